import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
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

describe('among thousands', () => {
  const many = 2_700
  beforeAll(async () => {
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `with wanted (name, code) as (
           select 'Quách Thị ' || chr(97 + n % 26) || 'a', 'QT' || n from generate_series(1000, 1000 + $1::integer) n
           union all select 'Lương Vân ' || chr(97 + n % 26) || 'e', 'LV' || n from generate_series(1000, 1000 + $1::integer) n
           union all select 'Quách Vân Zu', 'QV' || n from generate_series(1000, 1004) n
         ), person as (insert into persons (nhansu_id) select code from wanted returning id, nhansu_id)
         insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
         select 1, person.id, code, name, 'Nữ', '2024-01-01' from wanted join person on person.nhansu_id = code`,
        [many],
      ),
    )
  })

  test.each(['quach', 'quach thi', 'quach van', 'van quach zu', 'quach thi ba', 'QT1', 'quach luong'])(
    'the first by name come for %s, as the list has them',
    async (q) => {
      const { body } = await officer.call('employees.list', { query: { search: { value: q } } })
      const first = body.data.employees.slice(0, 8).map(({ id }) => id)
      expect((await found(officer, q)).map(({ id }) => id)).toEqual(first)
    },
  )
})
