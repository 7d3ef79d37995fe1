import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** Somebody with an account and no right at all. */
async function someone(name: string) {
  const { employeeId, personId } = await hire(api, name, 3)
  const login = `thay.${nextNumber()}`
  return { employeeId, ...(await newcomer(api, { login, companies: { 1: [] }, personId })) }
}

/** A course with two lecturers, of whom the first teaches the first day and the second the other. */
async function taughtByTwo(one: number, other: number): Promise<number> {
  const body = {
    name: 'Khóa hai thầy',
    type_id: 31,
    location_id: 31,
    start_date: '2031-03-02',
    end_date: '2031-03-05',
  }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  const path = { id }
  for (const [at, employee_id] of [one, other].entries()) {
    const { lecturer } = (await hr.call('trainingLecturers.store', { path, body: { employee_id } })).body.data
    const day = { date: `2031-03-0${at + 3}`, from_time: '07:30', to_time: '11:30', lecturer_id: lecturer.id }
    await hr.call('trainingDetails.storeBulk', { path, body: { details: [day] } })
  }
  return id
}

const taughtBy = async (person: Pick<Person, 'call'>) =>
  (await person.call('trainingInvitations.mine')).body.data.taught

test('a lecturer is told the courses that he teaches and his own days, until they are cancelled', async () => {
  const [one, other] = [await someone('Thầy Một'), await someone('Thầy Hai')]
  const id = await taughtByTwo(one.employeeId, other.employeeId)
  expect(await taughtBy(one)).toMatchObject([
    {
      id,
      name: 'Khóa hai thầy',
      status: 'planned',
      people_total: 0,
      days: [{ date: '2031-03-03', from_time: '07:30', to_time: '11:30', location_name: 'Mục số 31' }],
    },
  ])
  expect((await taughtBy(other)).map(({ days }) => days.map(({ date }) => date))).toEqual([['2031-03-04']])
  expect(await taughtBy(await someone('Người Không Dạy'))).toEqual([])
  await hr.call('trainings.cancel', { path: { id }, body: { reason: 'Không đủ người.' } })
  expect(await taughtBy(one)).toEqual([])
  expect((await one.call('trainingInvitations.taught', { path: { id } })).status).toBe(404)
})

test('he sees who sits in his class with attendance and scores, and nobody sees a class of others', async () => {
  const [one, other, pupil] = [await someone('Thầy Ba'), await someone('Thầy Bốn'), await someone('Trò Một')]
  const id = await taughtByTwo(one.employeeId, other.employeeId)
  const refused = await hire(api, 'Trò Từ Chối', 4)
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query(
      `insert into training_employees (company_id, training_id, employee_id, state, reason, score)
       values (1, $1, $2, 'joined', null, 8.5), (1, $1, $3, 'refused', 'Bận', null)`,
      [id, pupil.employeeId, refused.employeeId],
    )
    await client.query(
      'update training_details set closed_at = now() where company_id = 1 and training_id = $1',
      [id],
    )
  })
  const { people } = (await one.call('trainingInvitations.taught', { path: { id } })).body.data
  expect(people).toMatchObject([
    { full_name: 'Trò Một', unit_name: 'Tổ Tuyển dụng', state: 'joined', score: 8.5, attendance: 0 },
  ])
  expect((await taughtBy(one))[0]?.people_total).toBe(1)
  for (const reader of [pupil, await someone('Người Ngoài'), hr, await api.as('hrOfTwo')])
    expect((await reader.call('trainingInvitations.taught', { path: { id } })).status).toBe(404)
})
