import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { knownLawConstant, lawConstant } from '../../law/law-constant.ts'
import { reachedByRight } from '../documents/public.ts'
import type { WholeContract } from './contract-rows.ts'
import type { EndedContract, Leaving } from './ended-by-decision.ts'
import {
  type Ending,
  type EndingFacts,
  endingFindingsOf,
  type EndingLaw,
  isUnionOffice,
  type Protection,
} from './ending-rules.ts'
import { codeInForce, type Finding } from './rule-types.ts'
import { type Day, plusDays, plusWorkingDays } from './term.ts'

/** What the rules find in an ending of a contract. */
export async function findingsOfEnding(
  context: CompanyTransaction,
  contract: Pick<WholeContract, 'id' | 'employee_id' | 'kind' | 'start_date' | 'end_date'>,
  ending: Ending,
): Promise<Finding[]> {
  const { kind, start_date, end_date, employee_id } = contract
  const protections = await protectionsOf(context, [employee_id], daysOf(ending))
  const facts: EndingFacts = {
    contract: { kind, start_date, end_date },
    ending,
    protection: protections.get(employee_id) ?? unprotected,
    isFollowed: await isFollowed(context, contract),
    law: await endingLawOn(context, ending.ended_date),
  }
  return endingFindingsOf(facts)
}

/** Of people whose contracts a decision is to end on a day: why the law keeps some of them, in a sentence each. */
export async function keptByLaw(
  context: CompanyTransaction,
  lastDay: Day,
  leavers: readonly Leaving[],
): Promise<Map<number, string>> {
  const judged = leavers.filter(({ reason }) => reason === 'employer_notice' || reason === 'expired')
  if (judged.length === 0) return new Map()
  const law = await endingLawOn(context, lastDay)
  const protections = await protectionsOf(
    context,
    judged.map(({ employeeId }) => employeeId),
    [lastDay],
  )
  return new Map(
    judged.flatMap(({ employeeId, reason }) => {
      const found = endingFindingsOf({
        contract: { kind: 'indefinite', start_date: lastDay, end_date: null },
        ending: {
          ended_date: lastDay,
          end_reason: reason,
          notice_date: null,
          notice_exemption: null,
          is_special_job: false,
        },
        protection: protections.get(employeeId) ?? unprotected,
        isFollowed: true,
        law,
      })
      const error = found.find(({ level }) => level === 'error')
      return error ? [[employeeId, error.text] as const] : []
    }),
  )
}

/**
 * What should be looked at in contracts that a decision has ended on a day, to who may read them: a decision says nothing of a
 * notice. What the law forbids is refused before ({@link keptByLaw}).
 * @returns the warnings by their people
 */
export async function findingsOfDecidedEnds(
  context: DeedContext,
  lastDay: Day,
  ended: readonly EndedContract[],
  leaving: readonly Leaving[],
): Promise<Map<number, Finding[]>> {
  if (ended.length === 0) return new Map()
  const ids = ended.map(({ employeeId }) => employeeId)
  const seen = await reachedByRight(context, 'contract_access', ids)
  const reasons = new Map(leaving.map(({ employeeId, reason }) => [employeeId, reason]))
  const law = await endingLawOn(context, lastDay)
  const protections = await protectionsOf(context, ids, [lastDay])
  const found = new Map<number, Finding[]>()
  for (const { employeeId, id, kind, start_date, end_date } of ended) {
    const end_reason = reasons.get(employeeId)
    if (!seen.has(employeeId) || end_reason === undefined) continue
    // Only the end of a training is asked what follows it.
    const isTraining = kind === 'training'
    const findings = endingFindingsOf({
      contract: { kind, start_date, end_date },
      ending: {
        ended_date: lastDay,
        end_reason,
        notice_date: null,
        notice_exemption: null,
        is_special_job: false,
      },
      protection: protections.get(employeeId) ?? unprotected,
      isFollowed: !isTraining || (await isFollowed(context, { id, employee_id: employeeId, start_date })),
      law,
    })
    const warnings = findings.filter(({ level }) => level === 'warning')
    found.set(employeeId, [...(found.get(employeeId) ?? []), ...warnings])
  }
  return found
}

