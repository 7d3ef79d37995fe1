import { sql } from 'kysely'
import { defineJob, type JobTransaction } from '../../jobs/define-job.ts'
import { tell } from '../../notices/tell.ts'
import { copyArrangement } from './copy-arrangement.ts'
import { drawExamCode } from './exam-code.ts'

const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`

/**
 * Makes the draft of the next run of every test that comes back, so many days before its day: every night, in every
 * company, once for each run, and none of a test that was cancelled. What a missed night left is made up for by the next.
 */
export const makeNextRuns = defineJob<Record<string, never>>({
  name: 'exams.make-next-runs',
  title: 'Lập đợt kiểm tra định kỳ tiếp theo',
  cron: '20 0 * * *',
  longestMinutes: 30,
  run: async ({ inCompany }) => ({ made: await inCompany(makeDueRuns) }),
})

async function makeDueRuns(transaction: JobTransaction): Promise<number> {
  const { db, companyId } = transaction
  // Whoever waited here for another process finds the run made.
  const { rows } = await sql<{ id: number; day: string }>`
    select exams.id, next_run_on(exams, ${today}) as day from exams
    where exams.company_id = ${companyId} and exams.repeat_months is not null and exams.repeat_made_on is null
      and exams.status not in ('draft', 'cancelled') and next_run_on(exams, ${today}) - exams.repeat_lead_days <= ${today}
    order by exams.id for update`.execute(db)
  for (const { id, day } of rows) await makeNextRun(transaction, id, day)
  return rows.length
}

async function makeNextRun(transaction: JobTransaction, id: number, day: string): Promise<void> {
  const { db, companyId, inThisCompany } = transaction
  const code = await drawExamCode(transaction, day)
  const made = await sql<{ id: number }>`
    insert into exams (company_id, code, name, kind, department_id, from_date, to_date, place, level_from_id, level_to_id,
      pass_score, note, grade_in_file, raises_needs, certificate_id, drafts_decision, retest_days, retest_limit, repeat_months,
      repeat_lead_days, repeat_owner_id, repeat_department_id, repeat_day, repeat_of_id)
    select company_id, ${code}, name, kind, department_id, ${day}::date, ${day}::date + (to_date - from_date), place,
      level_from_id, level_to_id, pass_score, note, grade_in_file, raises_needs, certificate_id, drafts_decision, retest_days,
      retest_limit, repeat_months, repeat_lead_days, repeat_owner_id, repeat_department_id,
      coalesce(repeat_day, extract(day from from_date)::integer), id
    from exams where ${inThisCompany('exams')} and id = ${id} returning id`.execute(db)
  const next = Number(made.rows[0]?.id)
  await copyArrangement(transaction, id, next)
  await sql`insert into exam_people (company_id, exam_id, employee_id)
    select ${companyId}, ${next}, who from people_of_next_run(${companyId}, ${id}::bigint) who`.execute(db)
  await sql`update exams set repeat_made_on = ${today} where ${inThisCompany('exams')} and id = ${id}`.execute(
    db,
  )
  await tellOwner(transaction, next)
}

interface Owner {
  employee_id: number
  full_name: string
  address: string | null
  company: string
  exam: string
  day: string
  people: number
}

/** Tells whoever looks after the test; where he has left, the chair of its board. */
async function tellOwner(transaction: JobTransaction, examId: number): Promise<void> {
  const { db, companyId } = transaction
  const { rows } = await sql<Owner>`
    select owner.id as employee_id, owner.full_name, nullif(trim(both from owner.company_email), '') as address,
      companies.name as company, exam.name as exam, to_char(exam.from_date, 'DD/MM/YYYY') as day,
      (select count(*)::int from exam_people person
        where person.company_id = exam.company_id and person.exam_id = exam.id) as people
    from exams exam
    join companies on companies.id = exam.company_id
    join employees owner on owner.company_id = exam.company_id and owner.active
      and (owner.id = exam.repeat_owner_id or owner.id in (select board.employee_id from exam_board board
        where board.company_id = exam.company_id and board.exam_id = exam.id and board.role = 'chair'))
    where exam.company_id = ${companyId} and exam.id = ${examId}
    order by owner.id = exam.repeat_owner_id desc limit 1`.execute(db)
  const [owner] = rows
  if (owner === undefined) return
  const { employee_id: employeeId, full_name, address, company, exam, day, people } = owner
  await tell(
    transaction,
    { reader: { employeeId }, name: full_name, address },
    {
      notice: { kind: 'exam_next_run', recordId: examId },
      mail: {
        template: 'exam-next-run',
        variables: {
          full_name,
          company,
          exam,
          day,
          people: String(people),
          link: `/kiem-tra-dinh-ky/${examId}`,
        },
      },
    },
  )
}
