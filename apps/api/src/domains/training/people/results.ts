import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { giveCertificates } from '../certificates/held-certificates.ts'
import { recordMoves } from './course-people.ts'
import type { Judged, JudgedCourse } from './judged-courses.ts'

/** What is written of somebody in a course. */
export interface Result {
  /** His row in the course. */
  id: number
  /** 'joined' of whom the score alone is known. */
  state: 'joined' | 'passed' | 'failed'
  score: number | null
  certificate_no: string | null
  issue_date: string | null
  valid_months: number | null
}

/** What somebody's result was, and what is written of him. */
export interface Written {
  person: Judged
  result: Result
}

/** What nobody writes of himself. */
export const ownResult = 'Bạn không tự nhập kết quả của mình được.'

/** The marks of the course that a pass asks for and that somebody has not reached, in words. */
export function hindrancesToPass(course: JudgedCourse, person: Judged, score: number | null): string[] {
  const { least_score: least, least_attendance: attendance } = course
  const found: string[] = []
  if (least !== null && (score === null || score < least)) {
    found.push(`Điểm ${score === null ? 'còn trống' : score} chưa đạt điểm tối thiểu ${least}.`)
  }
  if (attendance !== null && (person.attendance ?? 0) < attendance) {
    found.push(`Tỷ lệ tham dự ${person.attendance ?? 0}% chưa đạt mức tối thiểu ${attendance}%.`)
  }
  return found
}

/** Writes results of people of held courses, the certificates that they name and how they came to it. */
export async function writeResults(context: ProductContext, written: readonly Written[]): Promise<void> {
  const results = written.map(({ result }) => result)
  await sql`
    update training_employees set state = result.state, score = result.score,
      reason = case when result.state = training_employees.state then training_employees.reason end
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as result (id bigint, state text, score numeric)
    where ${context.inThisCompany('training_employees')} and training_employees.id = result.id`.execute(
    context.db,
  )
  await giveCertificates(
    context,
    results.flatMap(({ id, certificate_no: no, issue_date: issued, valid_months }) =>
      no === null || issued === null ? [] : [{ id, certificate_no: no, issue_date: issued, valid_months }],
    ),
  )
  const begun = written.filter(({ person }) => person.state === 'joined')
  for (const [course, ofCourse] of Map.groupBy(begun, ({ person }) => person.training_id)) {
    for (const to of ['passed', 'failed'] as const) {
      const ids = ofCourse.flatMap(({ result }) => (result.state === to ? [result.id] : []))
      if (ids.length > 0) await recordMoves(context, course, { ids, from: 'joined', to })
    }
  }
  for (const { person, result } of written) {
    const { id, state, score, certificate_no, issue_date } = result
    context.audit({
      recordId: id,
      ...savedChanges({ ...person }, { state, score, certificate_no, issue_date }),
    })
  }
}
