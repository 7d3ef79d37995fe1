import type { Schemas } from '@nhansu/sdk/contract'
import type { ItemFigures } from './analyse.ts'

type Flag = Schemas['QuizItemFlag']
type Difficulty = Schemas['QuizQuestionDifficulty']

/** Fewer takers say nothing of a question. */
export const fewestTakers = 30

/** Shares of points at which a question is told to be too easy or too hard. */
const limits = { easy: 0.9, hard: 0.2 } as const

/**
 * What somebody should look at before the results are out; nothing of a question that too few have answered.
 * @param right the letters that are right now
 */
export function flagsOf(figures: ItemFigures, kind: string, right: readonly string[]): Flag[] {
  if (figures.takers < fewestTakers) return []
  const { facility, discrimination, options } = figures
  const isChoice = kind === 'single' || kind === 'true_false'
  const favourite = options.toSorted((one, other) => other.upper - one.upper)[0]
  const prefersOther = isChoice && favourite !== undefined && !right.includes(favourite.letter)
  return [
    ...(prefersOther || (discrimination ?? 0) < 0 ? (['wrong_key'] as const) : []),
    ...(facility > limits.easy ? (['too_easy'] as const) : []),
    ...(facility < limits.hard ? (['too_hard'] as const) : []),
    ...(options.some(({ all }) => all === 0) ? (['unchosen'] as const) : []),
  ]
}

/** The difficulty that a question turned out to have; null where too few have answered it. */
export function turnedOut({ takers, facility }: ItemFigures): Difficulty | null {
  if (takers < fewestTakers) return null
  if (facility >= 0.75) return 1
  return facility >= 0.4 ? 2 : 3
}
