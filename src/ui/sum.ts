/** The terms of a sum as people type it ("12+0 + 2×4"), a product being one term; undefined if it is none, or not finished. */
export function readTerms(text: string): readonly number[] | undefined {
  const sum = text.trim().replace(/[−–]/g, '-').replace(/[x*·]/gi, '×')
  if (!/^\d{1,4}(\s*[-+×]\s*\d{1,4})*$/.test(sum)) return undefined
  return sum
    .replace(/\s/g, '')
    .split(/\+|(?=-)/)
    .map(readTerm)
}

const readTerm = (term: string): number => term.split('×').reduce((product, factor) => product * Number(factor), 1)
