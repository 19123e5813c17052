/** As much of Lighthouse as we use: its own types are there only once it is installed. */
declare module 'lighthouse' {
  interface Audit {
    readonly title: string
    readonly score: number | null
  }
  interface Category {
    readonly score: number | null
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
  }
  interface Result {
    readonly categories: Readonly<Record<string, Category>>
    readonly audits: Readonly<Record<string, Audit>>
    readonly runtimeError?: { readonly message: string }
  }
  interface Flags {
    readonly port: number
    readonly logLevel: 'error'
    readonly onlyCategories: readonly string[]
  }
  /** With no other configuration it looks as a phone would: small screen, slow network, slow processor. */
  export default function lighthouse(url: string, flags: Flags): Promise<{ readonly lhr: Result } | undefined>
}
