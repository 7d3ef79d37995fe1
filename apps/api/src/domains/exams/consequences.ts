import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { lookAtStandings } from '../employees/public.ts'
import { certificatesOfTest, needsOfTest } from '../training/public.ts'
import { raisedGrades } from './grade-decision.ts'
import { requireExam } from './require-exam.ts'
import { visibleExamPeople } from './visible-exams.ts'

type Move = Input<'exams.move'>['body']

/** Whom publishing a test would touch, by the results that stand now; one's own stays hidden until it is published. */
export async function consequencesOf(
  context: ProductContext,
  examId: number,
  chosenCertificate?: number,
): Promise<Data<'exams.consequences'>> {
  const { db, inThisCompany, session } = context
  await requireExam(context, examId)
  const { rows: people } = await sql<{
    employee_id: number
    full_name: string
    passed: boolean | null
    is_absent: boolean
    retests_left: number
    kind: string
    certificate_id: number | null
  }>`
    select exam_people.employee_id, person.full_name, exam_people.passed,
      exam_people.absent_reason is not null as is_absent,
      greatest(exam.retest_limit - exam.attempt + 1, 0) as retests_left, exam.kind, exam.certificate_id
    from exam_people
    join exams exam on exam.company_id = exam_people.company_id and exam.id = exam_people.exam_id
    join employees person on person.company_id = exam_people.company_id and person.id = exam_people.employee_id
    where ${inThisCompany('exam_people')} and exam_people.exam_id = ${examId}
      and exam_people.employee_id is distinct from ${session.employeeId}::bigint
      and ${visibleRows(context, visibleExamPeople)}
    order by person.sort_name, person.id`.execute(db)
  const failed = people.filter(({ passed }) => passed === false)
  const seen = new Set(people.map(({ employee_id: id }) => id))
  const isSeen = ({ employee_id: id }: { employee_id: number }) => seen.has(id)
  const needs = (await needsOfTest(context, examId)).filter(isSeen)
  const [first] = people
  const certificateId = first?.kind === 'safety' ? (chosenCertificate ?? first.certificate_id) : null
  const certificates = certificateId === null ? [] : await certificatesOfTest(context, examId, certificateId)
  const grades = first?.kind === 'grade' ? await raisedGrades(context, examId, lookAtStandings) : []
  const weak = new Set(needs.map(({ employee_id: id }) => id))
  return {
    passed_total: people.filter(({ passed }) => passed === true).length,
    absent_total: people.filter(({ is_absent: isAbsent }) => isAbsent).length,
    failed: failed.map(({ full_name: name }) => name),
    retests_left: first?.retests_left ?? 0,
    needs: needs.map(({ full_name, field_name, has_open, course_names }) => ({
      full_name,
      field_name,
      has_open,
      course_names,
    })),
    certificates: certificates
      .filter(isSeen)
      .map(({ full_name, held_number, held_until }) => ({ full_name, held_number, held_until })),
    grades: grades
      .filter(isSeen)
      .map(({ full_name, pay_grade, refusal }) => ({ full_name, pay_grade, refusal })),
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
  const { rows } = await sql<Required<Switches>>`
    select grade_in_file, raises_needs, retest_days, certificate_id, drafts_decision from exams where ${inThisCompany('exams')} and id = ${examId}`.execute(
    db,
  )
  const values = Object.entries(sent).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
  await sql`update exams set ${sql.join(values)} where ${inThisCompany('exams')} and id = ${examId}`.execute(
    db,
  )
  return { before: rows[0] ?? {}, sent }
}

const switches = [
  'grade_in_file',
  'raises_needs',
  'retest_days',
  'certificate_id',
  'drafts_decision',
] as const satisfies readonly (keyof Move)[]
type Switches = Partial<Pick<Move, (typeof switches)[number]>>

function switchesOf(move: Move): Switches {
  return Object.fromEntries(
    switches.filter((field) => move[field] !== undefined).map((field) => [field, move[field]]),
  )
}
