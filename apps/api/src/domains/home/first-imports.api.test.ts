import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const show = async (by: Pick<Person, 'call'> = hr) => {
  const { status, body, text } = await by.call('firstImports.show')
  expect(status, text).toBe(200)
  return body.data.first_imports
}
const stepOf = async (key: string) => (await show()).steps.find((step) => step.key === key)
const cardKeys = async () => (await hr.call('home.show')).body.data.home.cards.map(({ key }) => key)

test('each step says what stands beside what the older system has', async () => {
  const before = await stepOf('employees')
  const total = before?.total ?? 0
  expect(total).toBeGreaterThan(0)
  const { version } = await show()
  const saved = await hr.call('firstImports.update', {
    body: { source_totals: { employees: total + 2, contracts: 0 }, version },
  })
  expect(saved.status, saved.text).toBe(200)
  expect(await stepOf('employees')).toMatchObject({ source_total: total + 2, difference: -2 })
  await hire(api, 'Người Mới Nhập')
  expect(await stepOf('employees')).toMatchObject({ total: total + 1, difference: -1 })
  // Another step's number stays, and one that is taken away goes.
  await hr.call('firstImports.update', { body: { source_totals: { employees: null } } })
  expect(await stepOf('employees')).toMatchObject({ source_total: null, difference: null })
  expect(await stepOf('contracts')).toMatchObject({ source_total: 0 })
  const late = await hr.call('firstImports.update', { body: { source_totals: { positions: 1 }, version } })
  expect(late.status).toBe(409)
})

test('the last import that was written is told with who and when, and no trial or order', async () => {
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `insert into audit_trail (company_id, at, user_id, operation, resource, result, detail)
       select 1, day::timestamptz, (select id from users where login = 'hr.one'), 'employees.import', 'employees', 'done', detail::jsonb
       from (values ('2026-11-02 09:00+07', '{"rows": 3}'), ('2026-11-03 09:00+07', '{"dry_run": true}'),
         ('2026-11-04 09:00+07', '{"run_id": 7, "dry_run": false}')) as run (day, detail)`,
    ),
  )
  expect(await stepOf('employees')).toMatchObject({
    imported_at: expect.stringContaining('2026-11-02'),
    imported_by_name: expect.stringContaining('Phạm Thu Hà'),
  })
  expect(await stepOf('departments')).toMatchObject({ imported_at: null })
})

test('what is missing is counted with the list of exactly these', async () => {
  const { gaps } = await show()
  const units = gaps.find(({ label }) => label === 'Đơn vị chưa có trưởng đơn vị')
  expect(units?.records.length).toBe(units?.total)
  expect(units?.records.every(({ link }) => link.startsWith('/don-vi?unit='))).toBe(true)
  const papers = gaps.find(({ label }) => label === 'Nhân viên còn thiếu giấy tờ phải nộp')
  const listed = await hr.call('employees.list', {
    query: { filter: { papers_state: { operator: 'in', value: ['incomplete'] } }, pagination: true },
  })
  expect([papers?.total, papers?.link]).toEqual([
    listed.body.data.meta.pagination?.total,
    '/nhan-vien?f.papers_state=in:incomplete',
  ])
  expect(gaps.find(({ label }) => label === 'Nhân viên chưa có hợp đồng')?.link).toBe(
    '/bao-cao/danh-sach?danh-sach=without_contract',
  )
})

test('it is put away for the company, and taken up again', async () => {
  await hr.call('firstImports.update', { body: { is_put_away: false } })
  expect(await cardKeys()).toContain('first_imports')
  const away = await hr.call('firstImports.update', { body: { is_put_away: true } })
  expect(away.body.data.first_imports.put_away_by_name).toContain('Phạm Thu Hà')
  expect(await cardKeys()).not.toContain('first_imports')
})

test('only who edits employees of the whole company opens it, and steps are left out for who may not read them', async () => {
  const ofUnit = await newcomer(api, {
    login: 'bat.dau.don.vi',
    companies: {
      1: [
        ['employee_edit', 'unit'],
        ['employee_access', 'company'],
      ],
    },
  })
  expect((await ofUnit.call('firstImports.show')).status).toBe(403)
  expect((await ofUnit.call('firstImports.update', { body: { is_put_away: true } })).status).toBe(403)
  const narrow = await newcomer(api, {
    login: 'bat.dau.hep',
    companies: {
      1: [
        ['employee_edit', 'company'],
        ['employee_access', 'company'],
      ],
    },
  })
  const shown = await show(narrow)
  expect(shown.steps.map(({ key }) => key)).toEqual(['employees'])
  expect(shown.gaps.map(({ label }) => label)).toEqual(['Nhân viên còn thiếu giấy tờ phải nộp'])
})
