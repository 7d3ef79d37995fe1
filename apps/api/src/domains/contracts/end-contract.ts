import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handlers.ts'
import { giveUpNumber } from '../../numbers/draw-number.ts'
import { keepWarnings, refuseErrors, showContract, withFindings } from './contract-findings.ts'
import { openContract, type WholeContract } from './contract-rows.ts'
import { findingsOfEnding } from './ending-facts.ts'
import type { Ending } from './ending-rules.ts'
import { shownDay } from './term.ts'

/**
 * Ends an issued contract on a day. What the law forbids is refused; what falls short of the notice that it wants is kept
 * as a warning. A preview tells both, and changes nothing.
 */
export const endContract: Handler<'contracts.end'> = async ({ path, query = {}, body }, context) => {
  const open = await openContract(context, path.id, { forWriting: true })
  const { contract } = open
  requireIssued(contract.state)
  const { decision_no = null, ...asked } = body
  const ending: Ending = {
    ...asked,
    notice_date: asked.notice_date ?? null,
    notice_exemption: asked.notice_exemption ?? null,
    is_special_job: asked.is_special_job ?? false,
  }
  const fault = endingFault(contract, ending)
  if (fault) throw invalidInput({ [fault.field]: [fault.text] })
  const findings = await findingsOfEnding(context, contract, ending)
  if (query.dry_run === true) {
    const { ended_date, end_reason } = ending
    return withFindings(context, { ...open, contract: { ...contract, ended_date, end_reason } }, findings)
  }
  refuseErrors(findings)
  const ended = { state: 'ended', ...ending, decision_no }
  await sql`
    update contracts set ${sql.join(Object.entries(ended).map(([field, value]) => sql`${sql.ref(field)} = ${value}`))}
    where ${context.inThisCompany('contracts')} and id = ${path.id}`.execute(context.db)
  await keepWarnings(context, path.id, findings)
  context.audit({ recordId: path.id, ...savedChanges({ ...contract }, ended) })
  return showContract(context, path.id)
}

/** What is wrong with the days on which a contract ends, and the field that is to blame. */
export function endingFault(
  { start_date: start, end_date: end }: Pick<WholeContract, 'start_date' | 'end_date'>,
  {
    ended_date: ended,
    notice_date: notice = null,
  }: Pick<Ending, 'ended_date'> & { notice_date?: string | null },
): { field: 'ended_date' | 'notice_date'; text: string } | undefined {
  if (ended < start) {
    const text = 'Ngày chấm dứt không được trước ngày hiệu lực. Hợp đồng chưa bắt đầu thì hãy hủy.'
    return { field: 'ended_date', text }
  }
  if (end !== null && ended > end) {
    return { field: 'ended_date', text: `Ngày chấm dứt không được sau ngày hết hạn (${shownDay(end)}).` }
  }
  if (notice !== null && notice > ended) {
    return { field: 'notice_date', text: 'Ngày báo trước không được sau ngày chấm dứt.' }
  }
  return undefined
}

/** Gives up an issued contract before it begins, and its number with it. */
export const cancelContract: Handler<'contracts.cancel'> = async ({ path, body: { reason } }, context) => {
  const { contract } = await openContract(context, path.id, { forWriting: true })
  requireIssued(contract.state)
  const { db, inThisCompany, session } = context
  const { rows } = await sql<{ today: string }>`select current_date as today`.execute(db)
  if (contract.start_date <= (rows[0]?.today ?? '')) {
    throw new ApiFailure(409, 'Hợp đồng đã có hiệu lực nên không hủy được. Hãy chấm dứt hợp đồng.')
  }
  await sql`
    update contracts set state = 'cancelled', cancel_reason = ${reason.trim()}
    where ${inThisCompany('contracts')} and id = ${path.id}`.execute(db)
  const number = { record: { kind: 'contracts', id: path.id }, number: contract.contract_number ?? '' }
  await giveUpNumber(context, number, { reason: reason.trim(), userId: session.userId })
  const cancelled = { state: 'cancelled', cancel_reason: reason.trim() }
  context.audit({ recordId: path.id, ...savedChanges({ ...contract }, cancelled) })
  return showContract(context, path.id)
}

/** @throws ApiFailure 409 */
function requireIssued(state: string): void {
  if (state === 'issued') return
  const words: Readonly<Record<string, string>> = {
    draft: 'Hợp đồng còn là bản nháp.',
    ended: 'Hợp đồng đã được chấm dứt.',
    cancelled: 'Hợp đồng đã bị hủy.',
  }
  throw new ApiFailure(409, words[state] ?? 'Hợp đồng không ở trạng thái cho phép.')
}
