import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { hire, newcomer, type SignedIn } from '../../testing/newcomer.ts'

/** What everybody may know of himself, said once more by hand. */
const ownFields = [
  'active',
  'company_email',
  'date_of_birth',
  'full_name',
  'gender',
  'group_join_date',
  'id',
  'join_date',
  'nature_of_work',
  'nhansu_id',
  'official_date',
  'phone',
  'positions',
  'work_state',
]

const api = apiForFile()
let worker: SignedIn
let ownCode: string
beforeAll(async () => {
  const { employeeId, personId } = await hire(api, 'Người Lao Động', 3)
  worker = await newcomer(api, { login: 'lao-dong', companies: { 1: [] }, personId })
  const { rows } = await api.db.superuser.query<{ nhansu_id: string }>(
    'select nhansu_id from employees where id = $1',
    [employeeId],
  )
  ownCode = rows[0]?.nhansu_id ?? ''
})

describe('an employee without any right', () => {
  test('sees no list and finds nobody', async () => {
    expect((await worker.call('employees.list')).status).toBe(403)
    expect((await worker.call('employees.find', { query: { q: 'dao' } })).status).toBe(403)
  })

  test('sees of his own record the fields for everybody', async () => {
    const { status, body } = await worker.call('employees.info', { path: { nhansu_id: ownCode } })
    expect(status).toBe(200)
    expect(Object.keys(body.data.employee).toSorted()).toEqual(ownFields)
  })

  test('sees another’s record no more than one that never was', async () => {
    const another = await worker.call('employees.info', { path: { nhansu_id: 'NS0011' } })
    const nobodys = await worker.call('employees.info', { path: { nhansu_id: 'KHONGCO1' } })
    expect([another.status, nobodys.status]).toEqual([404, 404])
    expect(another.body.message).toBe(nobodys.body.message)
  })

  test.each(['query=my-profile', 'mode=test', 'nhansu_id=NS0012'])('gains nothing by ?%s', async (query) => {
    const another = await worker.request({ method: 'GET', url: `/api/employees/NS0011/info?${query}` })
    const own = await worker.request({ method: 'GET', url: `/api/employees/${ownCode}/info?${query}` })
    expect([another.status, own.status]).toEqual([400, 400])
  })
})

test('who reads the employees of his units sees their records whole, and those of others not at all', async () => {
  const { personId } = await hire(api, 'Trưởng Phòng', 2)
  const head = await newcomer(api, {
    login: 'truong-phong',
    companies: { 1: [['employee_access', 'unit']] },
    personId,
  })
  const below = await head.call('employees.info', { path: { nhansu_id: ownCode } })
  expect(below.body.data.employee).toHaveProperty('timekeeping_code')
  expect((await head.call('employees.info', { path: { nhansu_id: 'NS0014' } })).status).toBe(404)
})
