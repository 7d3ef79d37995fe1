import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, invalidInput, notFound } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { visibleEmployees } from '../employees/public.ts'
import { settleTestCertificates, settleTestNeeds } from '../training/public.ts'
import { enterResults } from './enter-results.ts'
import { examPaper } from './exam-papers.ts'
import { correctGrade } from './grade-decision.ts'
import { holdExam } from './held-exam.ts'
import { requireExam } from './require-exam.ts'
import { exportResults, importResults } from './result-workbook.ts'
import { resultsOf } from './result-rows.ts'

export default defineOperations('examResults', {
  'examResults.list': async ({ path }, context) => {
    await requireExam(context, path.id)
    return { results: await resultsOf(context, path.id) }
  },

  'examResults.sync': async ({ path, body }, context) => {
    const { db, companyId, inThisCompany } = context
    await holdExam(context, path.id)
    const { employee_ids: asked } = body
    await requireHired(context, path.id, asked)
    const leaving = sql`${inThisCompany('person')} and person.exam_id = ${path.id}
      and person.employee_id <> all(${asked}::bigint[])`
    const scored = await sql<{ full_name: string }>`
      select employees.full_name from exam_people person
      join employees on employees.company_id = person.company_id and employees.id = person.employee_id
      where ${leaving} and (person.absent_reason is not null or exists (select from exam_scores given
        where given.company_id = person.company_id and given.person_id = person.id))
      order by employees.sort_name limit 1`.execute(db)
    if (scored.rows[0] !== undefined) {
      throw new ApiFailure(409, `${scored.rows[0].full_name} đã có kết quả nên không bỏ khỏi danh sách được.`)
    }
    const removed = await sql`delete from exam_people person where ${leaving} returning id`.execute(db)
    const added = await sql`
      insert into exam_people (company_id, exam_id, employee_id)
      select ${companyId}, ${path.id}, id from unnest(${asked}::bigint[]) id
      on conflict (company_id, exam_id, employee_id) do nothing returning id`.execute(db)
    context.audit({ recordId: path.id, changedFields: ['employees'] })
    return {
      added: added.rows.length,
      removed: removed.rows.length,
      kept: asked.length - added.rows.length,
    }
  },

  'examResults.save': async ({ path, body }, context) => {
    await holdExam(context, path.id, ['running', 'scoring'])
    for (const entry of await enterResults(context, path.id, body.results)) context.audit(entry)
    return { results: await resultsOf(context, path.id) }
  },

  'examResults.correct': async ({ path, body }, context) => {
    const { db, companyId, inThisCompany, session } = context
    const { reason, ...entry } = body
    const { rows } = await sql<{ exam_id: number; total: string | null; passed: boolean | null }>`
      select exam_id, total, passed from exam_people
      where ${inThisCompany('exam_people')} and id = ${path.id}`.execute(db)
    const [before] = rows
    if (before === undefined) throw notFound()
    await holdExam(context, before.exam_id, ['published'])
    const told = await enterResults(context, before.exam_id, [{ id: path.id, ...entry }])
    await requireWhole(context, path.id)
    await sql`
      insert into exam_corrections (company_id, exam_id, person_id, total_before, total_after, passed_before,
        passed_after, reason, corrected_by)
      select ${companyId}, exam_id, id, ${before.total}, total, ${before.passed}, passed, ${reason}, ${session.userId}
      from exam_people where ${inThisCompany('exam_people')} and id = ${path.id}`.execute(db)
    const [result] = await resultsOf(context, before.exam_id, sql`exam_people.id = ${path.id}`)
    if (result === undefined) throw notFound()
    const { employee_id: employeeId, passed } = result
    if (passed !== before.passed) await correctGrade(context, before.exam_id, { employeeId, passed })
    await settleTestCertificates(context, before.exam_id)
    await settleTestNeeds(context, before.exam_id)
    for (const each of told) context.audit(each)
    return { result }
  },

  'examResults.export': async ({ path }, context) => {
    await requireExam(context, path.id)
    return exportResults(context, path.id)
  },

  'examResults.paper': examPaper,

  'examResults.import': ({ path, query, body }, context) =>
    importResults(context, path.id, body.file, query?.dry_run ?? false),
})

/** Who is tested works here; who is in the list already may have left since. */
async function requireHired(context: ProductContext, examId: number, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; full_name: string; may_be: boolean }>`
    select employees.id, employees.full_name, employees.active or exists (select from exam_people there
      where there.company_id = employees.company_id and there.exam_id = ${examId}
        and there.employee_id = employees.id) as may_be
    from employees where ${context.inThisCompany('employees')} and employees.id = any(${ids}::bigint[])
      and ${visibleRows(context, visibleEmployees)}`.execute(context.db)
  if (rows.length !== ids.length) {
    throw invalidInput({ employee_ids: ['Có nhân viên không còn hoặc không thuộc phạm vi của bạn.'] })
  }
  const gone = rows.find(({ may_be: mayBe }) => !mayBe)
  if (gone !== undefined) throw invalidInput({ employee_ids: [`${gone.full_name} đã nghỉ việc.`] })
}

/** A published result stays whole. */
async function requireWhole({ db, inThisCompany }: ProductContext, id: number): Promise<void> {
  const { rows } = await sql`
    select from exam_people where ${inThisCompany('exam_people')} and id = ${id}
      and total is null and absent_reason is null`.execute(db)
  if (rows.length > 0) {
    throw invalidInput({ scores: ['Kết quả đã công bố phải có đủ điểm, hoặc lý do vắng mặt.'] })
  }
}
