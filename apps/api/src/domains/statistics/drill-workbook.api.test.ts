import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { openWorkbook } from '../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { employeeId } = await hire(api, '=Trần Sau Số Liệu', 4)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(`update employees set date_of_birth = '1999-05-06' where company_id = 1 and id = $1`, [
      employeeId,
    ]),
  )
})

const cell = { report: 'ages', row: '25-29', column: 'female', as_of: '2026-06-30' } as const

test('the people behind a figure are taken away as they are listed, and the trail says which figure and how many', async () => {
  const { people, people_total } = (await hr.call('statistics.drill', { body: { ...cell, size: 200 } })).body
    .data
  const answer = await hr.call('statistics.drillDownload', { body: cell })
  expect(answer.status).toBe(200)
  expect(String(answer.headers['content-disposition'])).toMatch(/DanhSach_DoTuoi_\d{8}\.xlsx/)
  const [rows = []] = Object.values((await openWorkbook(answer.bytes)).sheets)
  expect(rows[0]?.[0]).toBe('Độ tuổi: 25-29 tuổi, Nữ')
  const headings = rows.findIndex(([first]) => first === 'STT')
  const named = rows.slice(headings + 1).flatMap((cells) => cells[2] ?? [])
  expect(named).toEqual(people.map(({ full_name }) => full_name))
  expect(named).toContain('=Trần Sau Số Liệu')
  const { rows: trail } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ detail: object }>(
      `select detail from audit_trail where company_id = 1 and operation = 'statistics.drillDownload' order by id desc limit 1`,
    ),
  )
  expect(trail[0]?.detail).toMatchObject({ ...cell, people: people_total })
})

test('nobody takes them away without the rights to figures, files and their export, nor beyond his units', async () => {
  const rights = ['report_export', 'employee_access', 'employee_export'] as const
  for (const lacking of rights) {
    const reader = await newcomer(api, {
      login: `khong.${lacking.replace('_', '.')}`,
      companies: { 1: rights.filter((name) => name !== lacking).map((name) => [name, 'company'] as const) },
    })
    expect([lacking, (await reader.call('statistics.drillDownload', { body: cell })).status]).toEqual([
      lacking,
      403,
    ])
  }
  const { personId } = await hire(api, 'Trưởng Nơi Khác', 3)
  const head = await newcomer(api, {
    login: 'truong.noi.khac',
    companies: { 1: rights.map((name) => [name, 'unit'] as const) },
    personId,
  })
  const own = await head.call('statistics.drillDownload', { body: cell })
  expect(own.status).toBe(200)
  const [rows = []] = Object.values((await openWorkbook(own.bytes)).sheets)
  expect(rows.flat()).not.toContain('=Trần Sau Số Liệu')
  expect((await head.call('statistics.drillDownload', { body: { ...cell, department_id: 4 } })).status).toBe(
    404,
  )
})

test('what a report tells of each is for whoever may see it in the files', async () => {
  const rights = ['report_access', 'report_export', 'employee_access', 'employee_export'] as const
  const asked = [
    ['children', 'employee_sensitive', 'children', 'all'],
    ['addresses', 'employee_sensitive', 'addresses', 'permanent'],
    ['contracts', 'contract_access', 'contracts', 'all'],
  ] as const
  const reader = await newcomer(api, {
    login: 'khong.nhay.cam',
    companies: { 1: rights.map((name) => [name, 'company'] as const) },
  })
  const answersOf = async (by: Pick<Person, 'call'>, [report, , shown, column]: (typeof asked)[number]) => {
    const body = { report, row: null, column }
    const calls = [
      await by.call('statistics.drill', { body }),
      await by.call('statistics.drillDownload', { body }),
      await by.call('statistics.check', { body: { report } }),
    ]
    const { statistics } = (await by.call(`statistics.${shown}`, {})).body.data
    return [report, statistics.may_open, ...calls.map(({ status }) => status)]
  }
  for (const each of asked) {
    expect(await answersOf(reader, each)).toEqual([each[0], false, 403, 403, 403])
    const further = await newcomer(api, {
      login: `co.quyen.${each[0]}`,
      companies: { 1: [...rights, each[1]].map((name) => [name, 'company'] as const) },
    })
    expect(await answersOf(further, each)).toEqual([each[0], true, 200, 200, 200])
  }
  expect((await reader.call('statistics.drill', { body: cell })).status).toBe(200)
})

test('a column without a list has no workbook', async () => {
  const { status } = await hr.call('statistics.drillDownload', { body: { ...cell, column: 'share' } })
  expect(status).toBe(400)
})
