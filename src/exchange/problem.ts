import type { ProblemKind } from '../text/exchange'

/** Why something cannot be taken in. */
export interface Problem {
  readonly problem: ProblemKind
  /** The field that is wrong, such as `setup.players[0].name`. */
  readonly path?: string | undefined
  /** Which game of the file, from 1 on. */
  readonly game?: number | undefined
}

export const isProblem = (value: object): value is Problem => 'problem' in value

/** Carries a problem out of the middle of a stream. Never leaves this room. */
export class ProblemFound extends Error {
  constructor(readonly found: Problem) {
    super(found.problem)
  }
}

/** What a piece of work returns, or the problem that ended it; an error of any other kind is a bug and goes on. */
export async function catchProblem<T>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProblemFound) return error.found
    throw error
  }
}
