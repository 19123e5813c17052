import type { JSX } from 'solid-js'
import { Button } from '../ui/Button'

interface FileButtonProps {
  readonly kind?: 'main' | 'plain' | undefined
  /** What the system may leave out when it offers files. Without it every file is offered. */
  readonly accept?: string
  readonly onFiles: (files: readonly File[]) => void
  readonly children: JSX.Element
}

/** Asks the system for files. */
export function FileButton(props: FileButtonProps) {
  let input: HTMLInputElement | undefined
  return (
    <>
      <Button kind={props.kind} onClick={() => input?.click()}>
        {props.children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={props.accept}
        onChange={event => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = '' // so that the same file can be chosen again
          if (files.length > 0) props.onFiles(files)
        }}
      />
    </>
  )
}
