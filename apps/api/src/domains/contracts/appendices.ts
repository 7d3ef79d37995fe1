import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, invalidInput, notFound } from '../../contract/failure.ts'
import { shownRow } from '../../contract/field-rights.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { bodyFields } from '../../contract/operation-fields.ts'
import { drawNumber } from '../../numbers/draw-number.ts'
import { decisionsOfAppendices } from '../decisions/public.ts'
import { appendixFault } from './appendix-fault.ts'
import { appendixPaper } from './appendix-paper.ts'
import { decideOnPay, decideOnPlace, type NewPlace, type SignedAppendix } from './appendix-decisions.ts'
import { decideOnTerms } from './appendix-terms.ts'
import { appendixColumns, type KeptAppendix } from './appendix-rows.ts'
import { bulkAppendices } from './bulk-appendices/bulk-appendices.ts'
import { offeredFor, signerOfPaper } from './contract-signers.ts'
import {
  type OpenContract,
  openContract,
  seesPay,
  type WholeContract,
  writableContracts,
} from './contract-rows.ts'

type Appendix = Schemas['Appendix']

export default defineOperations('appendices', {
  'appendices.list': async ({ path }, context) => {
    const open = await openContract(context, path.id)
    const { rows } = await sql<KeptAppendix>`
      select ${appendixColumns} from appendices
      where ${context.inThisCompany('appendices')} and contract_id = ${path.id} order by start_date, id`.execute(
      context.db,
    )
    return { appendices: await shown(context, 'appendices', open, rows) }
  },

  'appendices.store': async ({ path, body: { number, position_id, department_id, ...asked } }, context) => {
    const open = await openContract(context, path.id, { forWriting: true, withWork: true })
    const { contract } = open
    requireWithin(contract, asked)
    const place = placeOf(position_id, department_id)
    const body = place ? { ...asked, ...(await titled(context, asked, place)) } : asked
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
    const { rows } = await sql<KeptAppendix>`
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
    const undecided = await decide(context, contract, row, place)
    const [appendix] = await shown(context, 'appendix', open, [row])
    if (appendix === undefined) throw new Error('the appendix is not shown')
    return { appendix, undecided }
  },

  'appendices.decide': async ({ body: { ids } }, context) => {
    const { rows } = await sql<SignedAppendix>`
      select appendices.id, appendix_number, appendices.sign_date, appendices.start_date, appendices.end_date,
        appendices.salary, appendices.job_title, appendices.work_place, contracts.employee_id, employees.full_name
      from appendices
      join contracts on ${context.inThisCompany('contracts')} and contracts.id = appendices.contract_id
      join employees on ${context.inThisCompany('employees')} and employees.id = contracts.employee_id
      where ${context.inThisCompany('appendices')} and appendices.id = any(${ids}::bigint[])
        and ${visibleRows(context, writableContracts)}
      order by appendices.id for update of appendices`.execute(context.db)
    if (rows.length !== ids.length) throw notFound()
    const onPay = await decideOnPay(context, rows.filter(paysAnew))
    const onTerms = await decideOnTerms(context, rows.filter(saysTerms))
    // An appendix of neither is told of as one that leaves pay alone.
    const onNothing = await decideOnPay(
      context,
      rows.filter((row) => !paysAnew(row) && !saysTerms(row)),
    )
    context.audit({ detail: { appendices: ids.length } })
    const undecided = [...onPay.undecided, ...onTerms.undecided, ...onNothing.undecided]
    return {
      decision_ids: [...onPay.decisionIds, ...onTerms.decisionIds],
      undecided: undecided.map(({ appendix_id, full_name, reason }) => ({ appendix_id, full_name, reason })),
    }
  },

  'appendices.signers': ({ query: { sign_date: on } }, context) =>
    offeredFor(context, [{ kind: 'appendix', on }]),

  'appendices.bulk': bulkAppendices,
  'appendices.paper': appendixPaper,
})

const paysAnew = ({ salary }: Pick<SignedAppendix, 'salary'>) => (salary ?? null) !== null
/** Whether it says a title or a work place. */
const saysTerms = ({ job_title, work_place }: Pick<SignedAppendix, 'job_title' | 'work_place'>) =>
  (job_title ?? work_place ?? null) !== null

/** One's own stands open; else what is paid is for who may see that. Each with the decisions that its reader may see. */
async function shown(
  context: ProductContext,
  key: string,
  open: OpenContract,
  rows: readonly KeptAppendix[],
): Promise<Appendix[]> {
  const decisions = await decisionsOfAppendices(
    context,
    rows.map(({ id }) => id),
  )
  const withPay = seesPay(context, open)
  return rows.map((row) => {
    const whole = { ...row, decisions: decisions.get(row.id) ?? [] }
    if (withPay) return { ...whole, masked_fields: [] }
    const { dotted_fields: _, ...rest } = shownRow(context, key, whole, open.reaches)
    // Pay, which no appendix must have, is all that can be missing.
    return rest as Appendix
  })
}

/** @throws ApiFailure 400 for a unit without the position that somebody is to have there */
function placeOf(
  position_id: number | null = null,
  department_id: number | null = null,
): NewPlace | undefined {
  if (position_id !== null) return { position_id, department_id }
  if (department_id === null) return undefined
  throw invalidInput({ position_id: ['Vui lòng chọn chức vụ ở đơn vị mới.'] })
}

/**
 * A new position is a change of job, and its name is what the appendix says unless it says another.
 * @throws ApiFailure 400 for a position that is not there
 */
async function titled(
  { db, inThisCompany }: ProductContext,
  { changes, job_title = null }: Pick<Appendix, 'changes' | 'job_title'>,
  { position_id }: NewPlace,
): Promise<Pick<Appendix, 'changes' | 'job_title'>> {
  const { rows } = await sql<{ name: string }>`
    select name from positions where ${inThisCompany('positions')} and id = ${position_id} and is_active`.execute(
    db,
  )
  const [position] = rows
  if (position === undefined) {
    throw invalidInput({ position_id: ['Chức vụ không tồn tại hoặc đã ngừng sử dụng.'] })
  }
  return { changes: [...new Set([...changes, 'job' as const])], job_title: job_title ?? position.name }
}

/**
 * Drafts the decisions that do what an appendix changes; it writes no job fact itself.
 * @returns why there is none on pay, title or work place, where one is left to do
 */
async function decide(
  context: ProductContext,
  { employee_id, full_name }: WholeContract,
  row: KeptAppendix,
  place: NewPlace | undefined,
): Promise<string | null> {
  const signed: SignedAppendix = { ...row, employee_id, full_name }
  const onTerms = place ? [] : (await decideOnTerms(context, [signed].filter(saysTerms))).undecided
  if (place) await decideOnPlace(context, signed, place)
  const onPay = (await decideOnPay(context, [signed].filter(paysAnew))).undecided
  const reasons = [...onPay, ...onTerms].flatMap(({ agrees, reason }) => (agrees ? [] : [reason]))
  return reasons.length === 0 ? null : [...new Set(reasons)].join(' ')
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
