import { defineOperations } from '../../../contract/handlers.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { attemptHere, incidentsOf, movesOf } from './attempt-rows.ts'
import { judgeLate, lateAnswersOf } from './judge-late.ts'
import { cancelAttempt, reopenAttempt } from './move-attempt.ts'

/** What examiners do with one attempt; its trail is that of the exam. */
export default defineOperations('quizAttempts', {
  'quizAttempts.history': async ({ path }, context) => {
    await attemptHere(context, path.id)
    return historyOf(context, path.id)
  },

  'quizAttempts.reopen': async ({ path, body }, context) => {
    const { exam_id: examId } = await reopenAttempt(context, path.id, body)
    const detail = { attempt: path.id, ...body }
    context.audit({ resource: 'quizExams', recordId: examId, changedFields: ['attempts'], detail })
    return historyOf(context, path.id)
  },

  'quizAttempts.cancel': async ({ path, body }, context) => {
    const { exam_id: examId } = await cancelAttempt(context, path.id, body.reason)
    const detail = { attempt: path.id, reason: body.reason }
    context.audit({ resource: 'quizExams', recordId: examId, changedFields: ['attempts'], detail })
    return historyOf(context, path.id)
  },

  'quizAttempts.judgeLate': async ({ path, body }, context) => {
    const { exam_id: examId } = await judgeLate(context, path.id, body)
    const detail = { attempt: path.id, ...body }
    context.audit({ resource: 'quizExams', recordId: examId, changedFields: ['attempts'], detail })
    return historyOf(context, path.id)
  },
})

async function historyOf(context: ProductContext, id: number) {
  return {
    moves: await movesOf(context, id),
    late_answers: await lateAnswersOf(context, id),
    incidents: await incidentsOf(context, id),
  }
}
