import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput, notFound, stale } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { peopleOf, type Person } from './course-people.ts'
import { judgedCourse, type Judged, type JudgedCourse } from './judged-courses.ts'
import { hindrancesToPass, ownResult, type Result, type Written, writeResults } from './results.ts'
import { roundedScore } from './sheet-rows.ts'

type Mark = Input<'trainingEmployees.saveResults'>['body']['results'][number]

/**
 * Writes scores and results of people of a course that is going on, all or none; who has them already is left alone.
 * @returns those people, by name
 * @throws ApiFailure 400 for a mark that cannot be, by its place; 404 for who is not there; 409 for a stale one
 */
export async function saveResults(
  context: ProductContext,
  courseId: number,
  marks: readonly Mark[],
): Promise<{ employees: Person[] }> {
  const ids = marks.map(({ id }) => id)
  if (new Set(ids).size < marks.length) {
    throw invalidInput({ results: ['Mỗi học viên chỉ được ghi một kết quả trong một lần lưu.'] })
  }
  const course = await judgedCourse(context, courseId, ids)
  const those = sql`training_employees.id = any(${ids}::bigint[])`
  const people = new Map([...course.people.values()].map((person) => [person.id, person]))
  const written: Written[] = []
  const errors: Record<string, string[]> = {}
  for (const [at, mark] of marks.entries()) {
    const person = people.get(mark.id)
    if (person === undefined) throw notFound()
    if (mark.version !== undefined && mark.version !== person.version) {
      throw stale({ employees: await peopleOf(context, courseId, those) })
    }
    const result = resultOf(course, person, mark)
    const found = refusalsOf(context, course, person, result)
    if (found.length > 0) {
      errors[`results.${at}.${mark.state === undefined ? 'score' : 'state'}`] = found.map(
        (refusal) => `${person.full_name}: ${refusal}`,
      )
    }
    if (result.state !== person.state || result.score !== person.score) written.push({ person, result })
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  if (written.length > 0) await writeResults(context, written)
  return { employees: await peopleOf(context, courseId, those) }
}

function resultOf(course: JudgedCourse, person: Judged, { state, score }: Mark): Result {
  const { id, certificate_no, issue_date } = person
  return {
    id,
    // Who has no result keeps the state in which he is; whoever is not there yet is refused.
    state: state ?? (person.state === 'passed' || person.state === 'failed' ? person.state : 'joined'),
    score: score === undefined ? person.score : score === null ? null : roundedScore(score),
    certificate_no,
    issue_date,
    valid_months: course.valid_months,
  }
}

/** What stands against a result, in words. */
function refusalsOf(
  { session }: ProductContext,
  course: JudgedCourse,
  person: Judged,
  { state, score }: Result,
): string[] {
  if (person.employee_id === session.employeeId) return [ownResult]
  if (person.state !== 'joined' && person.state !== 'passed' && person.state !== 'failed') {
    return ['Học viên chưa được xác nhận đã tham gia.']
  }
  if (person.state !== 'joined' && person.state !== state) {
    return ['Đã có kết quả khác; hãy đưa học viên về trạng thái trước rồi ghi lại.']
  }
  return state === 'passed' ? hindrancesToPass(course, person, score) : []
}