/**
 * By when both sides settle what is owed: 14 working days after the end, or the days that the law allows at most where the
 * employer changes his structure (Điều 48).
 */
export async function paymentDueDate(
  context: CompanyTransaction,
  { ended_date, end_reason }: Pick<WholeContract, 'ended_date' | 'end_reason'>,
): Promise<Day | null> {
  if (!ended_date) return null
  const on = bound(ended_date)
  return end_reason === 'restructuring'
    ? plusDays(ended_date, await lawConstant(context, 'settlement_days_most', on))
    : plusWorkingDays(ended_date, await lawConstant(context, 'settlement_days', on))
}

const unprotected: Protection = { isOnLeave: false, youngestChild: null, isUnionOfficer: false }

function daysOf({ notice_date, ended_date }: Ending): Day[] {
  return notice_date === null ? [ended_date] : [notice_date, ended_date]
}

interface ProtectionRow extends Omit<Protection, 'isUnionOfficer'> {
  id: number
  unionTitle: string | null
}

/** What people were by the last of these days: nobody is protected by a child that was born later. */
async function protectionsOf(
  { db, inThisCompany }: CompanyTransaction,
  employeeIds: readonly number[],
  days: readonly Day[],
): Promise<Map<number, Protection>> {
  const { rows } = await sql<ProtectionRow>`
    select employees.id,
      exists (select from job_versions job where ${inThisCompany('job')} and job.employee_id = employees.id
        and job.work_state in ('maternity_leave', 'unpaid_leave')
        and exists (select from unnest(${days}::date[]) as asked (day)
          where job.valid_from <= asked.day and coalesce(job.valid_to, 'infinity') > asked.day
            and coalesce(job.absent_until, 'infinity') >= asked.day)) as "isOnLeave",
      (select max(child.date_of_birth) from employee_relatives child where ${inThisCompany('child')}
        and child.employee_id = employees.id and child.relationship = 5 and not child.is_dead
        and child.date_of_birth <= (select max(asked.day) from unnest(${days}::date[]) as asked (day))) as "youngestChild",
      affiliation.union_title as "unionTitle"
    from employees
    left join employee_affiliations affiliation
      on affiliation.company_id = employees.company_id and affiliation.employee_id = employees.id
    where ${inThisCompany('employees')} and employees.id = any(${employeeIds}::bigint[])`.execute(db)
  return new Map(
    rows.map(({ id, unionTitle, ...protection }) => [
      id,
      { ...protection, isUnionOfficer: isUnionOffice(unionTitle) },
    ]),
  )
}

/** Whether a labour contract of the person follows that was signed. */
export async function isFollowed(
  { db, inThisCompany }: CompanyTransaction,
  { id, employee_id, start_date }: Pick<WholeContract, 'id' | 'employee_id' | 'start_date'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from contracts where ${inThisCompany('contracts')} and employee_id = ${employee_id} and id <> ${id}
      and state in ('issued', 'ended') and kind in ('fixed_term', 'indefinite', 'seasonal')
      and start_date > ${start_date}::date limit 1`.execute(db)
  return rows.length > 0
}

async function endingLawOn(context: CompanyTransaction, day: Day): Promise<EndingLaw> {
  const on = bound(day)
  return {
    notice_days_indefinite: await lawConstant(context, 'notice_days_indefinite', on),
    notice_days_fixed_term: await lawConstant(context, 'notice_days_fixed_term', on),
    notice_days_short_term: await lawConstant(context, 'notice_days_short_term', on),
    notice_days_special: await knownLawConstant(context, 'notice_days_special', on),
    notice_percent_special_short_term: await knownLawConstant(
      context,
      'notice_percent_special_short_term',
      on,
    ),
    nursing_child_months: await lawConstant(context, 'nursing_child_months', on),
  }
}

/** Of earlier days the values with which the Labour Code of 2019 began. */
function bound(day: Day): Day {
  return day < codeInForce ? codeInForce : day
}
