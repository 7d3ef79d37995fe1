import type { PermissionName } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { lastView } from '../../../testing/last-view.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
const run = (statement: string, values: unknown[]) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query<{ files: number }>(statement, values))
const holder = (...rights: [PermissionName, 'company' | 'unit'][]) =>
  newcomer(api, { login: `ly.lich.${nextNumber()}`, companies: { 1: rights } })

/** Somebody of the unit 3 whose file has something in every part of the paper. */
async function someone() {
  const made = await hire(api, 'Đinh Thị Lý Lịch', 3)
  const card = `001190${String(nextNumber()).padStart(6, '0')}`
  const id = made.employeeId
  await run(
    `insert into employee_details (company_id, employee_id, ethnic, native_place, hr_note)
     values (1, $1, 'Tày', 'Bắc Kạn', 'Hay đi muộn')`,
    [id],
  )
  await run(
    `insert into employee_papers (company_id, employee_id, id_number, tax_code) values (1, $1, $2, $2)`,
    [id, card],
  )
  await run(
    `insert into employee_educations (company_id, employee_id, education_level, school)
     values (1, $1, 'Đại học', 'Đại học Mỏ')`,
    [id],
  )
  await run(
    `insert into employee_relatives (company_id, employee_id, relationship, full_name, birth_year)
     values (1, $1, 1, 'Đinh Văn Cha', 1960)`,
    [id],
  )
  await run(
    `insert into employee_affiliations (company_id, employee_id, union_title) values (1, $1, 'Tổ trưởng công đoàn')`,
    [id],
  )
  return { ...made, card }
}

async function printed(by: Person, id: number): Promise<string> {
  const answer = await by.call('employees.printFile', { path: { id } })
  expect(answer.status).toBe(200)
  return pdfText(answer.bytes).join('')
}
const opened = async (userId: number) => {
  const { rows } = await run(
    'select count(*)::integer as files from employee_reveals where company_id = 1 and user_id = $1',
    [userId],
  )
  return rows[0]?.files
}

test('a curriculum vitae says what its reader may see, in words, and is kept as a view of numbers', async () => {
  const { employeeId, nhansuId, card } = await someone()
  const officer = await holder(['employee_access', 'company'], ['employee_sensitive', 'company'])
  const text = await printed(officer, employeeId)
  for (const said of [
    'SƠYẾULÝLỊCH',
    nhansuId,
    'I.THÔNGTINBẢNTHÂN',
    'Tày',
    card,
    'Đạihọc',
    'ĐạihọcMỏ',
    'ĐinhVănCha',
    'Tổtrưởngcôngđoàn',
    'TổTuyểndụng',
    '01-01-2024',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('Hayđimuộn')
  expect(await lastView(api, 'employees.printFile')).toMatchObject({ people: [employeeId] })
  expect(await opened(officer.userId)).toBe(1)
})

test('without the right to it nothing of it is on the paper, by the reach of each right', async () => {
  const { employeeId, card } = await someone()
  const reader = await holder(['employee_access', 'company'])
  const outside = await newcomer(api, {
    login: `ly.lich.${nextNumber()}`,
    companies: {
      1: [
        ['employee_access', 'company'],
        ['employee_sensitive', 'unit'],
      ],
    },
    personId: (await hire(api, 'Người Đội Kho', 4)).personId,
  })
  for (const person of [reader, outside]) {
    const text = await printed(person, employeeId)
    expect(text).toContain('ĐạihọcMỏ')
    for (const closed of [card, 'Tày', 'BắcKạn', 'ĐinhVănCha', 'côngđoàn', 'QUANHỆGIAĐÌNH'])
      expect(text).not.toContain(closed)
    expect(await opened(person.userId)).toBe(0)
  }
  const payroll = await holder(['employee_access', 'company'], ['employee_pay', 'company'])
  const text = await printed(payroll, employeeId)
  expect(text).toContain(card)
  expect(text).not.toContain('Tày')
})

test('everybody prints his own whole one, but for what HR notes, and nobody else’s', async () => {
  const { employeeId, personId, card } = await someone()
  const self = await newcomer(api, { login: `ly.lich.${nextNumber()}`, companies: { 1: [] }, personId })
  const text = await printed(self, employeeId)
  for (const said of [card, 'Tày', 'ĐinhVănCha', 'Tổtrưởngcôngđoàn']) expect(text).toContain(said)
  expect(text).not.toContain('Hayđimuộn')
  expect(await opened(self.userId)).toBe(0)
  const other = await someone()
  expect((await self.call('employees.printFile', { path: { id: other.employeeId } })).status).toBe(404)
})

test('printing counts among the files that are opened in an hour, and stops with them', async () => {
  await api.db.superuser.query(
    `insert into law_values (key, from_date, value, source) values ('opened_files_most', '2026-01-01', 1, 'Thử')`,
  )
  const officer = await holder(['employee_access', 'company'], ['employee_sensitive', 'company'])
  const [first, second] = [await someone(), await someone()]
  await printed(officer, first.employeeId)
  await printed(officer, first.employeeId)
  const answer = await officer.call('employees.printFile', { path: { id: second.employeeId } })
  expect(answer.status).toBe(429)
})
