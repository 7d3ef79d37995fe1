import { sql } from 'kysely'
import { writeAlong } from '../../../contract/audit.ts'
import { inFigures } from '../../../contract/figure.ts'
import type { DeedContext } from '../../../contract/handlers.ts'
import { rightReaches } from '../../documents/public.ts'
import { asLeft } from './commitment-moves.ts'
import { tookStep } from './course-commitments.ts'
import { commitmentState, left as leftToServe, repaymentShown, seesPay } from './commitment-sums.ts'

/** What somebody who leaves still owes of a promise. */
interface Debt {
  employee_id: number
  number: string
  training_code: string
  reckoned_by: 'month' | 'day'
  left: number
  repayment: number
  without_pay: boolean
  /** Whether the reader sees promises of this person. */
  is_seen: boolean
}

/**
 * Begins the settlement of every promise in effect of people whom a decision makes leave, and says of each what would be
 * paid back, as far as the reader sees promises. It never takes anything: whether and on what basis it is asked for is chosen afterwards.
 * @param lastDay their last day at work
 * @returns the sentences by employee
 */
export async function settleLeavers(
  context: DeedContext,
  employeeIds: readonly number[],
  lastDay: string,
  decisionId: number | null,
): Promise<Map<number, string[]>> {
  const { db, inThisCompany } = context
  if (employeeIds.length === 0) return new Map()
  const { rows: moved } = await sql<{ id: number }>`
    update training_commitments set status = 'settling', ${asLeft(lastDay, decisionId)}
    where ${inThisCompany('training_commitments')} and employee_id = any(${employeeIds}::bigint[])
      and ${commitmentState} = 'active' returning id`.execute(db)
  const steps = moved.map(({ id }) =>
    tookStep(id, { state: 'active', left_on: null }, { state: 'settling', left_on: lastDay }),
  )
  await writeAlong(context, 'trainingCommitments', steps)
  const { rows } = await sql<Debt>`
    select employee_id, number, reckoned_by, ${leftToServe} as left, ${repaymentShown(seesPay(context))} as repayment,
      not ${seesPay(context)} as without_pay,
      exists (select from employees where employees.company_id = training_commitments.company_id
        and employees.id = training_commitments.employee_id and ${rightReaches(context, 'training_access')}) as is_seen,
      (select course.code from trainings course where course.company_id = training_commitments.company_id
        and course.id = training_commitments.training_id) as training_code
    from training_commitments where ${inThisCompany('training_commitments')}
      and id = any(${moved.map(({ id }) => id)}::bigint[]) order by id`.execute(db)
  const debts = Map.groupBy(rows, ({ employee_id: id }) => id)
  return new Map([...debts].map(([id, owed]) => [id, owed.map(inWords)]))
}

/** Takes the settlements back that a decision began and that nobody has closed yet. */
export async function resumeCommitments(context: DeedContext, decisionId: number): Promise<void> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ id: number; left_on: string }>`
    with before as (
      select id, left_on from training_commitments where ${inThisCompany('training_commitments')}
        and decision_id = ${decisionId} and status = 'settling' for update
    )
    update training_commitments set status = 'active', left_on = null, decision_id = null
    from before where ${inThisCompany('training_commitments')} and training_commitments.id = before.id
    returning before.id, before.left_on`.execute(db)
  const steps = rows.map(({ id, left_on }) =>
    tookStep(id, { state: 'settling', left_on }, { state: 'active', left_on: null }),
  )
  await writeAlong(context, 'trainingCommitments', steps)
}

const units = { month: 'tháng', day: 'ngày' } as const

function inWords({
  number,
  training_code,
  reckoned_by,
  left,
  repayment,
  without_pay,
  is_seen,
}: Debt): string {
  if (!is_seen) return 'Có cam kết đào tạo chờ quyết toán.'
  const pay = without_pay ? ', chưa gồm lương và bảo hiểm khi học' : ''
  return `Cam kết đào tạo ${number} (khóa ${training_code}) còn ${left} ${units[reckoned_by]}: bồi hoàn ${inFigures(repayment)} đồng theo Điều 62 BLLĐ và thỏa thuận đã ký${pay}. Chờ quyết toán.`
}
