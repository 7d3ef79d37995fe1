import { type Client, createClient, signIn } from '@nhansu/sdk'
import { expect, test } from '@playwright/test'
import { passwordOf } from './people.ts'

/** A day from today on in Viet Nam, as the contract writes it. */
export const day = (after: number) =>
  new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)

/** Works as somebody without a browser, in the company that the account opens. */
export async function clientFor(login: string): Promise<Client> {
  const origin = test.info().project.use.baseURL ?? ''
  const client = createClient({ baseUrls: { product: `${origin}/api`, identity: `${origin}/identity` } })
  await signIn(client, { login, password: passwordOf(login) })
  return client
}

/** A certificate of a kind of its own. */
export async function newKind(client: Client, name: string): Promise<number> {
  const body = { name, valid_months: 12, remind_days: 60 }
  return (await client.call('certificates.store', { body })).certificate.id
}

/** A planned course that gives it, with a subject, where half of the hours are asked for. */
export async function newCourse(
  client: Client,
  name: string,
  certificateId: number,
  begins: number,
): Promise<{ id: number }> {
  const { types } = await client.call('trainingTypes.list', { query: {} })
  const { locations } = await client.call('trainingLocations.list', { query: {} })
  const body = {
    name,
    type_id: types[0]?.id ?? 0,
    location_id: locations[0]?.id ?? 0,
    certificate_id: certificateId,
    start_date: day(begins),
    end_date: day(begins + 1),
    confirm_deadline: day(begins - 1),
    least_attendance: 50,
  }
  const path = { id: (await client.call('trainings.store', { body })).training.id }
  await client.call('trainingSubjects.store', { path, body: { name: 'Lý thuyết và thực hành' } })
  return path
}

/** So many employees of the company who are free to come to a course; nobody confirms himself, so he is none of them. */
export async function freePeople(client: Client, path: { id: number }, count: number): Promise<number[]> {
  const { user } = await client.call('session.me')
  const { employees } = await client.call('employees.list', {
    query: { pagination: true, page: 1, size: 100, sort: 'nhansu_id' },
  })
  const employee_ids = employees.flatMap(({ id, nhansu_id: code }) => (code === user.nhansu_id ? [] : [id]))
  const { refused } = await client.call('trainingEmployees.storeBulk', {
    path,
    query: { dry_run: true },
    body: { employee_ids, mandatory: true },
  })
  const kept = new Set(refused.map(({ employee_id: id }) => id))
  const free = employee_ids.filter((id) => !kept.has(id)).slice(0, count)
  expect(free).toHaveLength(count)
  return free
}

/** An open course of two days ago, with so many people in it and a day that nobody has been marked on. */
export async function heldCourse(
  client: Client,
  name: string,
  count: number,
): Promise<{ path: { id: number }; detailId: number; ids: number[] }> {
  const path = await newCourse(client, name, await newKind(client, `Chứng chỉ ${name}`), -2)
  const employee_ids = await freePeople(client, path, count)
  await client.call('trainings.open', { path, body: {} })
  await client.call('trainingEmployees.storeBulk', { path, body: { employee_ids, mandatory: true } })
  const details = [{ date: day(-2), from_time: '07:30', to_time: '11:30' }]
  const made = await client.call('trainingDetails.storeBulk', { path, body: { details } })
  const { employees } = await client.call('trainingEmployees.list', { path })
  return { path, detailId: made.details[0]?.id ?? 0, ids: employees.map(({ id }) => id) }
}
