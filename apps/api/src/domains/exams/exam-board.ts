import type { Data } from '@nhansu/sdk/contract'
import { notFound } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { addRows, boardRows, changeRow, examRows, removeRow } from './exam-rows.ts'

type Member = Data<'examBoard.store'>['member']

export default defineOperations('examBoard', {
  'examBoard.store': async ({ path, body }, context) => {
    const [id = 0] = await addRows(context, boardRows, path.id, [body])
    return { member: await one(context, path.id, id) }
  },
  'examBoard.update': async ({ path, body }, context) => {
    const examId = await changeRow(context, boardRows, path.id, body)
    return { member: await one(context, examId, path.id) }
  },
  'examBoard.destroy': ({ path }, context) => removeRow(context, boardRows, path.id),
})

async function one(context: ProductContext, examId: number, id: number): Promise<Member> {
  const [member] = await examRows<Member>(context, boardRows, examId, id)
  if (member === undefined) throw notFound()
  return member
}
