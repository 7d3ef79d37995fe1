import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { tellEach } from '../../../notices/tell.ts'
import type { ExamAttempt } from './attempt-rows.ts'

type Told =
  | { template: 'quiz-attempt-reopened'; reason: string; minutes: number }
  | { template: 'quiz-attempt-cancelled'; reason: string }

/** Tells a taker what was done with his attempt, and why. */
export async function tellTaker(
  context: ProductContext,
  { exam_id: examId, employee_id: employeeId, full_name }: ExamAttempt,
  told: Told,
): Promise<void> {
  const { db, companyId } = context
  const { rows } = await sql<{ address: string | null; company: string; exam: string }>`
    select nullif(trim(both from taker.company_email), '') as address, companies.name as company, exam.name as exam
    from employees taker
    join companies on companies.id = taker.company_id
    join quiz_exams exam on exam.company_id = taker.company_id and exam.id = ${examId}
    where taker.company_id = ${companyId} and taker.id = ${employeeId}`.execute(db)
  const [about] = rows
  if (about === undefined) throw new Error('a taker who was there a moment ago')
  const { address, company, exam } = about
  const { reason } = told
  const variables = { full_name, company, exam, reason, link: `/bai-thi-cua-toi/${examId}` }
  const whom = { employeeId, name: full_name, address }
  if (told.template === 'quiz-attempt-cancelled') {
    const notice = { kind: 'quiz_attempt_cancelled', recordId: examId } as const
    await tellEach(context, [{ ...whom, variables }], { notice, template: told.template })
    return
  }
  const notice = { kind: 'quiz_attempt_reopened', recordId: examId } as const
  const minutes = String(told.minutes)
  await tellEach(context, [{ ...whom, variables: { ...variables, minutes } }], {
    notice,
    template: told.template,
  })
}
