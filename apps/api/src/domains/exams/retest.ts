import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { copyArrangement } from './copy-arrangement.ts'
import { drawExamCode } from './exam-code.ts'
import type { HeldExam } from './held-exam.ts'
import { removeExams } from './exam-removal.ts'

/** Makes a draft for whoever failed a test that asks for a retest, with its parts, questions and board; once. */
export async function makeRetest(context: ProductContext, { id, today }: HeldExam): Promise<void> {
  const { db, companyId } = context
  const { rows } = await sql<{ day: string }>`
    select (${today}::date + exam.retest_days) as day from exams exam
    where exam.company_id = ${companyId} and exam.id = ${id} and exam.retest_days is not null
      and exam.attempt <= exam.retest_limit
      and exists (select from exam_people failed
        where failed.company_id = exam.company_id and failed.exam_id = exam.id and not failed.passed)
      and not exists (select from exams next
        where next.company_id = exam.company_id and next.retest_of_id = exam.id)`.execute(db)
  const [due] = rows
  if (due === undefined) return
  const code = await drawExamCode(context, due.day)
  const made = await sql<{ id: number }>`
    insert into exams (company_id, code, name, kind, department_id, from_date, to_date, place, level_from_id,
      level_to_id, pass_score, grade_in_file, raises_needs, certificate_id, drafts_decision, retest_days, retest_limit,
      retest_of_id, attempt)
    select company_id, ${code}, left('Thi lại: ' || regexp_replace(name, '^Thi lại: ', ''), 200), kind, department_id,
      ${due.day}, ${due.day}, place, level_from_id, level_to_id, pass_score, grade_in_file, raises_needs, certificate_id,
      drafts_decision, retest_days, retest_limit, id, attempt + 1
    from exams where company_id = ${companyId} and id = ${id} returning id`.execute(db)
  const next = Number(made.rows[0]?.id)
  await copyArrangement(context, id, next)
  await sql`
    insert into exam_people (company_id, exam_id, employee_id)
    select failed.company_id, ${next}, failed.employee_id from exam_people failed
    join employees on employees.company_id = failed.company_id and employees.id = failed.employee_id
    where failed.company_id = ${companyId} and failed.exam_id = ${id} and not failed.passed and employees.active`.execute(
    db,
  )
}

/**
 * Takes the retest back with the publication that made it.
 * @throws ApiFailure 409 when it is no draft any more
 */
export async function takeBackRetest(context: ProductContext, { id }: HeldExam): Promise<void> {
  const { db, companyId } = context
  const { rows } = await sql<{ id: number; code: string; status: string }>`
    select id, code, status from exams where company_id = ${companyId} and retest_of_id = ${id} for update`.execute(
    db,
  )
  const [next] = rows
  if (next === undefined) return
  if (next.status !== 'draft') {
    throw new ApiFailure(409, `Đợt thi lại ${next.code} đã lên lịch nên không thu hồi được công bố.`)
  }
  await removeExams(context, [next.id])
}
