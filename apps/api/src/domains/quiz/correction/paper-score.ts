import type { PaperQuestion } from '../exams/papers.ts'
import { type AnswerMark, shareOfMark } from '../marking/answer-marks.ts'
import { type Share, total } from '../taking/mark.ts'
import { isExcused, markCorrected } from './corrected.ts'

/** What was answered, by place in the paper. */
export type Given = ReadonlyMap<number, readonly string[]>
/** What people gave written answers, by place in the paper. */
export type Marks = ReadonlyMap<number, AnswerMark>

/** What a paper came to; nothing but the points that can be had as long as a written answer waits for its mark. */
export interface PaperScore {
  max_points: number
  points: number | null
  score: number | null
  passed: boolean | null
}

/** What an answer is worth, and of how many points: none where the question is out of the total. */
export function worthOf(
  question: PaperQuestion,
  given: Given,
  marks: Marks,
): { share: Share; points: number } {
  const { kind, slot, option_order: order, correction } = question
  const isWritten = kind === 'essay' && !isExcused(question)
  const share = isWritten
    ? shareOfMark(question, marks.get(slot))
    : markCorrected(question, order, given.get(slot) ?? [])
  return { share, points: correction?.kind === 'drop' ? 0 : question.points }
}

/** What a paper comes to by the keys that hold now. */
export function scoreOf(
  questions: readonly PaperQuestion[],
  given: Given,
  marks: Marks,
  passPercent: number,
): PaperScore {
  const slots = questions.map((question) => worthOf(question, given, marks))
  const most = { max_points: slots.reduce((sum, { points }) => sum + points, 0) }
  const waits = questions.some(
    (question) => marks.get(question.slot)?.earned === null && !isExcused(question),
  )
  if (waits) return { ...most, points: null, score: null, passed: null }
  return { ...most, ...total(slots, passPercent) }
}
