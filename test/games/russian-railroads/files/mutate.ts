type Random = () => number
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const hostile: readonly Json[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  15,
  -1,
  -0,
  1.5,
  1e308,
  9007199254740993,
  '',
  'NaN',
  'Infinity',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  [],
  {},
  [[[[[[]]]]]],
  { length: 3 },
  Array.from({ length: 300 }, () => 0),
  'kiev',
  'black',
  'pass',
  'hidden',
  'forced',
  'track-basic',
]
const keys = ['forced', 'player', 'of', 'extra', 'constructor', 'at', 'auto', 'replace', 'swap', 'do']

const pick = <T>(items: readonly T[], random: Random): T | undefined => items[Math.floor(random() * items.length)]

/** The value with one or a few places changed. */
export function mutate(base: object, random: Random): Json {
  let value = JSON.parse(JSON.stringify(base)) as Json
  for (let i = 0; i < 1 + Math.floor(random() * 3); i++) value = mutateOnce(value, random)
  return value
}

function mutateOnce(value: Json, random: Random): Json {
  if (value === null || typeof value !== 'object' || random() < 0.05) return change(value, random)
  if (Array.isArray(value)) return mutateList(value, random)
  const entries = Object.entries(value)
  const at = Math.floor(random() * entries.length)
  const entry = entries[at]
  if (!entry) return { extra: 1 }
  const [key, inner] = entry
  const kind = random()
  if (kind < 0.08) return Object.fromEntries(entries.toSpliced(at, 1))
  if (kind < 0.16) return { ...value, [pick(keys, random) ?? 'x']: pick([true, ...hostile], random) ?? null }
  // The log is where most can go wrong.
  if ('actions' in value && random() < 0.6) return { ...value, actions: mutateOnce(value['actions'] ?? [], random) }
  return { ...value, [key]: mutateOnce(inner, random) }
}

function mutateList(list: Json[], random: Random): Json {
  const at = Math.floor(random() * list.length)
  const item = list[at]
  const kind = random()
  if (item === undefined || kind < 0.05) return [...list, pick(hostile, random) ?? null]
  if (kind < 0.12) return list.toSpliced(at, 1)
  if (kind < 0.18) return list.toSpliced(at, 0, item)
  return list.with(at, mutateOnce(item, random))
}

function change(value: Json, random: Random): Json {
  if (typeof value === 'number' && random() < 0.6) return value + (random() < 0.5 ? 1 : -1)
  if (typeof value === 'boolean' && random() < 0.5) return !value
  return pick(hostile, random) ?? null
}
