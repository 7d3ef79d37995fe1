import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** A course of which somebody teaches so many times on a day. */
async function taughtBy(employeeId: number, date: string, times = 1): Promise<{ id: number; name: string }> {
  const name = `Khóa dạy ${nextNumber()}`
  const body = { name, type_id: 31, location_id: 31 }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  const path = { id }
  const { lecturer } = (await hr.call('trainingLecturers.store', { path, body: { employee_id: employeeId } }))
    .body.data
  const row = { date, lecturer_id: lecturer.id, location_id: 32 }
  const details = Array.from({ length: times }, (_, at) => {
    const hour = 13 + at
    return times === 1
      ? { ...row, from_time: '07:30', to_time: '11:30' }
      : { ...row, from_time: `${hour}:00`, to_time: `${hour}:45` }
  })
  await hr.call('trainingDetails.storeBulk', { path, body: { details } })
  return { id, name }
}

const linesOf = async (person: Pick<Person, 'call'>, key: 'own_lessons' | 'lessons_today') => {
  const { cards } = (await person.call('home.show')).body.data.home
  const card = cards.find((each: Schemas['HomeCard']) => each.key === key)
  return card === undefined ? undefined : (card[key]?.lines ?? [])
}

test('what is taught today stands on the first page of its lecturer and of who looks after courses', async () => {
  const { employeeId, personId } = await hire(api, 'Thầy Dạy Hôm Nay', 3)
  const lecturer = await newcomer(api, { login: `thay.${nextNumber()}`, companies: { 1: [] }, personId })
  expect(await linesOf(lecturer, 'own_lessons')).toBeUndefined()
  const { id, name } = await taughtBy(employeeId, today)
  await taughtBy(employeeId, '2031-01-01')
  expect(await linesOf(lecturer, 'own_lessons')).toEqual([
    { text: name, note: '07:30–11:30 · Mục số 32', link: '/dao-tao-cua-toi' },
  ])
  expect(await linesOf(lecturer, 'lessons_today')).toBeUndefined()
  expect(await linesOf(hr, 'lessons_today')).toContainEqual({
    text: name,
    note: '07:30–11:30 · Mục số 32 · Thầy Dạy Hôm Nay',
    link: `/dao-tao/khoa-dao-tao/${id}/cap-nhat?tab=lich-hoc`,
  })
  // Who only reads courses has nothing to do there.
  const reads = await newcomer(api, {
    login: `doc.${nextNumber()}`,
    companies: { 1: [['training_access', 'company']] },
  })
  expect(await linesOf(reads, 'lessons_today')).toBeUndefined()
  await hr.call('trainings.cancel', { path: { id }, body: { reason: 'Giảng viên ốm.' } })
  expect(await linesOf(lecturer, 'own_lessons')).toBeUndefined()
})

test('more than a card holds are counted on its last line, and all lead to what one teaches', async () => {
  const { employeeId, personId } = await hire(api, 'Thầy Dạy Cả Ngày', 3)
  const lecturer = await newcomer(api, { login: `thay.${nextNumber()}`, companies: { 1: [] }, personId })
  await taughtBy(employeeId, today, 10)
  const lines = await linesOf(lecturer, 'own_lessons')
  const link = '/dao-tao-cua-toi'
  expect([lines?.length, lines?.at(-1)]).toEqual([9, { text: 'Và 2 buổi học khác', note: '', link }])
  const { cards } = (await lecturer.call('home.show')).body.data.home
  expect(cards.find(({ key }) => key === 'own_lessons')?.link).toBe(link)
})

test('a lecturer who was written by his name and is an employee sees what he teaches', async () => {
  const { employeeId, personId } = await hire(api, 'Thầy Viết Tên', 3)
  const reader = await newcomer(api, { login: `thay.${nextNumber()}`, companies: { 1: [] }, personId })
  const name = `Khóa dạy ${nextNumber()}`
  const { id } = (await hr.call('trainings.store', { body: { name, type_id: 31, location_id: 31 } })).body
    .data.training
  const path = { id }
  const { lecturer } = (await hr.call('trainingLecturers.store', { path, body: { name: 'Thầy Viết Tên' } }))
    .body.data
  const row = { date: today, from_time: '07:30', to_time: '11:30', lecturer_id: lecturer.id }
  await hr.call('trainingDetails.storeBulk', { path, body: { details: [row] } })
  const lecturers = [{ id: lecturer.id, version: lecturer.version, employee_id: employeeId, name: null }]
  const saved = await hr.call('trainingLecturers.updateBulk', { path, body: { lecturers } })
  expect(saved.status).toBe(200)
  expect(await linesOf(reader, 'own_lessons')).toMatchObject([{ text: name }])
})
