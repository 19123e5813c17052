// Runs before the first paint, so that neither theme nor language flashes. The app reads both back from the document
// (src/app/theme.ts, src/text/language.ts); this file is the only place that decides what a fresh page starts with.
;(() => {
  const kept = name => {
    try {
      return localStorage.getItem(`stationmaster.${name}`)
    } catch {
      return null // storage is forbidden: start as the system says
    }
  }
  const root = document.documentElement
  const theme = kept('theme')
  const language = kept('language')

  root.lang = language === 'en' || language === 'de' ? language : /^de\b/i.test(navigator.language) ? 'de' : 'en'
  if (theme !== 'light' && theme !== 'dark') return
  root.dataset.theme = theme
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.media = meta.dataset.scheme === theme ? 'all' : 'not all'
  }
})()
