import { describe, expect, it } from 'vitest'
import { addPlayer, emptyDraft } from '../../../../../src/games/russian-railroads/ui/setup/draft'
import { findTyped, suggest } from '../../../../../src/games/russian-railroads/ui/setup/people'

const people = ['Anna', 'Boris', 'Chloé', 'Anna'].map((name, i) => ({ id: `${name}-${i}`, name }))
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)
const none = emptyDraft(0)
const anna = people[0] ?? { id: '', name: '' }

describe('people are suggested', () => {
  it('in the order given, until they sit down', () => {
    expect(ids(suggest(none, people))).toEqual(['Anna-0', 'Boris-1', 'Chloé-2', 'Anna-3'])
    expect(ids(suggest(addPlayer(none, anna), people))).toEqual(['Boris-1', 'Chloé-2', 'Anna-3'])
  })

  it('by what is typed, whatever the case', () => {
    expect(ids(suggest({ ...none, typed: 'OR' }, people))).toEqual(['Boris-1'])
    expect(suggest({ ...none, typed: 'Emil' }, people)).toEqual([])
  })

  it('eight at a time', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ id: String(i), name: `Guest ${i}` }))
    expect(suggest(none, many)).toHaveLength(8)
  })
})

describe('a whole name that is typed', () => {
  it('means the known person', () => expect(findTyped({ ...none, typed: 'anna ' }, people)?.id).toBe('Anna-0'))

  it('means the next one of that name once the first sits', () => {
    expect(findTyped({ ...addPlayer(none, anna), typed: 'Anna' }, people)?.id).toBe('Anna-3')
  })

  it('is somebody new where nobody has it', () => {
    expect(findTyped({ ...none, typed: 'Ann' }, people)).toBeUndefined()
  })
})
