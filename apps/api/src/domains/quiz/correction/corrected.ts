import { type Marked, mark, type Share } from '../taking/mark.ts'

/** What holds of a question instead of what was drawn. */
export interface Correction {
  kind: 'key' | 'accept' | 'drop' | 'full'
  /** The other key or the further one, in the letters of the version. */
  right_options: string[]
  /** What fills each gap, one gap a line; of a further key a line may say nothing. */
  blanks: string | null
  reason: string
}

/** A question with the correction that holds of it. */
export interface Corrected extends Marked {
  correction: Correction | null
}

const none: Share = { of: 0, out: 1 }
const all: Share = { of: 1, out: 1 }

const shares: Record<
  Correction['kind'],
  (question: Marked, correction: Correction, order: readonly string[], value: readonly string[]) => Share
> = {
  key: (question, { right_options, blanks }, order, value) =>
    mark({ ...question, right_options, blanks }, order, value),
  accept: (question, correction, order, value) =>
    [question, ...furtherKeys(question, correction)]
      .map((accepted) => mark(accepted, order, value))
      .reduce((best, share) => (share.of * best.out > best.of * share.out ? share : best)),
  drop: () => none,
  full: () => all,
}

/** Marks an answer by what holds now: an answer that several keys take is worth the most of them. */
export function markCorrected(
  question: Corrected,
  order: readonly string[],
  value: readonly string[],
): Share {
  const { correction } = question
  return correction
    ? shares[correction.kind](question, correction, order, value)
    : mark(question, order, value)
}

/** True where nobody need mark an answer any more: it is out of the total, or worth all points whatever it says. */
export function isExcused({ correction }: Pick<Corrected, 'correction'>): boolean {
  return correction !== null && (correction.kind === 'drop' || correction.kind === 'full')
}

/** What is right of a question now; the letters of a further key are told apart. */
export function keyNow(question: Corrected): {
  right_options: readonly string[]
  blanks: string | null
  accepted: readonly string[]
} {
  const { right_options, blanks, correction } = question
  if (correction?.kind === 'key') {
    return { right_options: correction.right_options, blanks: correction.blanks, accepted: [] }
  }
  if (correction?.kind === 'accept') {
    return {
      right_options,
      blanks: blanks && filledBesides(blanks, correction.blanks),
      accepted: correction.right_options,
    }
  }
  return { right_options, blanks, accepted: [] }
}

/** Where one chooses a single option each further letter is a key of its own, elsewhere they are one together. */
function furtherKeys(question: Marked, { right_options: further, blanks }: Correction): Marked[] {
  if (question.kind === 'fill') {
    return [{ ...question, blanks: filledBesides(question.blanks ?? '', blanks) }]
  }
  const isSingle = question.kind === 'single' || question.kind === 'true_false'
  return (isSingle ? further.map((letter) => [letter]) : [further]).map((letters) => ({
    ...question,
    right_options: letters,
  }))
}

/** '114' and '115', '114|115': what fills each gap, and what does besides. */
function filledBesides(blanks: string, further: string | null): string {
  const more = (further ?? '').split('\n')
  return blanks
    .split('\n')
    .map((line, at) => [line, more[at]?.trim()].filter(Boolean).join('|'))
    .join('\n')
}
