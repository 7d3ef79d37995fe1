import { sql } from 'kysely'
import { defineJob, type JobTransaction } from '../../../jobs/define-job.ts'
import { tellEach } from '../../../notices/tell.ts'
import { isAsked, markerOf } from './markers.ts'

interface Waiting {
  employee_id: number
  full_name: string
  address: string | null
  company: string
  /** 'Thi sơ cấp cứu (12 câu), Thi nâng bậc (3 câu)'. */
  exams: string
  answers: number
  exam_ids: number[]
}

/** Tells everybody who has written answers to mark what waits for him, once a day over all exams. */
export const remindMarkers = defineJob<Record<string, never>>({
  name: 'quiz.remind-markers',
  title: 'Nhắc người chấm bài thi',
  cron: '15 7 * * *',
  run: async ({ inCompany }) => ({ told: await inCompany(remind) }),
})

async function remind(transaction: JobTransaction): Promise<number> {
  const { db, companyId } = transaction
  const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`
  const { rows } = await sql<Waiting>`
    with waiting as (
      select ${markerOf} as employee_id, mark.exam_id, count(*)::integer as answers
      from quiz_answer_marks mark
      join quiz_exams exam on exam.company_id = mark.company_id and exam.id = mark.exam_id and exam.stage = 'scheduled'
      where mark.company_id = ${companyId} and mark.earned is null and ${isAsked}
      group by 1, mark.exam_id
    )
    select employee.id as employee_id, employee.full_name, companies.name as company,
      nullif(trim(both from employee.company_email), '') as address, sum(waiting.answers)::integer as answers,
      string_agg(exam.name || ' (' || waiting.answers || ' câu)', ', ' order by exam.end_at, exam.id) as exams,
      array_agg(exam.id order by exam.id) as exam_ids
    from waiting
    join quiz_exam_markers marker on marker.company_id = ${companyId} and marker.exam_id = waiting.exam_id
      and marker.employee_id = waiting.employee_id
    join quiz_exams exam on exam.company_id = marker.company_id and exam.id = marker.exam_id
    join employees employee on employee.company_id = marker.company_id and employee.id = marker.employee_id
      and (employee.leave_date is null or employee.leave_date > ${today})
    join companies on companies.id = employee.company_id
    group by employee.company_id, employee.id, companies.id
    having bool_and(marker.reminded_on is distinct from ${today})
    order by employee.id`.execute(db)
  await tellEach(
    transaction,
    rows.map(({ employee_id: employeeId, full_name, address, company, exams, answers }) => ({
      employeeId,
      name: full_name,
      address,
      variables: { full_name, company, exams, answers: String(answers), link: '/cham-bai-cua-toi' },
    })),
    { notice: { kind: 'quiz_marking_waits', recordId: null }, template: 'quiz-marking-waits' },
  )
  await sql`
    update quiz_exam_markers marker set reminded_on = ${today}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (employee_id bigint, exam_ids bigint[])
    where marker.company_id = ${companyId} and marker.employee_id = told.employee_id
      and marker.exam_id = any(told.exam_ids)`.execute(db)
  return rows.length
}
