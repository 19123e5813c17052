/** A new id for a game or a person: 128 random bits, also on an address without https, where randomUUID is missing. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
