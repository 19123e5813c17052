/** Why something cannot be taken in; each kind is one sentence. */
export type ProblemKind =
  /** The browser does not give us the file. */
  | 'unreadable'
  /** Neither a game nor a backup. */
  | 'foreign'
  /** Begins like one of ours and is broken. */
  | 'damaged'
  /** Written by a newer version of the app. */
  | 'newer'
  /** A game that is not on our shelf. */
  | 'unknown-game'
  /** One game that is larger than any game. */
  | 'too-large'
  /** The same game more than once. */
  | 'twice'
  /** The games here have changed since they were compared. */
  | 'changed'
  /** The device does not take it. */
  | 'not-saved'
  /** A link or a code that is cut off or mistyped. */
  | 'code'

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
