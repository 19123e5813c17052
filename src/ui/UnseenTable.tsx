import { For } from 'solid-js'

interface UnseenTableProps {
  readonly caption: string
  /** What a row is, as the heading of the first column. */
  readonly heading: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | undefined)[] }[]
}

/** The numbers of a drawing, for who does not see it. */
export function UnseenTable(props: UnseenTableProps) {
  return (
    <div class="visually-hidden">
      <table>
        <caption>{props.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{props.heading}</th>
            <For each={props.columns}>{name => <th scope="col">{name}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {row => (
              <tr>
                <th scope="row">{row.name}</th>
                <For each={row.values}>{value => <td>{value}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  )
}
