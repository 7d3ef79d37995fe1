import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

type Owner = Schemas['Account']['employee_state']

const api = apiForFile()
let admin: Person
beforeAll(async () => {
  admin = await newcomer(api, { login: 'quan.tri', companies: { 1: [['permission_access', 'company']] } })
})

const named = async (login: string) =>
  (
    await admin.call('accounts.list', { query: { search: { value: login, fields: ['login'] } } })
  ).body.data.accounts.find((account) => account.login === login)
const openOf = async (owner: Owner) => {
  const filter = {
    is_active: { operator: 'equal' as const, value: true },
    employee_state: { operator: 'equal' as const, value: owner },
  }
  const { body } = await admin.call('accounts.list', { query: { filter, size: 100 } })
  return body.data.accounts.map(({ login }) => login)
}

test('an account says whose it is, is found by that, and the first page counts those of nobody who works here', async () => {
  const [working, left] = [await hire(api, 'Người Còn Làm'), await hire(api, 'Người Đã Nghỉ')]
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update employees set leave_date = current_date - 9, active = false where company_id = 1 and id = $1`,
      [left.employeeId],
    ),
  )
  const { rows } = await api.db.superuser.query<{ id: number }>(
    `insert into persons (nhansu_id) values ('MOI990001') returning id`,
  )
  const people: readonly [login: string, owner: Owner, personId?: number][] = [
    ['cua.nguoi.lam', 'working', working.personId],
    ['cua.nguoi.nghi', 'left', left.personId],
    ['cua.noi.khac', 'elsewhere', rows[0]?.id ?? 0],
    ['cua.khong.ai', 'nobody'],
  ]
  for (const [login, , personId] of people)
    await newcomer(api, { login, companies: { 1: [] }, ...(personId !== undefined && { personId }) })
  for (const [login, owner] of people) {
    expect([login, (await named(login))?.employee_state]).toEqual([login, owner])
    expect(await openOf(owner)).toContain(login)
  }

  const { cards } = (await admin.call('home.show')).body.data.home
  const card = cards.find(({ key }) => key === 'system_health')
  expect(card?.empty_text).toContain('không có tài khoản đang mở của người đã nghỉ;')
  const figures = cards.find(({ key }) => key === 'system_health')?.system_health?.figures ?? []
  const [ofLeavers, ofNobody, ofOthers] = figures.slice(-3)
  expect(ofLeavers).toMatchObject({ total: (await openOf('left')).length, is_late: true })
  expect(ofLeavers?.link).toBe('/phan-quyen/nguoi-dung?f.is_active=equal:true&f.employee_state=in:left')
  expect(ofNobody?.total).toBe((await openOf('nobody')).length)
  expect(ofOthers).toMatchObject({ total: (await openOf('elsewhere')).length, is_late: false })
  // Together with those of who works here these are all that are open.
  const open = await admin.call('accounts.list', {
    query: { filter: { is_active: { operator: 'equal', value: true } }, size: 100 },
  })
  expect(open.body.data.accounts.length).toBe(
    (await openOf('working')).length +
      [ofLeavers, ofNobody, ofOthers].reduce((sum, figure) => sum + (figure?.total ?? 0), 0),
  )
})
