import type { Schemas } from '../contract.ts'

type Answered = Schemas['AnsweredQuestion']

/** A question as a paper shows it. */
export type ShownQuestion = Pick<Answered, 'kind' | 'options'>

const letters = ['A', 'B', 'C', 'D', 'E', 'F']

/** 'A. Trong kho' for each option that is worth reading; true and false say themselves. */
export function shownOptions({ kind, options }: ShownQuestion): string[] {
  if (kind === 'true_false') return []
  return options.map((text, at) => `${kind === 'statements' ? at + 1 : letters[at]}. ${text}`)
}

/** What is right: 'A, C', '1 Đúng, 2 Sai', '114 hoặc một một bốn; 115', 'Đúng'. */
export function rightWords({
  kind,
  options,
  right_letters: right,
  blanks,
}: ShownQuestion & Pick<Answered, 'right_letters' | 'blanks'>): string {
  if (kind === 'true_false') return trueWords(right[0])
  if (kind === 'statements') {
    return options
      .map((_, at) => `${at + 1} ${right.includes(letters[at] ?? '') ? 'Đúng' : 'Sai'}`)
      .join(', ')
  }
  if (right.length > 0) return right.join(', ')
  return blanks?.replaceAll('\n', '; ').replaceAll('|', ' hoặc ') ?? '–'
}

/** 'Đúng' and 'Sai' for the letters by which they are answered. */
export function trueWords(letter: string | undefined): string {
  if (letter === 'A') return 'Đúng'
  return letter === 'B' ? 'Sai' : '–'
}
