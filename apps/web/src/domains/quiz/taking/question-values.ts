import type { Paper } from './sitting.ts'

/** A question as its taker sees it. */
export type AskedQuestion = Paper['questions'][number]

/** The letters by which options are shown. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** How many gaps a text leaves to be filled in. */
export function gapsOf({ content }: Pick<AskedQuestion, 'content'>): number {
  return Math.max(1, content.split(/_{3,}/).length - 1)
}

/** True for a question that is answered by words. */
export function isWritten({ kind }: Pick<AskedQuestion, 'kind'>): boolean {
  return kind === 'fill' || kind === 'essay'
}

/** A list as long as it must be, with this part of it changed. */
export function withPart(value: readonly string[], length: number, at: number, part: string): string[] {
  return Array.from({ length }, (_, place) => (place === at ? part : (value[place] ?? '')))
}

/**
 * What a key for the option at a place makes of an answer: chosen, chosen besides, taken back; of a statement true, then
 * false, then true again.
 * @returns undefined where the question has no such option
 */
export function chosenByKey(
  question: Pick<AskedQuestion, 'kind' | 'options'>,
  value: readonly string[],
  place: number,
): string[] | undefined {
  const { kind, options } = question
  const letter = letters[place]
  if (letter === undefined || place >= options.length || isWritten(question)) return undefined
  if (kind === 'statements') return withPart(value, options.length, place, value[place] === 'A' ? 'B' : 'A')
  if (kind !== 'multiple') return [letter]
  return value.includes(letter)
    ? value.filter((other) => other !== letter)
    : [...value, letter].toSorted((one, other) => one.localeCompare(other))
}
