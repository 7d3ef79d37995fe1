import { describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'

const api = apiForFile()

/** What HR notes of somebody is not for him. */
const notForHim = 'hr_note'

function info(person: Person, code: string) {
  return person.call('employees.info', { path: { nhansu_id: code } })
}

describe('an ordinary employee', () => {
  test('reads his own record, without what is not for him', async () => {
    const { status, body } = await info(await api.as('employee'), 'NS0011')
    expect(status).toBe(200)
    const { [notForHim]: note, ...whole } = (await info(await api.as('hrOfOne'), 'NS0011')).body.data.employee
    expect(note).toBeNull()
    expect(Object.keys(body.data.employee).toSorted()).toEqual(Object.keys(whole).toSorted())
    expect(body.data.employee).toMatchObject({
      full_name: 'Nguyễn Thị Đào',
      masked_fields: [notForHim],
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
    expect(employee).toMatchObject({ timekeeping_code: null, religion: null, version: 1, masked_fields: [] })
  })

  test('reads the record of a code in his own company', async () => {
    expect((await info(await api.as('hrOfOne'), 'NS0111')).status).toBe(404)
    expect((await info(await api.as('hrOfTwo'), 'NS0111')).status).toBe(200)
  })
})
