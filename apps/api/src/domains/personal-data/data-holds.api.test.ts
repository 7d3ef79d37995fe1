import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const reason = 'Tòa án nhân dân yêu cầu giữ hồ sơ vụ án lao động.'
const hold = (employee_id: number, until_date: string | null = null, by = hr) =>
  by.call('dataHolds.store', { body: { employee_id, reason, until_date } })
const remove = (id: number) => hr.call('employees.destroy', { path: { id } })

test('as long as a hold is in force no file is deleted and no erasing is noted as done', async () => {
  const { employeeId } = await hire(api, 'Lê Thị Bị Giữ')
  const { status, body } = await hold(employeeId)
  expect(status, body.message).toBe(201)
  expect(body.data.hold).toMatchObject({
    employee_id: employeeId,
    is_in_force: true,
    full_name: 'Lê Thị Bị Giữ',
  })
  const refused = await remove(employeeId)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('tạm giữ')])
  const asked = { employee_id: employeeId, kind: 'erase', channel: 'paper', content: 'Xin xóa.' } as const
  const { request } = (await hr.call('personalDataRequests.store', { body: asked })).body.data
  const done = () =>
    hr.call('personalDataRequests.complete', { path: { id: request.id }, body: { answer: 'Đã xóa.' } })
  expect((await done()).status).toBe(409)

  const path = { id: body.data.hold.id }
  const stale = await hr.call('dataHolds.end', { path, body: { reason: 'Xong.', version: 99 } })
  expect(stale.status).toBe(409)
  const ended = await hr.call('dataHolds.end', { path, body: { reason: 'Vụ án đã xong.' } })
  expect(ended.body.data.hold).toMatchObject({ is_in_force: false, end_reason: 'Vụ án đã xong.' })
  expect((await hr.call('dataHolds.end', { path, body: { reason: 'Lần nữa.' } })).status).toBe(409)
  expect((await done()).status).toBe(200)
  expect((await remove(employeeId)).status).toBe(200)
})

test('a hold ends by itself with its last day, which is today or later', async () => {
  const { employeeId } = await hire(api, 'Lê Văn Có Hạn')
  const { rows } = await api.db.superuser.query<{ today: string; before: string }>(
    `select to_char(here, 'YYYY-MM-DD') as today, to_char(here - interval '1 day', 'YYYY-MM-DD') as before
     from (select now() at time zone 'Asia/Ho_Chi_Minh' as here) clock`,
  )
  const [{ today, before } = { today: '', before: '' }] = rows
  expect((await hold(employeeId, before)).status).toBe(400)
  const { id } = (await hold(employeeId, today)).body.data.hold
  expect((await remove(employeeId)).status).toBe(409)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('update data_holds set until_date = $2 where company_id = 1 and id = $1', [id, before]),
  )
  expect((await remove(employeeId)).status).toBe(200)
})

test('nobody holds his own data or lets them go, and those of another company are not there', async () => {
  const { employeeId, personId } = await hire(api, 'Lê Thị Tự Giữ')
  const she = await newcomer(api, {
    login: `hold.${nextNumber()}`,
    companies: {
      1: [
        ['personal_data_access', 'company'],
        ['personal_data_edit', 'company'],
      ],
    },
    personId,
  })
  expect((await hold(employeeId, null, she)).status).toBe(403)
  const { id } = (await hold(employeeId)).body.data.hold
  const end = (by: Person) => by.call('dataHolds.end', { path: { id }, body: { reason: 'Bỏ.' } })
  expect((await end(she)).status).toBe(403)
  const hers = (await she.call('dataHolds.list')).body.data.holds
  expect(hers.map((each) => each.id)).not.toContain(id)
  expect((await end(await api.as('hrOfTwo'))).status).toBe(404)
  const { holds } = (await hr.call('dataHolds.list')).body.data
  expect(holds.find((each) => each.id === id)).toMatchObject({ reason, is_mine: false })
})

test('everybody reads which data are kept for how long', async () => {
  const plain = await newcomer(api, { login: `map.${nextNumber()}`, companies: { 1: [] } })
  const { classes } = (await plain.call('dataMap.show')).body.data.data_map
  const byKey = Object.fromEntries(classes.map(({ key, ...said }) => [key, said]))
  expect(byKey['health']).toMatchObject({ months: 24, parts: expect.arrayContaining(['Sức khỏe']) })
  expect(byKey['contact']?.months).toBe(12)
  expect(byKey['service']).toMatchObject({ months: null, parts: expect.arrayContaining(['Hồ sơ']) })
  expect(classes.every(({ parts }) => parts.length > 0)).toBe(true)
})
