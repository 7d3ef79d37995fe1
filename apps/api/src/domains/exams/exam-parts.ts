import type { Data } from '@nhansu/sdk/contract'
import { notFound } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { addRows, changeRow, examOf, examRows, partRows, removeRow } from './exam-rows.ts'
import { holdExam, refuseOnceScored } from './held-exam.ts'
import { makeQuiz, requireQuizRight } from './make-quiz.ts'
import { takeQuizScores } from './quiz-scores.ts'

type Part = Data<'examParts.store'>['part']

export default defineOperations('examParts', {
  'examParts.store': async ({ path, body }, context) => {
    refuseOnceScored(await holdExam(context, path.id))
    requireQuizRight(context, body.quiz_exam_id)
    const [id = 0] = await addRows(context, partRows, path.id, [body])
    return { part: await one(context, path.id, id) }
  },
  'examParts.update': async ({ path, body }, context) => {
    const examId = await examOf(context, partRows, path.id)
    const exam = await holdExam(context, examId)
    if (body.weight !== undefined || body.pass_score !== undefined) {
      const { weight, pass_score: least } = await one(context, examId, path.id)
      const isOther =
        (body.weight ?? weight) !== weight || (body.pass_score !== undefined && body.pass_score !== least)
      if (isOther) refuseOnceScored(exam)
    }
    requireQuizRight(context, body.quiz_exam_id)
    await changeRow(context, partRows, path.id, body)
    if (body.quiz_exam_id != null) await takeQuizScores(context, body.quiz_exam_id)
    return { part: await one(context, examId, path.id) }
  },
  'examParts.makeQuiz': async ({ path }, context) => {
    const examId = await examOf(context, partRows, path.id)
    await holdExam(context, examId)
    await makeQuiz(context, path.id)
    context.audit({ recordId: examId, changedFields: ['parts'] })
    return { part: await one(context, examId, path.id) }
  },
  'examParts.destroy': async ({ path }, context) => {
    refuseOnceScored(await holdExam(context, await examOf(context, partRows, path.id)))
    return removeRow(context, partRows, path.id)
  },
})

async function one(context: ProductContext, examId: number, id: number): Promise<Part> {
  const [part] = await examRows<Part>(context, partRows, examId, id)
  if (part === undefined) throw notFound()
  return part
}
