import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, invalidInput, notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { addPeople, refusalsOf } from './add-people.ts'
import {
  type HeldCourse,
  holdCourse,
  openPerson,
  peopleOf,
  peopleOfUnit,
  recordMoves,
  requireCourse,
  showPerson,
} from './course-people.ts'
import { exportPeople } from './export-people.ts'
import { importPeople } from './import-people.ts'
import { importResults } from './import-results.ts'
import { joinPeople } from './join-people.ts'
import { judgeResults } from './judge-results.ts'
import { movePerson, returnPerson } from './move-person.ts'
import { saveResults } from './save-results.ts'
import { type PersonState, unansweredStates } from './person-states.ts'
import { seatWaiting } from './seats.ts'

export default defineOperations('trainingEmployees', {
  'trainingEmployees.list': async ({ path, query }, context) => {
    await requireCourse(context, path.id)
    return { employees: await peopleOf(context, path.id, peopleOfUnit(query?.department_id)) }
  },

  'trainingEmployees.storeBulk': async ({ path, query, body }, context) => {
    await requireCourse(context, path.id)
    const course = await holdCourse(context, path.id)
    const { employee_ids: asked, mandatory, state } = body
    const isPreview = query?.dry_run ?? false
    const refused = isPreview ? await refusalsOf(context, path.id, asked) : []
    const employeeIds = asked.filter((id) => refused.every((each) => each.employee_id !== id))
    const waiting = await asPreview(context, isPreview, () =>
      addPeople(context, course, { employeeIds, mandatory, state }),
    )
    if (!isPreview) context.audit({ recordId: path.id, changedFields: ['employees'] })
    return { added: employeeIds.length, waiting, refused }
  },

  'trainingEmployees.updateBulk': async ({ path, body }, context) => {
    await requireCourse(context, path.id)
    const course = await holdCourse(context, path.id)
    await takeOut(context, course, body.removed_ids ?? [])
    for (const { id, version, employee_id: employeeId, ...notes } of body.employees) {
      if (id === undefined) {
        const { mandatory, group_name: groupName, note } = notes
        await addPeople(context, course, { employeeIds: [employeeId], mandatory, groupName, note })
      } else {
        const { person } = await openPerson(context, id, version)
        if (person.training_id !== path.id) throw notFound()
        if (person.employee_id !== employeeId) {
          throw invalidInput({
            employee_id: ['Không đổi được người; hãy bỏ người này ra và thêm người khác.'],
          })
        }
        await saveNotes(context, id, notes)
      }
    }
    await seatWaiting(context, course)
    context.audit({ recordId: path.id, changedFields: ['employees'] })
    return { employees: await peopleOf(context, path.id) }
  },

  'trainingEmployees.update': async ({ path, body: { version, ...notes } }, context) => {
    const { person } = await openPerson(context, path.id, version)
    const before = (await showPerson(context, person)).employee
    await saveNotes(context, path.id, notes)
    context.audit({ recordId: person.id, ...savedChanges({ ...before }, notes) })
    return showPerson(context, person)
  },

  'trainingEmployees.destroy': async ({ path }, context) => {
    const { course } = await openPerson(context, path.id)
    await takeOut(context, course, [path.id])
    await seatWaiting(context, course)
    context.audit({ recordId: course.id, changedFields: ['employees'] })
    return { ids: [path.id] }
  },

  'trainingEmployees.joinedBulk': ({ path, body }, context) => joinPeople(context, path.id, body.ids),
  'trainingEmployees.saveResults': ({ path, body }, context) => saveResults(context, path.id, body.results),
  'trainingEmployees.judge': ({ path, query }, context) =>
    judgeResults(context, path.id, query?.dry_run ?? false),
  'trainingEmployees.import': ({ path, query, body }, context) =>
    importPeople(context, path.id, body.file, query?.dry_run ?? false),
  'trainingEmployees.importResults': ({ query, body }, context) =>
    importResults(context, body.file, query?.dry_run ?? false),
  'trainingEmployees.export': async ({ path, query }, context) => {
    await requireCourse(context, path.id)
    return exportPeople(context, path.id, query?.department_id)
  },

  'trainingEmployees.registered': ({ path, body }, context) =>
    movePerson(context, path.id, 'registered', body),
  'trainingEmployees.promised': ({ path, body }, context) => movePerson(context, path.id, 'promised', body),
  'trainingEmployees.confirmed': ({ path, body }, context) => movePerson(context, path.id, 'confirmed', body),
  'trainingEmployees.refused': ({ path, body }, context) => movePerson(context, path.id, 'refused', body),
  'trainingEmployees.joined': ({ path, body }, context) => movePerson(context, path.id, 'joined', body),
  'trainingEmployees.absent': ({ path, body }, context) => movePerson(context, path.id, 'absent', body),
  'trainingEmployees.withdrawn': ({ path, body }, context) => movePerson(context, path.id, 'withdrawn', body),
  'trainingEmployees.return': ({ path, body }, context) => returnPerson(context, path.id, body),
})

async function saveNotes(
  context: ProductContext,
  id: number,
  notes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changes = Object.entries(notes).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
  if (changes.length === 0) return
  await sql`update training_employees set ${sql.join(changes)}
    where ${context.inThisCompany('training_employees')} and id = ${id}`.execute(context.db)
}

/** Takes people out of a held course who have not answered yet; who has, refuses or leaves, and stays in the list. */
async function takeOut(context: ProductContext, course: HeldCourse, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: number; state: PersonState; answered: string | null }>`
    select training_employees.id, state, case when state <> all(${unansweredStates}) then employees.full_name end as answered
    from training_employees join employees on employees.company_id = training_employees.company_id
      and employees.id = training_employees.employee_id
    where ${context.inThisCompany('training_employees')} and training_id = ${course.id}
      and training_employees.id = any(${ids}::bigint[])`.execute(context.db)
  if (rows.length !== ids.length) throw notFound()
  const answered = rows.find((row) => row.answered !== null)?.answered
  if (answered) {
    throw new ApiFailure(
      409,
      `${answered} đã trả lời nên không bỏ khỏi danh sách được. Hãy ghi nhận từ chối hoặc rút khỏi khóa.`,
    )
  }
  for (const [from, those] of Map.groupBy(rows, ({ state }) => state)) {
    await recordMoves(context, course.id, { ids: those.map(({ id }) => id), from, to: null })
  }
  await sql`delete from training_employees where ${context.inThisCompany('training_employees')}
    and training_id = ${course.id} and id = any(${ids}::bigint[])`.execute(context.db)
}
