// Part of the service worker (vite.config.ts): files that another app shares arrive as a form. They wait in a cache of
// their own until the page has read them (src/app/shared-files.ts).
self.addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith('/share-target')) return
  event.respondWith(
    (async () => {
      const form = await request.formData()
      const cache = await caches.open('shared-files')
      const files = form.getAll('files').filter(file => file instanceof File)
      await Promise.all(files.map((file, i) => cache.put(`./shared-files/${i}`, new Response(file))))
      return Response.redirect('./#/import', 303)
    })(),
  )
})
