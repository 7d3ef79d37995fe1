import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { lawConstant } from '../../law/law-constant.ts'
import { giveUpNumber } from '../../numbers/draw-number.ts'
import { keepWarnings, showContract } from './contract-findings.ts'
import { openContract, type WholeContract } from './contract-rows.ts'
import { seriesKindOf } from './issue-contract.ts'
import type { Finding } from './rule-types.ts'
import { daysIn, endOfTerm, shownDay, workingDaysIn } from './term.ts'

/** Ends an issued contract on a day; what falls short of the notice that the law wants is kept as a warning. */
export const endContract: Handler<'contracts.end'> = async ({ path, body }, context) => {
  const { contract } = await openContract(context, path.id, { forWriting: true })
  requireIssued(contract.state)
  const { ended_date, end_reason, notice_date = null, decision_no = null } = body
  const fault = endingFault(contract, body)
  if (fault) throw invalidInput({ [fault.field]: [fault.text] })
  await sql`
    update contracts set state = 'ended', ended_date = ${ended_date}, end_reason = ${end_reason},
      notice_date = ${notice_date}, decision_no = ${decision_no}
    where ${context.inThisCompany('contracts')} and id = ${path.id}`.execute(context.db)
  await keepWarnings(context, path.id, await noticeFindings(context, contract, body))
  const ended = { state: 'ended', ended_date, end_reason, notice_date, decision_no }
  context.audit({ recordId: path.id, ...savedChanges({ ...contract }, ended) })
  return showContract(context, path.id)
}

/** What is wrong with the days on which a contract ends, and the field that is to blame. */
export function endingFault(
  { start_date: start, end_date: end }: Pick<WholeContract, 'start_date' | 'end_date'>,
  { ended_date: ended, notice_date: notice = null }: Pick<Ending, 'ended_date' | 'notice_date'>,
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
  const number = { kind: seriesKindOf(contract.kind), number: contract.contract_number ?? '' }
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

interface Ending {
  ended_date: string
  end_reason: string
  notice_date?: string | null
}

/** Rule L10, the notice of Điều 35 and 36, for whoever ends a contract by himself. */
async function noticeFindings(
  context: ProductContext,
  { kind, start_date, end_date }: WholeContract,
  { ended_date, end_reason, notice_date = null }: Ending,
): Promise<Finding[]> {
  if (!['employee_notice', 'employer_notice'].includes(end_reason) || kind === 'probation') return []
  const year = endOfTerm(start_date, { months: 12, days: null }) ?? start_date
  const isShort = end_date !== null && end_date < year
  const key =
    end_date === null
      ? 'notice_days_indefinite'
      : isShort
        ? 'notice_days_short_term'
        : 'notice_days_fixed_term'
  const needed = await lawConstant(context, key, ended_date < '2021-01-01' ? '2021-01-01' : ended_date)
  const words = isShort ? 'ngày làm việc' : 'ngày'
  // The day on which notice is given does not count itself.
  const given =
    notice_date === null
      ? 0
      : (isShort ? workingDaysIn(notice_date, ended_date) : daysIn(notice_date, ended_date)) - 1
  if (given >= needed) return []
  const days =
    notice_date === null
      ? `Chưa có ngày báo trước, cần ${needed} ${words}`
      : `${shownDay(notice_date)} đến ${shownDay(ended_date)} là ${given} ${words}, cần ${needed}`
  const text = 'Thời gian báo trước ít hơn quy định.'
  return [
    {
      rule: 'L10',
      level: 'warning',
      field: 'notice_date',
      text,
      article: 'Điều 35, Điều 36 Bộ luật Lao động 2019',
      days,
    },
  ]
}
