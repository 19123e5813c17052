/** The value of a JSON text, or undefined, which no JSON text is. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is nested at most so deep: a database copies values by recursion. */
export const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' || value === null || (depth > 0 && Object.values(value).every(v => isShallow(v, depth - 1)))
