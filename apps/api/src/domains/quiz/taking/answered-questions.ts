import type { Data } from '@nhansu/sdk/contract'
import { type Given, type Marks, worthOf } from '../correction/paper-score.ts'
import { asked, correctionOf, type PaperQuestion, rightOf } from '../exams/papers.ts'

type Answered = Data<'quizTaking.viewAnswers'>['questions'][number]

/** A paper with what was answered, what each answer earned, and what is right: never for who may still write. */
export function answeredQuestions(
  questions: readonly PaperQuestion[],
  given: Given,
  marks: Marks,
): Answered[] {
  return questions.map((question) => {
    const { share, points } = worthOf(question, given, marks)
    const mark = marks.get(question.slot)
    const waits = mark?.earned === null && question.correction === null
    return {
      ...asked(question),
      value: [...(given.get(question.slot) ?? [])],
      earned: waits ? null : Math.round((points * share.of * 10_000) / share.out) / 10_000,
      remark: mark?.remark ?? null,
      ...rightOf(question),
      explanation: question.explanation,
      correction: correctionOf(question),
    }
  })
}
