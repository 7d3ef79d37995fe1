import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { newCourseCode } from '../courses/trainings.ts'
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
  const placed = await asPreview(context, isPreview, async (): Promise<Placed> => {
    const courseId = await courseFor(context, wanted, needs)
    const course = await holdCourse(context, courseId)
    const asked = [...new Set(needs.map(({ employee_id: id }) => id))]
    const refused = isPreview ? await refusalsOf(context, courseId, asked) : []
    const employeeIds = asked.filter((id) => refused.every((each) => each.employee_id !== id))
    const waiting = await addPeople(context, course, { employeeIds, mandatory: wanted.mandatory })
    const ids = needs.filter((need) => employeeIds.includes(need.employee_id)).map(({ id }) => id)
    await seatNeeds(context, courseId, ids)
    return { training_id: courseId, ids, added: employeeIds.length, waiting, refused }
  })
  if (isPreview) return { ...placed, training_id: wanted.training_id ?? null }
  const { rows: courses } = await sql<{ code: string }>`
    select code from trainings where ${context.inThisCompany('trainings')} and id = ${placed.training_id}`.execute(
    context.db,
  )
  const seated = { state: 'placed', training_code: courses[0]?.code ?? null }
  for (const { id, state } of needs.filter((need) => placed.ids.includes(need.id))) {
    const { values } = savedChanges({ state, training_code: null }, seated)
    context.audit({ recordId: id, changedFields: ['state', 'training_id'], values })
  }
  return placed
}

/** Lets needs be met by the rows that their people have in a course. */
export async function seatNeeds(
  { db, inThisCompany }: Pick<ProductContext, 'db' | 'inThisCompany'>,
  courseId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`update training_needs set state = 'placed', training_employee_id = person.id
    from training_employees person
    where ${inThisCompany('training_needs')} and training_needs.id = any(${ids}::bigint[])
      and person.company_id = training_needs.company_id and person.training_id = ${courseId}
      and person.employee_id = training_needs.employee_id`.execute(db)
}

async function courseFor(
  context: ProductContext,
  { training_id: id, course }: Wanted,
  needs: readonly HeldNeed[],
): Promise<number> {
  if ((id === undefined) === (course === undefined)) {
    throw invalidInput({ training_id: ['Chọn một khóa đã có, hoặc nhập khóa mới.'] })
  }
  if (id !== undefined) {
    await requireCourse(context, id)
    return id
  }
  const values = {
    company_id: context.companyId,
    code: await newCourseCode(context),
    certificate_id: sharedBy(needs, 'certificate_id'),
    field_id: sharedBy(needs, 'field_id'),
    ...course,
  }
  const { rows } = await sql<{ id: number }>`
    insert into trainings (${sql.join(Object.keys(values).map((field) => sql.ref(field)))})
    values (${sql.join(Object.values(values))}) returning id`.execute(context.db)
  const made = Number(rows[0]?.id)
  // Registration opens only with a subject; a class for one thing teaches just that.
  await sql`insert into training_subjects (company_id, training_id, name)
    select company_id, id, name from trainings where ${context.inThisCompany('trainings')} and id = ${made}`.execute(
    context.db,
  )
  return made
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
