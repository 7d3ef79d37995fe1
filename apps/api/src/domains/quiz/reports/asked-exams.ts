import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

/** Which exams a report is about: those that opened within these days, of one group of papers. */
export interface AskedExams {
  from?: string
  to?: string
  category_id?: number
  /** Those that this person was to take. */
  employeeId?: number
}

/** Whose results each scope shows: those of people of the reader's units, or his own. */
export const visibleTakers: RowConditions = {
  table: 'quiz_exam_people',
  unit: ({ session }) => sql<SqlBool>`exists (select from employee_units member
    where member.company_id = quiz_exam_people.company_id and member.employee_id = quiz_exam_people.employee_id
      and member.department_id = any(${session.unitIds}::bigint[]))`,
  own: ({ session }) => sql<SqlBool>`quiz_exam_people.employee_id = ${session.employeeId}`,
}

/** @throws ApiFailure 400 for days that end before they begin */
export function refuseTurnedRound({ from, to }: AskedExams): void {
  if (from !== undefined && to !== undefined && to < from) {
    throw invalidInput({ to: ['Đến ngày phải từ ngày bắt đầu trở đi.'] })
  }
}

/** The published exams that are asked for, in parentheses; whether results are out is asked once an exam, and not once a taker. */
export function askedExams(
  { companyId }: ProductContext,
  { from, to, category_id: category, employeeId }: AskedExams,
): RawBuilder<unknown> {
  const day = sql`(exam.start_at at time zone 'Asia/Ho_Chi_Minh')::date`
  return sql`(
      select exam.company_id, exam.id, exam.code, exam.name, exam.start_at, exam.show_result, exam.show_marks,
        quiz_results_out(exam) as is_out
      from quiz_exams exam where exam.company_id = ${companyId} and exam.stage = 'scheduled'
        and ${from === undefined ? sql`true` : sql`${day} >= ${from}::date`}
        and ${to === undefined ? sql`true` : sql`${day} <= ${to}::date`}
        and ${category === undefined ? sql`true` : sql`exam.category_id = ${category}`}
        and ${employeeId === undefined ? sql`true` : takenBy(employeeId)} offset 0
    )`
}

function takenBy(employeeId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`exam.id in (select taker.exam_id from quiz_exam_people taker
    where taker.company_id = exam.company_id and taker.employee_id = ${employeeId})`
}

/** Joins the unit that a taker is in today as `unit`, to rows of people of exams. */
export const unitOfTaker = sql`left join employee_positions held on held.company_id = quiz_exam_people.company_id
      and held.employee_id = quiz_exam_people.employee_id and held.is_main and held.to_date is null
    left join departments unit on unit.company_id = held.company_id and unit.id = held.department_id`
