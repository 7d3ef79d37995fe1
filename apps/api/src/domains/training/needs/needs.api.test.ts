import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { judgedCourse } from '../../../testing/judged-course.ts'
import { hire } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { day, needsGround } from '../../../testing/training-needs.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
const { sql, newKind, give, holder, night, needsOf, needOf } = needsGround(api, () => hr)

/** A planned course for these needs. */
async function place(ids: number[], more: object = {}) {
  const course = { name: `Lớp gia hạn ${nextNumber()}`, type_id: 31, start_date: day(20), end_date: day(21) }
  return hr.call('trainingNeeds.place', { body: { ids, course, ...more } })
}

describe('the night', () => {
  test('writes a certificate down that ends within its remind days, once, and nothing at a second run', async () => {
    const kind = await newKind()
    const soon = await holder(kind, 60)
    const later = await holder(kind, 61)
    const over = await holder(kind, -20)
    const forgotten = await holder(kind, -366)
    // Two processes at the same work, as after one that was taken for dead.
    const [one, other] = await Promise.all([night(), night()])
    expect(one.raised + other.raised).toBe(2)
    expect(await needOf(soon.employeeId)).toMatchObject({
      certificate_id: kind,
      source: 'expiring',
      due_date: day(60),
      days_left: 60,
      priority: 'normal',
      is_required: false,
      state: 'new',
      created_by_name: null,
    })
    expect(await needOf(over.employeeId)).toMatchObject({ source: 'expiring', days_left: -20 })
    expect(await needsOf(later.employeeId)).toEqual([])
    expect(await needsOf(forgotten.employeeId)).toEqual([])
    expect(await night()).toEqual({ settled: 0, raised: 0 })
  })

  test('writes down what nature of work or position asks for and is not there, and closes it with the work', async () => {
    const byNature = await newKind({ required_natures: [7] })
    const { employeeId } = await hire(api, 'Lê Văn Nghề', 3)
    await sql('update employees set nature_of_work = 7 where company_id = 1 and id = $1', [employeeId])
    await night()
    const [missing] = (await needsOf(employeeId)).filter(({ certificate_id: id }) => id === byNature)
    expect(missing).toMatchObject({
      source: 'missing',
      due_date: day(0),
      priority: 'high',
      is_required: true,
    })

    // A certificate that ends soon is what is there now.
    await give(employeeId, byNature, -10, 30)
    const [ending] = (await needsOf(employeeId)).filter(({ certificate_id: id }) => id === byNature)
    expect(ending).toMatchObject({ id: missing?.id, source: 'expiring', due_date: day(30), state: 'new' })

    await sql('update employees set nature_of_work = 1 where company_id = 1 and id = $1', [employeeId])
    await night()
    const [closed] = (await needsOf(employeeId)).filter(({ certificate_id: id }) => id === byNature)
    expect(closed).toMatchObject({
      state: 'dismissed',
      close_cause: 'not_required',
      closed_because: 'Công việc hiện nay không còn bắt buộc.',
      closed_on: day(0),
    })
    expect(await night()).toEqual({ settled: 0, raised: 0 })
    await sql('update employees set nature_of_work = 7 where company_id = 1 and id = $1', [employeeId])
    await night()
    const again = (await needsOf(employeeId)).filter(({ certificate_id: id }) => id === byNature)
    expect(again.map(({ state }) => state).toSorted()).toEqual(['dismissed', 'new'])
  })

  test('asks for what the level of the main position asks for', async () => {
    const kind = await newKind({ required_position_levels: [15] })
    const { employeeId } = await hire(api, 'Phạm Thị Cấp', 3)
    await night()
    expect(await needsOf(employeeId)).toEqual([])
    const [level] = await sql<{ before: number }>(
      `with held as (select id, position_level from positions where company_id = 1 and id = 2)
       update positions set position_level = 15 from held where positions.company_id = 1 and positions.id = held.id
       returning held.position_level as before`,
    )
    await night()
    expect(await needOf(employeeId)).toMatchObject({ certificate_id: kind, source: 'missing' })
    await sql('update positions set position_level = $1 where company_id = 1 and id = 2', [level?.before])
    await night()
    expect(await needOf(employeeId)).toMatchObject({ close_cause: 'not_required' })
  })

  test('asks for what the safety group of a position asks for, of who takes it and until he leaves it', async () => {
    const kind = await newKind({ required_safety_groups: [3] })
    const code = `CV${nextNumber()}`
    const position = { code, name: `Lái xe nâng ${code}`, position_level: 14, safety_group: 3 }
    const { id } = (await hr.call('positions.store', { body: position })).body.data.position
    const { employeeId } = await hire(api, 'Đỗ Văn Nâng', 3)
    await night()
    expect(await needsOf(employeeId)).toEqual([])
    const takes = (to: number) =>
      sql<{ before: number }>(
        `with held as (select id, position_id from employee_positions
           where company_id = 1 and employee_id = $1 and is_main and to_date is null)
         update employee_positions set position_id = $2 from held
         where employee_positions.company_id = 1 and employee_positions.id = held.id
         returning held.position_id::integer as before`,
        [employeeId, to],
      )
    const [held] = await takes(id)
    await night()
    expect(await needOf(employeeId)).toMatchObject({
      certificate_id: kind,
      source: 'missing',
      is_required: true,
      priority: 'high',
    })
    const report = await hr.call('trainingReports.certificates', {
      query: { certificate_id: kind, state: 'missing' },
    })
    expect(report.body.data.rows).toMatchObject([{ employee_id: employeeId, state: 'missing' }])
    expect(await night()).toEqual({ settled: 0, raised: 0 })
    await takes(Number(held?.before))
    await night()
    expect(await needOf(employeeId)).toMatchObject({ state: 'dismissed', close_cause: 'not_required' })
  })

  test('closes the needs of who has left', async () => {
    const { employeeId } = await holder(await newKind(), 10)
    await night()
    await sql(
      'update employees set active = false, leave_date = current_date where company_id = 1 and id = $1',
      [employeeId],
    )
    await night()
    expect(await needOf(employeeId)).toMatchObject({ state: 'dismissed', close_cause: 'left' })
    expect(await night()).toEqual({ settled: 0, raised: 0 })
  })

  test('leaves what somebody set aside alone, until the next certificate ends', async () => {
    const kind = await newKind()
    const { employeeId } = await holder(kind, 10)
    await night()
    const { id } = await needOf(employeeId)
    const reason = 'Sẽ nghỉ hưu trước ngày hết hạn.'
    expect((await hr.call('trainingNeeds.dismiss', { body: { ids: [id], reason } })).status).toBe(200)
    await night()
    expect(await needOf(employeeId)).toMatchObject({ state: 'dismissed', closed_because: reason })
    await give(employeeId, kind, -1, 30)
    await night()
    expect((await needsOf(employeeId)).map(({ state }) => state).toSorted()).toEqual(['dismissed', 'new'])
  })
})

