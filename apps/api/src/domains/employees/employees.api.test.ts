import { describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'

const api = apiForFile()

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

function info(person: Person, code: string) {
  return person.call('employees.info', { path: { nhansu_id: code } })
}

describe('an ordinary employee', () => {
  test('reads his own record, without the fields that are not for him', async () => {
    const { status, body } = await info(await api.as('employee'), 'NS0011')
    expect(status).toBe(200)
    expect(Object.keys(body.data.employee).toSorted()).toEqual(ownFields)
    expect(body.data.employee).toMatchObject({
      full_name: 'Nguyễn Thị Đào',
      positions: [{ position_name: 'Nhân viên', department_name: 'Tổ Tuyển dụng', is_main: true }],
    })
  })

  test.each(['NS0012', 'NS0111', 'KHONGCO1'])('reads nobody else (%s)', async (code) => {
    expect((await info(await api.as('employee'), code)).status).toBe(404)
  })

  test.each(['mode=test', 'query=my-profile'])('is nobody else with %s', async (query) => {
    const { status } = await (
      await api.as('employee')
    ).request({
      method: 'GET',
      url: `/api/employees/NS0012/info?${query}`,
    })
    expect(status).toBe(400)
  })

  test('has no list', async () => {
    expect((await (await api.as('employee')).call('employees.list')).status).toBe(403)
  })
})

describe('whoever holds no employee record', () => {
  test('reads nobody', async () => {
    expect((await info(await api.as('reader'), 'NS0011')).status).toBe(404)
  })
})

describe('the holder of a grant', () => {
  test('reads whole records where it reaches', async () => {
    const { employee } = (await info(await api.as('hrOfOne'), 'NS0014')).body.data
    expect(Object.keys(employee)).toEqual(
      expect.arrayContaining([...ownFields, 'timekeeping_code', 'version']),
    )
  })

  test('reads the record of a code in his own company', async () => {
    expect((await info(await api.as('hrOfOne'), 'NS0111')).status).toBe(404)
    expect((await info(await api.as('hrOfTwo'), 'NS0111')).status).toBe(200)
  })
})
