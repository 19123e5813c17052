/** The version of the app, from package.json, put in by the build. */
declare const __VERSION__: string

/** Chromium's offer to install the app; not in TypeScript's DOM as it is no standard. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<void>
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent
}

interface Navigator {
  /** iOS only: whether the app runs from the home screen. */
  readonly standalone?: boolean
}

/** Chromium only: the files that the system opens the app with. */
interface Window {
  readonly launchQueue?: {
    setConsumer(take: (launched: { readonly files?: readonly FileSystemFileHandle[] }) => void): void
  }
}
