import type { Data } from '@nhansu/sdk/contract'
import type { ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { type Judged, judgedCourse, type JudgedCourse } from './judged-courses.ts'
import { hindrancesToPass, ownResult, type Written, writeResults } from './results.ts'

type Outcome = Data<'trainingEmployees.judge'>
type Named = Outcome['failed'][number]

/**
 * Gives everybody who joined a course and has no result yet the one of his marks.
 * @param isPreview true tells it and writes nothing
 * @returns how many passed, and who did not or is left without a result, and why
 * @throws ApiFailure 404 for a course that is not the caller's, 409 for one that is not going on
 */
export async function judgeResults(
  context: ProductContext,
  courseId: number,
  isPreview: boolean,
): Promise<Outcome> {
  const course = await judgedCourse(context, courseId)
  const waiting = [...course.people.values()].filter(({ state }) => state === 'joined')
  const failed: Named[] = []
  const left: Named[] = []
  const written: Written[] = []
  for (const person of waiting) {
    const missing = missingOf(context, course, person)
    if (missing !== null) left.push(named(person, missing))
    else {
      const hindrances = hindrancesToPass(course, person, person.score)
      if (hindrances.length > 0) failed.push(named(person, hindrances.join(' ')))
      written.push(resultOf(course, person, hindrances.length === 0))
    }
  }
  if (written.length > 0) await asPreview(context, isPreview, () => writeResults(context, written))
  return { passed: written.length - failed.length, failed, left }
}

/** Why nothing can be said of somebody yet; null when it can. */
function missingOf({ session }: ProductContext, course: JudgedCourse, person: Judged): string | null {
  if (person.employee_id === session.employeeId) return ownResult
  if (course.least_score !== null && person.score === null) return 'Chưa có điểm.'
  if (course.least_attendance !== null && person.attendance === null)
    return 'Chưa có buổi học nào đóng điểm danh.'
  return null
}

function resultOf({ valid_months }: JudgedCourse, person: Judged, passes: boolean): Written {
  const { id, score, certificate_no, issue_date } = person
  const state = passes ? 'passed' : 'failed'
  return { person, result: { id, state, score, certificate_no, issue_date, valid_months } }
}

function named({ employee_id, nhansu_id, full_name }: Judged, reason: string): Named {
  return { employee_id, nhansu_id, full_name, reason }
}
