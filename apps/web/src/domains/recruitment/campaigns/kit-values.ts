import type { Input, Schemas } from '@nhansu/sdk/contract'

type Round = Schemas['RecruitmentRound']
type Body = Input<'recruitmentRounds.interviews'>['body']

/** The kit of a round as its form holds it. */
export interface KitValues {
  minutes: number | null
  criteria: {
    id?: number
    name: string
    weight: number | null
    words_for_2: string
    words_for_5: string
    words_for_8: string
  }[]
  questions: { content: string }[]
  seats: { employee_ids: number[] }[]
}

/** The kit of a round, for its form to begin with. */
export function heldKit({ minutes, criteria, questions, seats }: Round): KitValues {
  return {
    minutes,
    criteria: criteria.map(({ words_for_2: two, words_for_5: five, words_for_8: eight, ...criterion }) => ({
      ...criterion,
      words_for_2: two ?? '',
      words_for_5: five ?? '',
      words_for_8: eight ?? '',
    })),
    questions: questions.map((content) => ({ content })),
    seats: seats.map(({ employee_ids: ids }) => ({ employee_ids: [...ids] })),
  }
}

/** What the form of a kit holds as the contract takes it. */
export function sentKit({ minutes, criteria, questions, seats }: KitValues): Omit<Body, 'round_id'> {
  return {
    minutes,
    criteria: criteria.map(({ id, name, weight, ...words }) => ({
      ...(id !== undefined && { id }),
      name: name.trim(),
      weight: weight ?? 0,
      words_for_2: words.words_for_2.trim() || null,
      words_for_5: words.words_for_5.trim() || null,
      words_for_8: words.words_for_8.trim() || null,
    })),
    questions: questions.map(({ content }) => content.trim()),
    seats: seats.map(({ employee_ids: ids }) => ({ employee_ids: ids })),
  }
}

/** Whether a kit changes what totals are reckoned by: which criteria there are, or a weight of one. */
export function changesCriteria({ criteria }: Round, { criteria: sent }: Pick<Body, 'criteria'>): boolean {
  const weights = new Map(criteria.map(({ id, weight }) => [id, weight]))
  return sent.length !== criteria.length || sent.some(({ id, weight }) => weights.get(id) !== weight)
}
