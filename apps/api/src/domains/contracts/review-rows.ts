import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import { holdsOn, type RowReaches, rowReaches } from '../../contract/field-rights.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { contractColumns, visibleContracts, writableContracts } from './contract-rows.ts'
import {
  dueDate,
  headedContracts,
  isSent,
  notAboutOneself,
  reviewedKinds,
  reviewStatus,
} from './review-status.ts'

export type RenewalReview = Schemas['RenewalReview']

/** Which reviews somebody opens: by his rights over contracts, and as the head without any. */
const readableReviews: RowConditions = {
  table: 'contracts',
  ...(visibleContracts.unit && { unit: visibleContracts.unit }),
  own: headedContracts,
}

const nameOfUser = (column: string) =>
  sql`(select full_name from names_of_users(array[${sql.ref(`review.${column}`)}]))`
const nameOfType = sql`(select name from contract_types t
  where t.company_id = review.company_id and t.id = review.proposed_type_id)`

const renewalId = sql`(select follower.id from contracts follower where follower.company_id = contracts.company_id
  and follower.renewed_from_id = contracts.id and follower.state <> 'cancelled')`

/** The decision not to renew that was made of this contract: later than its beginning, and not given up. */
const decisionId = sql`(select max(decisions.id) from decision_people person
  join decisions on decisions.company_id = person.company_id and decisions.id = person.decision_id
  where person.company_id = contracts.company_id and person.employee_id = contracts.employee_id
    and decisions.decision_type = 13 and decisions.state in ('draft', 'issued')
    and coalesce(person.effective_date, decisions.effective_date) > contracts.start_date)`

/** A review with what only the server asks of it. */
export interface OpenReview {
  review: Omit<RenewalReview, 'types'>
  /** The contract's own state. */
  state: Schemas['ContractState']
  isHr: boolean
}

type ReviewRow = Omit<RenewalReview, 'types' | 'may_write_unit' | 'may_write_hr' | 'closed_reason'> & {
  state: Schemas['ContractState']
  head_id: number | null
  is_sent: boolean
  is_followed: boolean
  reaches: RowReaches
}

/**
 * Opens the review of a contract as far as the reader may.
 * @param forWriting holds the contract, so that of two who write the second sees what the first did
 * @throws ApiFailure 404 for a contract that does not end by itself, or that he may not know of
 */
export async function openReview(
  context: ProductContext,
  id: number,
  { forWriting = false }: { forWriting?: boolean } = {},
): Promise<OpenReview> {
  const { db, inThisCompany } = context
  const mine = sql`${inThisCompany('contracts')} and contracts.id = ${id} and contracts.state in ('issued', 'ended')
    and contracts.kind = any(${[...reviewedKinds]}::text[])
    and ${notAboutOneself(context)} and ${visibleRows(context, readableReviews)}`
  if (forWriting) await sql`select id from contracts where ${mine} for no key update of contracts`.execute(db)
  const { rows } = await sql<ReviewRow>`
    select contracts.id as contract_id, ${contractColumns([
      'employee_id',
      'nhansu_id',
      'full_name',
      'department_name',
      'position_name',
      'contract_number',
      'contract_type_name',
      'start_date',
      'end_date',
      'days_left',
      'state',
    ])}, ${dueDate} as due_date, ${reviewStatus} as review_status, contracts.end_date + 1 as next_day,
      review.proposal, review.proposed_type_id, ${nameOfType} as proposed_type_name,
      review.unit_opinion, ${nameOfUser('unit_by')} as unit_by_name, review.unit_at,
      review.hr_opinion, ${nameOfUser('hr_by')} as hr_by_name, review.hr_at, coalesce(review.version, 0) as version,
      ${renewalId} as renewal_id, ${decisionId} as decision_id, ${isSent} as is_sent,
      head.id as head_id, head.full_name as head_name,
      exists (select from contracts later where later.company_id = contracts.company_id
        and later.employee_id = contracts.employee_id and later.state in ('issued', 'ended')
        and later.start_date > contracts.end_date) as is_followed,
      ${rowReaches(context, writableContracts)} as reaches
    from contracts
    left join renewal_reviews review on review.company_id = contracts.company_id and review.contract_id = contracts.id
    left join employees head on head.company_id = contracts.company_id
      and head.id = head_over(contracts.company_id, contracts.employee_id)
    where ${mine}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  const { state, head_id, is_sent, is_followed, reaches, ...row } = rows[0]
  const isHr = holdsOn(context, ['contract_edit'], reaches)
  const isHead = head_id !== null && head_id === context.session.employeeId && is_sent
  const closed_reason = whyClosed({ ...row, state, is_followed })
  const isOpen = closed_reason === null
  const review = {
    ...row,
    renewal_id: isHr ? row.renewal_id : null,
    decision_id: isHr ? row.decision_id : null,
    closed_reason,
    // Where no unit above the person has a head, HR asks around and writes down both.
    may_write_unit: isOpen && (isHead || (isHr && head_id === null)),
    may_write_hr: isOpen && isHr,
  }
  return { review, state, isHr }
}

function whyClosed({
  state,
  is_followed,
  renewal_id,
  decision_id,
}: Pick<ReviewRow, 'state' | 'is_followed' | 'renewal_id' | 'decision_id'>): string | null {
  if (state === 'ended') return 'Hợp đồng đã chấm dứt.'
  if (renewal_id !== null || is_followed) return 'Đã lập hợp đồng tái ký.'
  return decision_id === null ? null : 'Đã lập quyết định không gia hạn hợp đồng.'
}

/** Those of these contracts whose reviews the reader could open now: the trail tells of no others. */
export async function openReviewIds(
  context: ProductContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select contracts.id from contracts
    where ${context.inThisCompany('contracts')} and ${notAboutOneself(context)}
      and ${visibleRows(context, readableReviews)} and contracts.id = any(${ids}::bigint[])`.execute(
    context.db,
  )
  return new Set(rows.map(({ id }) => id))
}
