import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, type Newcomer, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** Somebody with an account of another name, that belongs to these companies, and what it is called. */
async function withAccount(companies: Newcomer['companies'] = { 1: [], 2: [] }) {
  const { employeeId: id, personId } = await hire(api, 'Đỗ Thị Tên Cũ', 3, '2019-01-01')
  const { userId } = await newcomer(api, {
    login: `ten.${nextNumber()}`,
    companies,
    personId,
  })
  const nameOf = async () => {
    const { rows } = await api.db.superuser.query<{ full_name: string }>(
      'select full_name from users where id = $1',
      [userId],
    )
    return rows[0]?.full_name
  }
  const rename = (full_name: string) => hr.call('employees.update', { path: { id }, body: { full_name } })
  return { id, personId, nameOf, rename }
}

test('the name of an account follows the name in the file', async () => {
  const { nameOf, rename } = await withAccount()
  expect((await rename('Đỗ Thị Tên Mới')).status).toBe(200)
  expect(await nameOf()).toBe('Đỗ Thị Tên Mới')
})

/** Company 2 has a file of him as well. */
const hireInTwo = (personId: number) =>
  inCompanyOf(api.db.superuser, 2, (client) =>
    client.query(
      `insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
       select 2, id, nhansu_id, 'Đỗ Thị Nơi Khác', 'Nữ', '2020-01-01' from persons where id = $1`,
      [personId],
    ),
  )

const renameInTwo = (personId: number, name: string) =>
  inCompanyOf(api.db.superuser, 2, (client) =>
    client.query('update employees set full_name = $2 where company_id = 2 and person_id = $1', [
      personId,
      name,
    ]),
  )

test('a file of a company that the account does not belong to names nobody in another', async () => {
  const { personId, nameOf } = await withAccount({ 1: [] })
  await hireInTwo(personId)
  const before = await nameOf()
  await renameInTwo(personId, 'Đỗ Thị Ngoài Tường')
  expect(await nameOf()).toBe(before)

  const both = await withAccount()
  await hireInTwo(both.personId)
  await renameInTwo(both.personId, 'Đỗ Thị Trong Tường')
  expect(await both.nameOf()).toBe('Đỗ Thị Trong Tường')
})

test('a file that was left behind names nobody who works for another company', async () => {
  const { id, personId, nameOf, rename } = await withAccount()
  await hireInTwo(personId)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(`update employees set active = false, leave_date = '2020-01-31' where id = $1`, [id]),
  )
  const before = await nameOf()
  expect((await rename('Đỗ Thị Viết Lại')).status).toBe(200)
  expect(await nameOf()).toBe(before)
})
