import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { needsOfTest } from '../training/public.ts'
import { requireExam } from './require-exam.ts'
import { visibleExamPeople } from './visible-exams.ts'

type Move = Input<'exams.move'>['body']

/** Whom publishing a test would touch, by the results that stand now; one's own stays hidden until it is published. */
export async function consequencesOf(
  context: ProductContext,
  examId: number,
): Promise<Data<'exams.consequences'>> {
  const { db, inThisCompany, session } = context
  await requireExam(context, examId)
  const { rows: people } = await sql<{
    employee_id: number
    full_name: string
    passed: boolean | null
    is_absent: boolean
    retests_left: number
  }>`
    select exam_people.employee_id, person.full_name, exam_people.passed,
      exam_people.absent_reason is not null as is_absent,
      greatest(exam.retest_limit - exam.attempt + 1, 0) as retests_left
    from exam_people
    join exams exam on exam.company_id = exam_people.company_id and exam.id = exam_people.exam_id
    join employees person on person.company_id = exam_people.company_id and person.id = exam_people.employee_id
    where ${inThisCompany('exam_people')} and exam_people.exam_id = ${examId}
      and exam_people.employee_id is distinct from ${session.employeeId}::bigint
      and ${visibleRows(context, visibleExamPeople)}
    order by person.sort_name, person.id`.execute(db)
  const failed = people.filter(({ passed }) => passed === false)
  const seen = new Set(failed.map(({ employee_id: id }) => id))
  const needs = (await needsOfTest(context, examId)).filter(({ employee_id: id }) => seen.has(id))
  const weak = new Set(needs.map(({ employee_id: id }) => id))
  return {
    passed_total: people.filter(({ passed }) => passed === true).length,
    absent_total: people.filter(({ is_absent: isAbsent }) => isAbsent).length,
    failed: failed.map(({ full_name: name }) => name),
    retests_left: people[0]?.retests_left ?? 0,
    needs: needs.map(({ full_name, field_name, has_open, course_names }) => ({
      full_name,
      field_name,
      has_open,
      course_names,
    })),
    without_field: failed.filter(({ employee_id: id }) => !weak.has(id)).map(({ full_name: name }) => name),
  }
}

/**
 * Sets the switches that were sent with a publication.
 * @returns what the trail compares: the switches as they were and as they were sent
 * @throws ApiFailure 400 where they come with another step
 */
export async function setSwitches(
  context: ProductContext,
  examId: number,
  move: Move,
): Promise<{ before: Switches; sent: Switches }> {
  const { db, inThisCompany } = context
  const sent = switchesOf(move)
  const [first] = Object.keys(sent)
  if (first === undefined) return { before: {}, sent }
  if (move.action !== 'publish') {
    throw invalidInput({ [first]: ['Chỉ đặt được khi công bố kết quả; trước đó hãy cập nhật đợt kiểm tra.'] })
  }
  const { rows } = await sql<Required<Switches>>`select grade_in_file, raises_needs, retest_days from exams
    where ${inThisCompany('exams')} and id = ${examId}`.execute(db)
  const values = Object.entries(sent).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
  await sql`update exams set ${sql.join(values)} where ${inThisCompany('exams')} and id = ${examId}`.execute(
    db,
  )
  return { before: rows[0] ?? {}, sent }
}

type Switches = Partial<Pick<Move, 'grade_in_file' | 'raises_needs' | 'retest_days'>>

function switchesOf({ grade_in_file, raises_needs, retest_days }: Move): Switches {
  return {
    ...(grade_in_file !== undefined && { grade_in_file }),
    ...(raises_needs !== undefined && { raises_needs }),
    ...(retest_days !== undefined && { retest_days }),
  }
}
