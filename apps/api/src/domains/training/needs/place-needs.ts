import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { writeAlong } from '../../../contract/audit.ts'
import { savedChanges } from '../../../contract/audit-values.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { newClass } from '../courses/new-class.ts'
import { auditClass, type MadeCourse } from '../courses/new-course.ts'
import { addPeople, refusalsOf } from '../people/add-people.ts'
import { holdCourse, requireCourse } from '../people/course-people.ts'
import { type HeldNeed, heldNeeds, requireState } from './held-needs.ts'

type Wanted = Input<'trainingNeeds.place'>['body']
type Placed = Data<'trainingNeeds.place'>

/**
 * Puts the people of open needs into a course, or a new one, all or none.
 * @param isPreview says who would be added and who not, and changes nothing
 * @throws ApiFailure 409 with who cannot be added, or for a need that is closed or placed already
 */
export async function placeNeeds(
  context: ProductContext,
  wanted: Wanted,
  isPreview: boolean,
): Promise<Placed> {
  const needs = await heldNeeds(context, wanted.ids)
  requireState(needs, ['new', 'planned'], 'không xếp lớp được')
  const { made, ...placed } = await asPreview(context, isPreview, async () => {
    const into = await courseFor(context, wanted, needs)
    const course = await holdCourse(context, into.id)
    const asked = [...new Set(needs.map(({ employee_id: id }) => id))]
    const refused = isPreview ? await refusalsOf(context, course.id, asked) : []
    const employeeIds = asked.filter((id) => refused.every((each) => each.employee_id !== id))
    const waiting = await addPeople(context, course, { employeeIds, mandatory: wanted.mandatory })
    const ids = needs.filter((need) => employeeIds.includes(need.employee_id)).map(({ id }) => id)
    await seatNeeds(context, course.id, ids)
    return { made: into, training_id: course.id, ids, added: employeeIds.length, waiting, refused }
  })
  if (isPreview) return { ...placed, training_id: wanted.training_id ?? null }
  auditClass(context, made)
  return placed
}

/**
 * Lets needs be met by the rows that their people have in a course. Those that the course is for were settled with the row,
 * and the trail told of them; the others are told here.
 */
export async function seatNeeds(
  context: ProductContext,
  courseId: number,
  ids: readonly number[],
): Promise<void> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ id: number; state: string; code: string }>`
    with before as (
      select id, state from training_needs where ${inThisCompany('training_needs')} and id = any(${ids}::bigint[]) for update
    )
    update training_needs set state = 'placed', training_employee_id = person.id
    from before, training_employees person
    join trainings course on course.company_id = person.company_id and course.id = person.training_id
    where ${inThisCompany('training_needs')} and training_needs.id = before.id
      and person.company_id = training_needs.company_id and person.training_id = ${courseId}
      and person.employee_id = training_needs.employee_id
      and training_needs.training_employee_id is distinct from person.id
    returning training_needs.id, before.state, course.code`.execute(db)
  const seated = rows.map(({ id, state, code }) => ({
    recordId: id,
    ...savedChanges({ state, training_code: null }, { state: 'placed', training_code: code }),
  }))
  await writeAlong(context, 'trainingNeeds', seated)
}

async function courseFor(
  context: ProductContext,
  { training_id: id, course }: Wanted,
  needs: readonly HeldNeed[],
): Promise<MadeCourse> {
  if ((id === undefined) === (course === undefined)) {
    throw invalidInput({ training_id: ['Chọn một khóa đã có, hoặc nhập khóa mới.'] })
  }
  if (id !== undefined) {
    await requireCourse(context, id)
    return { id }
  }
  return newClass(context, {
    certificate_id: sharedBy(needs, 'certificate_id'),
    field_id: sharedBy(needs, 'field_id'),
    ...course,
  })
}

/** What all of the needs are for, if it is one. */
export function sharedBy(
  needs: readonly Pick<HeldNeed, 'certificate_id' | 'field_id'>[],
  target: 'certificate_id' | 'field_id',
): number | null {
  const targets = new Set(needs.map((need) => need[target]))
  const [only = null] = targets
  return targets.size === 1 ? only : null
}
