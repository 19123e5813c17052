import { ErrorBoundary, type JSX } from 'solid-js'
import { Failure } from './Failure'
import { forgetTrouble, trouble } from './trouble'

/** Keeps a bug inside the page it happened on: the navigation around it goes on working. */
export function Boundary(props: { readonly children: JSX.Element }) {
  return (
    <ErrorBoundary
      fallback={(error: unknown, reset) => (
        <Failure
          error={error}
          recover={() => {
            forgetTrouble()
            reset()
          }}
        />
      )}
    >
      <Rethrow />
      {props.children}
    </ErrorBoundary>
  )
}

/** Throws inside the boundary what happened outside of rendering. */
function Rethrow() {
  const check = () => {
    const found = trouble()
    if (found) throw found.error
    return null
  }
  return <>{check()}</>
}