describe('a need', () => {
  test('is met the moment a new certificate is there, and comes back when that is revoked', async () => {
    const kind = await newKind()
    const { employeeId } = await holder(kind, 10)
    await night()
    const renewed = await give(employeeId, kind, 0, 700)
    expect(await needOf(employeeId)).toMatchObject({ state: 'met', close_cause: 'met', closed_on: day(0) })
    expect(await night()).toEqual({ settled: 0, raised: 0 })
    await hr.call('employeeCertificates.revoke', { path: { id: renewed }, body: { reason: 'Cấp nhầm.' } })
    await night()
    expect((await needsOf(employeeId)).map(({ state }) => state).toSorted()).toEqual(['met', 'new'])
  })

  test('follows the end of its certificate', async () => {
    const { employeeId, heldId } = await holder(await newKind(), 10)
    await night()
    const change = (after: number) =>
      hr.call('employeeCertificates.update', { path: { id: heldId }, body: { expiry_date: day(after) } })
    expect((await change(40)).status).toBe(200)
    expect(await needOf(employeeId)).toMatchObject({ due_date: day(40), state: 'new' })
    expect((await change(400)).status).toBe(200)
    expect(await needOf(employeeId)).toMatchObject({ state: 'dismissed', close_cause: 'still_valid' })
  })

  test('is placed with its course, and open again when its person refuses, is taken out, or the course is cancelled', async () => {
    const kind = await newKind()
    const people = [await holder(kind, 10), await holder(kind, 11), await holder(kind, 12)]
    await night()
    const ids = await Promise.all(people.map(async ({ employeeId }) => (await needOf(employeeId)).id))
    const { body } = await place(ids)
    expect(body.data).toMatchObject({ ids, added: 3, waiting: 0, refused: [] })
    const id = body.data.training_id ?? 0
    const { training } = (await hr.call('trainings.show', { path: { id } })).body.data
    expect(training).toMatchObject({ certificate_id: kind, status: 'planned' })
    const stands = async () =>
      Promise.all(people.map(async ({ employeeId }) => (await needOf(employeeId)).state))
    expect(await stands()).toEqual(['placed', 'placed', 'placed'])
    expect(await needOf(people[0]?.employeeId ?? 0)).toMatchObject({
      training_id: id,
      training_code: training.code,
    })
    expect((await place(ids.slice(0, 1))).status).toBe(409)

    const seats = (await hr.call('trainingEmployees.list', { path: { id } })).body.data.employees
    const rowOf = (at: number) =>
      seats.find(({ employee_id: employee }) => employee === people[at]?.employeeId)?.id ?? 0
    await hr.call('trainingEmployees.refused', {
      path: { id: rowOf(0) },
      body: { reason: 'Bận ca.' },
    })
    await hr.call('trainingEmployees.destroy', { path: { id: rowOf(1) } })
    expect(await stands()).toEqual(['new', 'new', 'placed'])
    await hr.call('trainings.cancel', { path: { id }, body: { reason: 'Không đủ người.' } })
    expect(await stands()).toEqual(['new', 'new', 'new'])
    expect(await needOf(people[2]?.employeeId ?? 0)).toMatchObject({ training_id: null })
  })

  test('is met by the certificate of its course when that is finished, and open for who failed', async () => {
    const kind = await newKind()
    const passed = await holder(kind, 10)
    const failed = await holder(kind, 10)
    await night()
    const id = await judgedCourse(
      hr,
      api,
      [
        [passed.employeeId, 'passed'],
        [failed.employeeId, 'failed'],
      ],
      { certificate_id: kind },
    )
    expect(await needOf(passed.employeeId)).toMatchObject({ state: 'placed', training_id: id })
    expect(await needOf(failed.employeeId)).toMatchObject({ state: 'new' })
    expect((await hr.call('trainings.finish', { path: { id }, body: {} })).status).toBe(200)
    expect(await needOf(passed.employeeId)).toMatchObject({ state: 'met', training_id: id })
    expect(await needOf(failed.employeeId)).toMatchObject({ state: 'new' })
    expect(await night()).toEqual({ settled: 0, raised: 0 })
  })
})
