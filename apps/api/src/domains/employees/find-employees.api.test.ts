import { beforeAll, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { hire, newcomer, type SignedIn } from '../../testing/newcomer.ts'

const api = apiForFile()
let officer: SignedIn
beforeAll(async () => {
  officer = await newcomer(api, { login: 'officer', companies: { 1: [['employee_access', 'company']] } })
})

const found = async (person: SignedIn, q: string) =>
  (await person.call('employees.find', { query: { q } })).body.data.employees

test.each(['nguyen dao', 'Đào', 'ntd', 'NS0011', 'ns0011', '0910000011'])(
  'an employee is found by %s',
  async (q) => {
    expect(await found(officer, q)).toEqual([
      { id: 11, nhansu_id: 'NS0011', full_name: 'Nguyễn Thị Đào', active: true, unit_name: 'Tổ Tuyển dụng' },
    ])
  },
)

test('at most eight come, by given name, and none of another company', async () => {
  for (const name of ['An', 'Bình', 'Chi', 'Dung', 'Giang', 'Hà', 'Hoa', 'Khánh', 'Lan'])
    await hire(api, `Mạc Thị ${name}`)
  const names = (await found(officer, 'mac')).map(({ full_name }) => full_name)
  expect(names).toHaveLength(8)
  expect(names.at(0)).toBe('Mạc Thị An')
  expect(names.at(-1)).toBe('Mạc Thị Khánh')
  expect((await found(officer, 'tran')).map(({ id }) => id)).toEqual([12])
})

test('whoever looks after units finds those of his units only', async () => {
  const { personId } = await hire(api, 'Trưởng Đội Kho', 4)
  const head = await newcomer(api, {
    login: 'truong',
    companies: { 1: [['employee_access', 'unit']] },
    personId,
  })
  expect((await found(head, 'le van')).map(({ id }) => id)).toEqual([14])
  expect(await found(head, 'dao')).toEqual([])
})

test.each(['', '   ', '!!!'])('what is no word (%o) finds nobody', async (q) => {
  const answer = await officer.request({
    method: 'GET',
    url: `/api/employees/find?q=${encodeURIComponent(q)}`,
  })
  expect(answer.status === 400 || (answer.body.data as { employees: [] }).employees.length === 0).toBe(true)
})
