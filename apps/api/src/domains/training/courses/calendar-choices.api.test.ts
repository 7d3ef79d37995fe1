import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** A course with one day that somebody teaches, and people who are on its list. */
async function taught(date: string, teacher: object, employeeIds: readonly number[] = []) {
  const body = { name: `Khóa ${nextNumber()}`, type_id: 31, location_id: 31 }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  const path = { id }
  const { lecturer } = (await hr.call('trainingLecturers.store', { path, body: teacher })).body.data
  const day = { date, from_time: '07:30', to_time: '11:30', lecturer_id: lecturer.id }
  await hr.call('trainingDetails.storeBulk', { path, body: { details: [day] } })
  if (employeeIds.length > 0) {
    await hr.call('trainingEmployees.storeBulk', { path, body: { employee_ids: [...employeeIds] } })
  }
  return { course: id, lecturer: lecturer.id }
}

async function calendar(month: string, asked: object = {}, person: Pick<Person, 'call'> = hr) {
  const query = { from: `${month}-01`, to: `${month}-28`, ...asked }
  return (await person.call('trainingDetails.calendar', { query })).body.data
}

test('the same lecturer is the same choice in every month, and what is asked for stays one', async () => {
  const { employeeId } = await hire(api, 'Cô Dạy Hai Tháng', 3)
  const first = await taught('2081-02-10', { employee_id: employeeId })
  const second = await taught('2081-03-10', { employee_id: employeeId })
  const choice = { id: first.lecturer, name: 'Cô Dạy Hai Tháng' }
  expect((await calendar('2081-02')).lecturers).toEqual([choice])
  expect((await calendar('2081-03')).lecturers).toEqual([choice])
  const empty = await calendar('2081-04', { lecturer_id: first.lecturer, location_id: 32 })
  expect([empty.days, empty.lecturers]).toEqual([[], [choice]])
  expect(empty.places).toEqual([{ id: 32, name: 'Mục số 32' }])
  // An address that names him by another of his courses finds him by that.
  const other = await calendar('2081-02', { lecturer_id: second.lecturer })
  expect(other.lecturers).toEqual([{ ...choice, id: second.lecturer }])
  expect(other.days.map(({ training_id: id }) => id)).toEqual([first.course])
})

test('names that differ by a mark are of two people, and one name is one however it was typed', async () => {
  const hung = await taught('2081-05-10', { name: 'Nguyễn Văn Hùng' })
  const other = await taught('2081-05-11', { name: 'Nguyễn Văn Hưng' })
  const again = await taught('2081-05-12', { name: 'NGUYỄN VĂN HÙNG'.normalize('NFD') })
  const { lecturers } = await calendar('2081-05')
  expect(lecturers.map(({ id }) => id).toSorted((one, two) => one - two)).toEqual([
    hung.lecturer,
    other.lecturer,
  ])
  const { days } = await calendar('2081-05', { lecturer_id: hung.lecturer })
  expect(days.map(({ training_id: id }) => id)).toEqual([hung.course, again.course])
})

test('whoever reads for one unit learns neither whose other people sit in a course nor who teaches out of reach', async () => {
  const [near, far] = [await hire(api, 'Người Học Gần', 3), await hire(api, 'Người Học Xa', 4)]
  const shared = await taught('2081-06-10', { name: 'Thầy Chung' }, [near.employeeId, far.employeeId])
  const hidden = await taught('2081-06-11', { name: 'Thầy Khuất' }, [far.employeeId])
  const head = await newcomer(api, {
    login: `xem.lich.${nextNumber()}`,
    personId: (await hire(api, 'Trưởng Tổ Xem Lịch', 3)).personId,
    companies: { 1: [['training_access', 'unit']] },
  })
  const coursesOf = async (unit: number, person: Pick<Person, 'call'>) =>
    (await calendar('2081-06', { department_id: unit }, person)).days.map(({ training_id: id }) => id)
  expect(await coursesOf(3, head)).toEqual([shared.course])
  expect(await coursesOf(4, head)).toEqual([])
  expect(await coursesOf(4, hr)).toEqual([shared.course, hidden.course])
  const named = async (lecturer: number) =>
    (await calendar('2081-07', { lecturer_id: lecturer }, head)).lecturers.map(({ name }) => name)
  expect([await named(shared.lecturer), await named(hidden.lecturer)]).toEqual([['Thầy Chung'], []])
})
