import { createClient, signIn } from '@nhansu/sdk'
import { test } from '@playwright/test'
import { passwordOf } from './people.ts'

/** A day from today on, as the contract writes it. */
const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)

/** Makes an open course in which whoever makes it has a place that is to be confirmed. */
export async function openCourseWithMe(login: string, name: string): Promise<void> {
  const origin = test.info().project.use.baseURL ?? ''
  const client = createClient({ baseUrls: { product: `${origin}/api`, identity: `${origin}/identity` } })
  await signIn(client, { login, password: passwordOf(login) })
  const { user } = await client.call('session.me')
  const { employee } = await client.call('employees.info', { path: { nhansu_id: user.nhansu_id ?? '' } })
  const { types } = await client.call('trainingTypes.list', { query: {} })
  const { locations } = await client.call('trainingLocations.list', { query: {} })
  const body = {
    name,
    type_id: types[0]?.id ?? 0,
    location_id: locations[0]?.id ?? 0,
    start_date: day(30),
    end_date: day(31),
    confirm_deadline: day(20),
  }
  const path = { id: (await client.call('trainings.store', { body })).training.id }
  await client.call('trainingSubjects.store', { path, body: { name: 'Lý thuyết' } })
  await client.call('trainingEmployees.storeBulk', {
    path,
    body: { employee_ids: [employee.id], mandatory: true },
  })
  await client.call('trainings.open', { path, body: {} })
}
