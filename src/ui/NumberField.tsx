import './NumberField.css'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly from: number
  readonly to: number
  /** Only what is named by the person is reported, and only a whole number within the limits. */
  readonly onChange: (value: number) => void
}

/** A whole number to be typed. What cannot be read is put back to what it was. */
export function NumberField(props: NumberFieldProps) {
  const read = (text: string): number | undefined => {
    const number = Number(text)
    const isFit = text.trim() !== '' && Number.isInteger(number) && number >= props.from && number <= props.to
    return isFit ? number : undefined
  }
  return (
    <label class="number-field">
      <span>{props.label}</span>
      <input
        type="number"
        inputmode={props.from < 0 ? 'text' : 'numeric'}
        step="1"
        min={props.from}
        max={props.to}
        value={props.value}
        onFocus={event => event.currentTarget.select()}
        onChange={event => {
          const number = read(event.currentTarget.value)
          if (number === undefined) event.currentTarget.value = String(props.value)
          else props.onChange(number)
        }}
      />
    </label>
  )
}
