const cacheName = 'shared-files'

/** The files that public/share-target.js has left for us; taken once. */
export async function takeShared(): Promise<Blob[]> {
  const device: Partial<Pick<typeof globalThis, 'caches'>> = globalThis // missing on an address without https
  if (!(await device.caches?.has(cacheName))) return []
  const cache = await caches.open(cacheName)
  const responses = await cache.matchAll()
  const files = await Promise.all(responses.map(response => response.blob()))
  await caches.delete(cacheName)
  return files
}
