import type { Schemas } from '@nhansu/sdk/contract'

type Answered = Schemas['AnsweredQuestion']
type Shown = Pick<Answered, 'kind' | 'options'>
type Right = Shown & Pick<Answered, 'right_letters' | 'blanks'>

const letters = ['A', 'B', 'C', 'D', 'E', 'F']

/** 'A. Trong kho' for each option that is worth reading; true and false say themselves. */
export function shownOptions({ kind, options }: Shown): string[] {
  if (kind === 'true_false') return []
  return options.map((text, at) => `${kind === 'statements' ? at + 1 : letters[at]}. ${text}`)
}

/** 'A, C', '1 Đúng, 2 –, 3 Sai', '114; 115', 'Đúng', or that nothing was answered. */
export function answerWords({ kind, value, options }: Shown & Pick<Answered, 'value'>): string {
  if (value.every((part) => part.trim() === '')) return 'chưa trả lời'
  if (kind === 'true_false') return trueWords(value[0])
  if (kind === 'statements') return options.map((_, at) => `${at + 1} ${trueWords(value[at])}`).join(', ')
  return kind === 'fill' || kind === 'essay' ? value.map((part) => part || '–').join('; ') : value.join(', ')
}

/** What is right, in the same words. */
export function rightWords({ kind, options, right_letters: right, blanks }: Right): string {
  if (kind === 'true_false') return trueWords(right[0])
  if (kind === 'statements') {
    return options
      .map((_, at) => `${at + 1} ${right.includes(letters[at] ?? '') ? 'Đúng' : 'Sai'}`)
      .join(', ')
  }
  if (right.length > 0) return right.join(', ')
  return blanks?.replaceAll('\n', '; ').replaceAll('|', ' hoặc ') ?? '–'
}

function trueWords(letter: string | undefined): string {
  if (letter === 'A') return 'Đúng'
  return letter === 'B' ? 'Sai' : '–'
}
