import type { OperationId } from '@nhansu/sdk/contract'
import type { Person, TestApi } from '../api.ts'
import { exampleFile } from '../example-file.ts'
import { day } from '../exam-steps.ts'
import { everyPermission, hire, newcomer, type SignedIn } from '../newcomer.ts'
import { nextNumber } from '../numbers.ts'

/** A call about oneself, and who it is that calls: nobody else carries it out, whatever his rights. */
export interface OwnCall {
  person: Person
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Arranges and makes calls about oneself, each of somebody new. */
export type OwnCalls = Partial<Record<OperationId, () => Promise<OwnCall>>>

/** An employee of company 1 with an account. */
export async function somebody(api: TestApi): Promise<{ person: SignedIn; employeeId: number }> {
  const { employeeId, personId } = await hire(api, 'Người Tự Làm', 3)
  const login = `fuzz.own.${nextNumber()}`
  return { person: await newcomer(api, { login, companies: { 1: everyPermission }, personId }), employeeId }
}

/** A course that takes people in, in twenty days. */
async function openCourse(admin: Person, more: { is_open?: boolean } = {}): Promise<{ id: number }> {
  const coming = { start_date: day(20), end_date: day(21), confirm_deadline: day(10) }
  const body = { name: 'An toàn xe nâng', type_id: 31, location_id: 31, ...coming, ...more }
  const path = { id: (await admin.call('trainings.store', { body })).body.data.training.id }
  await admin.call('trainingSubjects.store', { path, body: { name: 'Lý thuyết' } })
  await admin.call('trainings.open', { path, body: {} })
  return path
}

/** Somebody who is asked to come to a course. */
export async function invitedToCourse(api: TestApi, admin: Person) {
  const { person, employeeId } = await somebody(api)
  const path = await openCourse(admin)
  await admin.call('trainingEmployees.storeBulk', { path, body: { employee_ids: [employeeId] } })
  return { person, path }
}

/** Somebody who teaches a course. */
export async function teachesCourse(api: TestApi, admin: Person) {
  const { person, employeeId } = await somebody(api)
  const path = await openCourse(admin)
  await admin.call('trainingLecturers.store', { path, body: { employee_id: employeeId } })
  return { person, path }
}

/** Somebody who teaches a course that has a document for its people. */
export async function mayReadDocument(api: TestApi, admin: Person) {
  const { person, path } = await teachesCourse(api, admin)
  const file = exampleFile({ contentMediaType: 'application/pdf', example: 'giao-trinh.pdf' })
  const body = { kind: 'material', name: 'Giáo trình', visible_to_people: true, file } as const
  const { document } = (await admin.call('trainingDocuments.store', { path, body })).body.data
  return { person, path: { id: document.id } }
}

/** Somebody who may put himself down for a course. */
export async function mayEnrol(api: TestApi, admin: Person) {
  const { person } = await somebody(api)
  return { person, path: await openCourse(admin, { is_open: true }) }
}
