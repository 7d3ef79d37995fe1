import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { FieldValues } from '../../../contract/audit-values.ts'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { asksForWriting } from '../exams/exam-cells.ts'

type Marker = Data<'quizExams.markers'>['markers'][number]

/**
 * Who an answer falls to; `mark` is its row of `quiz_answer_marks`. Whoever marked it keeps it as long as he marks for the
 * exam; all others are shared out by their numbers, so a change of the list hands them over without writing one of them.
 */
export const markerOf: RawBuilder<number> = sql`(select case when mark.marker_id = any(markers.ids) then mark.marker_id
    else markers.ids[1 + mark.id % cardinality(markers.ids)] end
  from (select array_agg(marker.employee_id order by marker.employee_id) as ids from quiz_exam_markers marker
    where marker.company_id = mark.company_id and marker.exam_id = mark.exam_id) markers where markers.ids is not null)`

/** True of an answer that people mark; `mark` is its row. One to a question that was taken out, or is worth all points, is not, and none of an attempt that was cancelled. */
export const isAsked: RawBuilder<boolean> = sql`not exists (select from quiz_corrections correction
  where correction.company_id = mark.company_id and correction.exam_id = mark.exam_id
    and correction.question_version_id = mark.question_version_id and correction.undone_at is null)
  and not exists (select from quiz_attempts cancelled where cancelled.company_id = mark.company_id
    and cancelled.id = mark.attempt_id and cancelled.state = 'cancelled')`

/** Who marks for an exam, by name, and how far each is. */
export async function markersOf({ db, companyId }: ProductContext, examId: number): Promise<Marker[]> {
  const { rows } = await sql<Marker>`
    with given as (
      select ${markerOf} as marker_id, mark.earned from quiz_answer_marks mark
      where mark.company_id = ${companyId} and mark.exam_id = ${examId} and ${isAsked}
    )
    select person.id as employee_id, person.nhansu_id, person.full_name,
      (select d.name from employee_positions held
        join departments d on d.company_id = held.company_id and d.id = held.department_id
        where held.company_id = person.company_id and held.employee_id = person.id and held.is_main
          and held.to_date is null) as department_name,
      (select count(*) from given where given.marker_id = person.id and given.earned is null) as waiting,
      (select count(*) from given where given.marker_id = person.id and given.earned is not null) as marked
    from quiz_exam_markers marker
    join employees person on person.company_id = marker.company_id and person.id = marker.employee_id
    where marker.company_id = ${companyId} and marker.exam_id = ${examId}
    order by person.sort_name, person.id`.execute(db)
  return rows
}

/** What the trail is told of who marks: by their files, and called as those are called when it is read. */
export function toldMarkers(markers: readonly Marker[]): FieldValues {
  return { markers: markers.map(({ employee_id }) => ({ employee_id })) }
}

/**
 * Says who marks for an exam, which the caller holds.
 * @throws ApiFailure 400 for somebody who is not there or has left, 409 for who takes the exam himself and for a published
 * exam with written answers that nobody would mark
 */
export async function saveMarkers(
  context: ProductContext,
  { id: examId, stage }: { id: number; stage: string },
  employeeIds: readonly number[],
): Promise<void> {
  const { db, companyId } = context
  const { rows: known } = await sql<{ full_name: string; takes: boolean }>`
    select employees.full_name, exists (select from quiz_exam_people person where person.company_id = employees.company_id
      and person.exam_id = ${examId} and person.employee_id = employees.id) as takes
    from employees where employees.company_id = ${companyId} and employees.id = any(${employeeIds}::bigint[])
      and (leave_date is null or leave_date > (now() at time zone 'Asia/Ho_Chi_Minh')::date)
    order by employees.id`.execute(db)
  if (known.length !== employeeIds.length) {
    throw invalidInput({ employee_ids: ['Có người không tồn tại hoặc đã nghỉ việc.'] })
  }
  const taker = known.find(({ takes }) => takes)
  if (taker) {
    throw new ApiFailure(409, `${taker.full_name} là thí sinh của kỳ thi này nên không chấm bài được.`)
  }
  if (employeeIds.length === 0 && stage === 'scheduled' && (await asksForWriting(context, examId))) {
    throw new ApiFailure(409, 'Đề có câu tự luận nên cần ít nhất một người chấm.')
  }
  await sql`delete from quiz_exam_markers where company_id = ${companyId} and exam_id = ${examId}
    and employee_id <> all(${employeeIds}::bigint[])`.execute(db)
  await sql`insert into quiz_exam_markers (company_id, exam_id, employee_id)
    select ${companyId}, ${examId}, unnest(${employeeIds}::bigint[]) on conflict do nothing`.execute(db)
}

/**
 * Sees to it that nobody takes an exam whose answers he marks.
 * @throws ApiFailure 409
 */
export async function refuseMarkersAsTakers(
  { db, companyId }: ProductContext,
  examId: number,
): Promise<void> {
  const { rows } = await sql<{ full_name: string }>`
    select employee.full_name from quiz_exam_markers marker
    join quiz_exam_people person on person.company_id = marker.company_id and person.exam_id = marker.exam_id
      and person.employee_id = marker.employee_id
    join employees employee on employee.company_id = marker.company_id and employee.id = marker.employee_id
    where marker.company_id = ${companyId} and marker.exam_id = ${examId} order by employee.id limit 1`.execute(
    db,
  )
  if (rows[0]) {
    throw new ApiFailure(409, `${rows[0].full_name} là người chấm của kỳ thi này nên không dự thi được.`)
  }
}

/** Those of these answers whose papers are marked: until then nobody is told what was given for one. */
export async function markedAnswerIds(
  { db, inThisCompany }: ProductContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select mark.id from quiz_answer_marks mark
    join quiz_attempts attempt on attempt.company_id = mark.company_id and attempt.id = mark.attempt_id
    where ${inThisCompany('mark')} and mark.id = any(${ids}::bigint[]) and attempt.state = 'marked'`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
