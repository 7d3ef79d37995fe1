import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { AskedUnit } from '../../employees/public.ts'
import { visibleContracts } from '../contract-rows.ts'
import { dueDate, firstStep, isInReviewDays, notAboutOneself } from '../review-status.ts'

/** How far the board looks ahead. */
export const boardDays = 90

/** Kinds that end by themselves, how a trial went among them. */
const endingKinds = ['training', 'probation', 'fixed_term', 'seasonal'] as const

/** Decisions that let somebody go; of them a draft is told as well but for the first, which may be about anything. */
const lettingGo = { any: [7, 11, 12, 13], told: [11, 12, 13] } as const
/** The decision by which somebody who was tried, trained or hired for a season stays. */
const keeping = { type: 3, kinds: ['probation', 'training', 'seasonal'] } as const

const lastDay = sql`coalesce(contracts.ended_date, contracts.end_date)`

/** What was drafted to follow, by renewing it or by hand. */
const draftId = sql`(select min(draft.id) from contracts draft
  where draft.company_id = contracts.company_id and draft.employee_id = contracts.employee_id
    and draft.state = 'draft' and (draft.renewed_from_id = contracts.id or draft.start_date > ${lastDay}))`

/** From when a decision holds for its person. */
const firstDay = sql`coalesce(person.effective_date, decisions.effective_date)`

/** The last decision since the contract began that says whether its employee stays. */
const decided = sql`left join lateral (
  select decisions.id, decisions.decision_type, decisions.state from decision_people person
  join decisions on decisions.company_id = person.company_id and decisions.id = person.decision_id
  where person.company_id = contracts.company_id and person.employee_id = contracts.employee_id
    and ${firstDay} > contracts.start_date
    and (decisions.state = 'issued' and decisions.decision_type = any(${[...lettingGo.any]}::integer[])
      or decisions.state = 'draft' and decisions.decision_type = any(${[...lettingGo.told]}::integer[])
      or decisions.state in ('draft', 'issued') and decisions.decision_type = ${keeping.type}
        and contracts.kind = any(${[...keeping.kinds]}::text[]))
  order by ${firstDay} desc, decisions.id desc limit 1) decision on true`

function inUnit({ inThisCompany }: ProductContext, unit: AskedUnit | null): RawBuilder<unknown> {
  if (unit === null) return sql``
  return sql`and contracts.employee_id in (select belongs.employee_id from employee_units belongs
    where ${inThisCompany('belongs')} and belongs.department_id = ${unit.id})`
}

/**
 * `chosen`: what ends within the board's days, will have ended by then, or is over with nothing following, and whether another
 * contract follows its last day, or the end that was agreed. Of everybody's contracts one index is read in its order, so that
 * none is asked by itself what follows it.
 */
function chosenContracts({ inThisCompany }: ProductContext): RawBuilder<unknown> {
  const isEnding = sql`state = 'issued' and kind = any(${[...endingKinds]}::text[])`
  const withinDays = sql`between current_date and current_date + ${boardDays}::integer`
  return sql`chosen as materialized (
    select id, last_start > coalesce(ended_date, end_date) as is_followed, last_start > end_date as is_renewed
    from (
      select id, state, kind, end_date, ended_date, max(start_date) over (partition by employee_id) as last_start
      from contracts where ${inThisCompany('contracts')} and state in ('issued', 'ended')
    ) ordered
    where ${isEnding} and end_date ${withinDays} or state = 'ended' and ended_date ${withinDays}
      or ${isEnding} and end_date < current_date and last_start <= coalesce(ended_date, end_date))`
}

/**
 * `ending`: the contracts of people at work whom whoever asks may see, that end within the board's days or have ended with
 * nothing following, with what each has come to. Nobody reads of himself.
 */
export function endingContracts(context: ProductContext, unit: AskedUnit | null): RawBuilder<unknown> {
  const { inThisCompany } = context
  return sql`${chosenContracts(context)}, ending as materialized (
    select contracts.id, contracts.employee_id, contracts.kind, contracts.state, contracts.start_date,
      ${lastDay} as last_day, chosen.is_followed, ${draftId} as draft_id,
      decision.id as decision_id, decision.decision_type, decision.state as decision_state,
      review.proposal, review.proposed_type_id, ${isInReviewDays} and not chosen.is_renewed as is_sent, ${dueDate} as answer_due,
      contracts.end_date - ${firstStep} as send_day
    from contracts
    join chosen on chosen.id = contracts.id
    join employees on employees.company_id = contracts.company_id and employees.id = contracts.employee_id
      and employees.active
    left join renewal_reviews review on review.company_id = contracts.company_id and review.contract_id = contracts.id
    ${decided}
    where ${inThisCompany('contracts')} and contracts.id = any(array(select id from chosen))
      and ${visibleRows(context, visibleContracts)} and ${notAboutOneself(context)}
      ${inUnit(context, unit)})`
}
