import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { day, examSteps } from '../../testing/exam-steps.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
const { newExam, addPart, move, put } = examSteps(api, () => hr)

test('one sees the tests that one is put down for, from their arranging to their end, and those of nobody else', async () => {
  const { employeeId, personId } = await hire(api, 'Người Sắp Thi', 3)
  const other = await hire(api, 'Người Thi Khác', 3)
  const [taker, stranger] = [
    await newcomer(api, { login: 'sap.thi', companies: { 1: [] }, personId }),
    await newcomer(api, { login: 'thi.khac', companies: { 1: [] }, personId: other.personId }),
  ]
  const made = async (from: number) => {
    const id = await newExam({ from_date: day(from), to_date: day(from), place: 'Hội trường A' })
    await addPart(id, { kind: 'essay', name: 'Lý thuyết', held_on: day(from), starts_at: '08:00' })
    await hr.call('examBoard.store', { path: { id }, body: { employee_id: 13, role: 'chair' } })
    await hr.call('examResults.sync', { path: { id }, body: { employee_ids: [employeeId] } })
    return id
  }
  const [later, sooner] = [await made(9), await made(5)]
  const ids = async (by: Person) => (await by.call('exams.mine')).body.data.exams.map(({ id }) => id)
  expect(await ids(taker)).toEqual([])
  for (const id of [later, sooner]) expect((await move(id, 'schedule')).status).toBe(200)
  expect(await ids(taker)).toEqual([sooner, later])
  expect(await ids(stranger)).toEqual([])
  const [next] = (await taker.call('exams.mine')).body.data.exams
  expect(next).toMatchObject({ from_date: day(5), place: 'Hội trường A' })
  expect(next?.parts).toMatchObject([
    { name: 'Lý thuyết', kind: 'essay', held_on: day(5), starts_at: '08:00', place: null },
  ])
  await put(sooner, 'running')
  expect(await ids(taker)).toEqual([sooner, later])
  await put(sooner, 'published')
  await put(later, 'cancelled')
  expect(await ids(taker)).toEqual([])
})
