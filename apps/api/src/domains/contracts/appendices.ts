import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import { shownRow } from '../../contract/field-rights.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { bodyFields } from '../../contract/operation-fields.ts'
import { drawNumber } from '../../numbers/draw-number.ts'
import { appendixFault } from './appendix-fault.ts'
import { appendixPaper } from './appendix-paper.ts'
import { type Appendix, appendixColumns } from './appendix-rows.ts'
import { bulkAppendices } from './bulk-appendices/bulk-appendices.ts'
import { offeredSigners, signerOfPaper } from './contract-signers.ts'
import { type OpenContract, openContract, seesPay, type WholeContract } from './contract-rows.ts'

export default defineOperations('appendices', {
  'appendices.list': async ({ path }, context) => {
    const open = await openContract(context, path.id)
    const { rows } = await sql<Appendix>`
      select ${appendixColumns} from appendices
      where ${context.inThisCompany('appendices')} and contract_id = ${path.id} order by start_date, id`.execute(
      context.db,
    )
    return { appendices: rows.map((row) => shown(context, 'appendices', open, row)) }
  },

  'appendices.store': async ({ path, body: { number, ...body } }, context) => {
    const open = await openContract(context, path.id, { forWriting: true })
    const { contract } = open
    requireWithin(contract, body)
    const signer = await signerOfPaper(context, 'appendix', body)
    const { db, companyId, session } = context
    const drawn = await drawNumber(context, 'appendix', {
      on: body.sign_date,
      typed: number,
      parent: contract.contract_number ?? '',
      userId: session.userId,
    })
    const values: Record<string, unknown> = { ...body, ...signer }
    const fields = bodyFields(context.operation).filter((field) => (values[field] ?? null) !== null)
    const { rows } = await sql<Appendix>`
      insert into appendices (company_id, contract_id, appendix_number, created_by, ${sql.join(fields.map((field) => sql.ref(field)))})
      values (${companyId}, ${path.id}, ${drawn}, ${session.userId}, ${sql.join(fields.map((field) => values[field]))})
      returning ${appendixColumns}`.execute(db)
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

  'appendices.signers': ({ query: { sign_date: on } }, context) =>
    offeredSigners(context, [{ kind: 'appendix', on }]),

  'appendices.bulk': bulkAppendices,
  'appendices.paper': appendixPaper,
})

/** One's own stands open; else what is paid is for who may see that. */
function shown(context: ProductContext, key: string, open: OpenContract, row: Appendix): Appendix {
  if (seesPay(context, open)) return { ...row, masked_fields: [] }
  const { dotted_fields: _, ...rest } = shownRow(context, key, row, open.reaches)
  // Pay, which no appendix must have, is all that can be missing.
  return rest as Appendix
}

/** @throws ApiFailure 409 for a contract that takes no appendix, 400 for days that are against rule L5 */
function requireWithin(
  contract: WholeContract,
  days: { start_date: string; end_date?: string | null },
): void {
  const fault = appendixFault(contract, days)
  if (fault === undefined) return
  throw fault.field === null ? new ApiFailure(409, fault.text) : invalidInput({ [fault.field]: [fault.text] })
}
