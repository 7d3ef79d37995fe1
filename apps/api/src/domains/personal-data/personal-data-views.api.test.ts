import type { PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { writeView } from '../../contract/personal-views.ts'
import { inCompany } from '../../db/transaction.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { lastView } from '../../testing/last-view.ts'
import { hire, newcomer, type SignedIn } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

interface Owner extends SignedIn {
  employeeId: number
}

/** Somebody with an account, whose file has health and papers. */
async function owner(name = 'Lê Thị Hồ Sơ', ...grants: PermissionName[]): Promise<Owner> {
  const { employeeId, personId } = await hire(api, name, 2)
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query(
      `insert into employee_health (company_id, employee_id, height, blood_group) values (1, $1, 158, 'O')`,
      [employeeId],
    )
    await client.query(`insert into employee_papers (company_id, employee_id, tax_code) values (1, $1, $2)`, [
      employeeId,
      `8${String(nextNumber()).padStart(9, '0')}`,
    ])
  })
  const person = await newcomer(api, {
    login: `seen.${nextNumber()}`,
    companies: { 1: grants.map((permission) => [permission, 'company'] as const) },
    personId,
  })
  return { ...person, employeeId }
}

async function viewsOf({ employeeId }: Owner, by: Person, page?: { page: number; size: number }) {
  const { status, body } = await by.call('personalDataViews.list', {
    path: { id: employeeId },
    ...(page && { query: page }),
  })
  expect(status, body.message).toBe(200)
  return body.data
}

const health = (person: Person, { employeeId }: Owner) =>
  person.call('employeeHealth.show', { path: { id: employeeId } })

test('the first opening of a sensitive part in a day is kept, of oneself none', async () => {
  const she = await owner()
  await health(she, she)
  expect((await viewsOf(she, she)).views).toEqual([])

  await health(hr, she)
  await health(hr, she)
  const { views } = await viewsOf(she, she)
  expect(views).toMatchObject([
    {
      deed: 'open',
      what: 'Xem thông tin sức khỏe của nhân viên',
      shown: ['Chiều cao (cm)', 'Nhóm máu'],
      viewer_name: null,
    },
  ])
  expect(views[0]?.viewer_roles.length).toBeGreaterThan(0)

  // What was empty before is seen for the first time when it is filled.
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('update employee_health set shoe_size = 37 where employee_id = $1', [she.employeeId]),
  )
  await health(hr, she)
  expect((await viewsOf(she, she)).views).toHaveLength(2)
})

test('who may see nothing sensitive leaves no view', async () => {
  const she = await owner()
  const reader = await owner('Người chỉ đọc', 'employee_access')
  const { status, body } = await reader.call('employees.show', { path: { id: she.employeeId } })
  expect(status, body.message).toBe(200)
  expect((await reader.call('employeeHealth.show', { path: { id: she.employeeId } })).status).not.toBe(200)
  expect((await viewsOf(she, hr)).views).toEqual([])
})

test('a reveal is told with the field, and with a name to HR alone', async () => {
  const she = await owner()
  const { status, body } = await hr.call('employees.reveal', {
    path: { id: she.employeeId },
    body: { fields: ['tax_code'] },
  })
  expect(status, body.message).toBe(200)
  const [hers] = (await viewsOf(she, she)).views
  const [hrs] = (await viewsOf(she, hr)).views
  expect(hers).toMatchObject({ deed: 'reveal', viewer_name: null })
  expect(hers?.shown).toHaveLength(1)
  const { full_name } = (await hr.call('session.me')).body.data.user
  expect(hrs).toEqual({ ...hers, viewer_name: full_name })
})

test('an export is told to everybody whom it names, and to nobody else', async () => {
  const [one, two, other] = [await owner('Vũ Thị Xuất'), await owner('Vũ Văn Xuất'), await owner('Vũ Ngoài')]
  const filter = { id: { operator: 'in' as const, value: [one.employeeId, two.employeeId] } }
  const { status } = await hr.call('employees.export', {
    body: { filter, columns: ['nhansu_id', 'full_name'] },
  })
  expect(status).toBe(200)
  for (const person of [one, two]) {
    expect((await viewsOf(person, person)).views).toMatchObject([
      { deed: 'export', shown: ['Mã nhân viên', 'Họ và tên'] },
    ])
  }
  expect((await viewsOf(other, other)).views).toEqual([])
})

test('so many people at once are written down in pieces, in one view, without the viewer', async () => {
  const viewer = await owner('Người Xuất Nhiều')
  const employeeIds = Array.from({ length: 12_001 }, (_, index) => 5_000_000 + index)
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    writeView(
      transaction,
      { operation: { id: 'employees.export' }, userId: viewer.userId },
      { deed: 'export', employeeIds: [viewer.employeeId, ...employeeIds, ...employeeIds.slice(0, 10)] },
    ),
  )
  expect((await lastView(api, 'employees.export'))?.people).toEqual(employeeIds)
})

test('a paper about somebody is told to him', async () => {
  const she = await owner()
  const { status } = await hr.call('workProgresses.paper', { path: { id: she.employeeId } })
  expect(status).toBe(200)
  expect((await viewsOf(she, she)).views).toMatchObject([{ deed: 'print', shown: [] }])
})

test('views come in pages, and nobody reads those of another', async () => {
  const [she, other] = [await owner(), await owner('Người khác')]
  const reveal = { path: { id: she.employeeId }, body: { fields: ['tax_code'] } }
  for (let times = 0; times < 3; times++) await hr.call('employees.reveal', reveal)
  const { views, meta } = await viewsOf(she, she, { page: 2, size: 2 })
  expect(views).toHaveLength(1)
  expect(meta.pagination).toMatchObject({ total: 3, total_pages: 2 })
  const { status } = await other.call('personalDataViews.list', { path: { id: she.employeeId } })
  expect(status).toBe(404)
})
