import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import { shownRow } from '../../contract/field-rights.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { bodyFields } from '../../contract/operation-fields.ts'
import { drawNumber } from '../../numbers/draw-number.ts'
import { type OpenContract, openContract, seesPay, type WholeContract } from './contract-rows.ts'
import { shownDay } from './term.ts'

type Appendix = Schemas['Appendix']

const columns = sql`id, contract_id, appendix_number, sign_date, start_date, end_date, changes, content, salary, job_title,
  work_place, working_time, signer_name, signer_title, authority_no, created_at`

export default defineOperations('appendices', {
  'appendices.list': async ({ path }, context) => {
    const open = await openContract(context, path.id)
    const { rows } = await sql<Appendix>`
      select ${columns} from appendices
      where ${context.inThisCompany('appendices')} and contract_id = ${path.id} order by start_date, id`.execute(
      context.db,
    )
    return { appendices: rows.map((row) => shown(context, 'appendices', open, row)) }
  },

  'appendices.store': async ({ path, body: { number, ...body } }, context) => {
    const open = await openContract(context, path.id, { forWriting: true })
    const { contract } = open
    requireWithin(contract, body)
    const { db, companyId, session } = context
    const drawn = await drawNumber(context, 'appendix', {
      on: body.sign_date,
      typed: number,
      parent: contract.contract_number ?? '',
      userId: session.userId,
    })
    const values: Record<string, unknown> = { ...body }
    const fields = bodyFields(context.operation).filter((field) => values[field] !== undefined)
    const { rows } = await sql<Appendix>`
      insert into appendices (company_id, contract_id, appendix_number, created_by, ${sql.join(fields.map((field) => sql.ref(field)))})
      values (${companyId}, ${path.id}, ${drawn}, ${session.userId}, ${sql.join(fields.map((field) => values[field]))})
      returning ${columns}`.execute(db)
    const [row] = rows
    if (row === undefined) throw new Error('the appendix was not kept')
    context.audit({
      recordId: row.id,
      changedFields: fields,
      detail: { contract_id: path.id },
      values: { after: { ...values, appendix_number: drawn } },
    })
    return { appendix: shown(context, 'appendix', open, row) }
  },
})

/** One's own stands open; else what is paid is for who may see that. */
function shown(context: ProductContext, key: string, open: OpenContract, row: Appendix): Appendix {
  if (seesPay(context, open)) return { ...row, masked_fields: [] }
  const { dotted_fields: _, ...rest } = shownRow(context, key, row, open.reaches)
  // Pay, which no appendix must have, is all that can be missing.
  return rest as Appendix
}

/** Rule L5 (Điều 22 BLLĐ): an appendix lies inside its contract and leaves the term alone. */
function requireWithin(
  contract: WholeContract,
  { start_date, end_date = null }: { start_date: string; end_date?: string | null },
): void {
  if (contract.state !== 'issued')
    throw new ApiFailure(409, 'Chỉ thêm được phụ lục cho hợp đồng đã ban hành.')
  if (start_date < contract.start_date) {
    throw invalidInput({
      start_date: [`Phụ lục không được có hiệu lực trước hợp đồng (${shownDay(contract.start_date)}).`],
    })
  }
  if (end_date !== null && end_date < start_date) {
    throw invalidInput({ end_date: ['Ngày kết thúc không được trước ngày hiệu lực.'] })
  }
  const last = end_date ?? start_date
  if (contract.end_date !== null && last > contract.end_date) {
    throw invalidInput({
      [end_date === null ? 'start_date' : 'end_date']: [
        `Phụ lục không được thay đổi thời hạn hợp đồng (hết hạn ngày ${shownDay(contract.end_date)}).`,
      ],
    })
  }
}
