import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { draftAlong, takeBackDraft } from '../../decisions/public.ts'
import { spokenDay } from '../job/days.ts'
import type { WholeRecord } from './reward-rows.ts'

const disciplineDecision = 10

/** Drafts the decision that a case waits for: its form, whom it is about and what he did. Number, days and signer come with it. */
export async function draftDiscipline(
  context: ProductContext,
  { id, employee_ids, reason, clause, violation_date, minutes_no }: WholeRecord,
  { formName, months, today }: { formName: string; months: number | null; today: string },
): Promise<void> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ full_name: string }>`
    select full_name from employees
    where ${inThisCompany('employees')} and id = any(${employee_ids}::bigint[])`.execute(db)
  const term = months === null ? '' : ` (${months} tháng)`
  const decisionId = await draftAlong(context, {
    decision_type: disciplineDecision,
    effective_date: today,
    summary: `Về việc xử lý kỷ luật lao động ${rows[0]?.full_name ?? ''}: ${formName}${term}`,
    reason: `Căn cứ biên bản số ${minutes_no ?? ''}; hành vi ngày ${spokenDay(violation_date ?? today)}: ${reason}${
      clause === null ? '' : `; ${clause}`
    }`,
    people: employee_ids.map((employee_id) => ({ employee_id })),
  })
  await sql`update rewards_disciplines set decision_id = ${decisionId}
    where ${inThisCompany('rewards_disciplines')} and id = ${id}`.execute(db)
}

/**
 * Takes the draft back with the step, so that the case can be put off, heard once more or dropped.
 * @throws ApiFailure 403 where the draft is not the caller's to delete
 */
export async function takeBackDiscipline(context: ProductContext, id: number): Promise<void> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ decision_id: number | null }>`
    select decision_id from rewards_disciplines
    where ${inThisCompany('rewards_disciplines')} and id = ${id}`.execute(db)
  const decisionId = rows[0]?.decision_id ?? null
  if (decisionId === null) return
  await sql`update rewards_disciplines set decision_id = null
    where ${inThisCompany('rewards_disciplines')} and id = ${id}`.execute(db)
  await takeBackDraft(context, decisionId)
}
