import { beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

/** Markup and formulas in the words of a file (W3) are what they are, letter by letter, on paper and in workbooks. */
const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const markup = (place: string) => `<script>${place}</script>{{env.SMTP_PASS}}`
const formula = (place: string) => `=HYPERLINK("http://vi.du/${place}")`

/** Somebody in whose file such words stand in every free field that the paper prints. */
async function someone() {
  const name = 'Ma Thị <img src=x onerror=1>'
  const { employeeId: id, nhansuId } = await hire(api, name, 3)
  const path = { id }
  const card = { native_place: markup('que'), place_of_birth: formula('sinh'), ethnic: '<b>Kinh</b>' }
  const education = { education_level: 'Đại học', school: markup('truong'), major: formula('nganh') } as const
  const progress = {
    employee_id: id,
    from_date: '2015-01-01',
    to_date: '2018-01-01',
    company_name: markup('congty'),
    note: formula('ghichu'),
  }
  const saved = [
    await hr.call('employees.update', { path, body: card }),
    await hr.call('employeeEducations.store', { path, body: education }),
    await hr.call('employeeLanguages.store', { path, body: { name: markup('ngu') } }),
    await hr.call('workProgresses.store', { body: progress }),
  ]
  for (const { status, text } of saved) expect([200, 201], text).toContain(status)
  return { id, nhansuId, name, card, education, progress, language: markup('ngu') }
}

const bare = (words: string) => words.replaceAll(/\s/g, '')

test('the paper of a file says them letter by letter', async () => {
  const { id, name, card, education, language } = await someone()
  const printed = await hr.call('employees.printFile', { path: { id } })
  expect(printed.status).toBe(200)
  const text = bare(pdfText(printed.bytes).join(''))
  const words = [...Object.values(card), education.school, education.major, language]
  for (const each of words) expect(text).toContain(bare(each))
  // Names of people are printed in capitals here and there.
  expect(text.toLowerCase()).toContain(bare(name).toLowerCase())
})

test('workbooks hold them as text, which no program carries out', async () => {
  const { id, nhansuId, name, progress } = await someone()
  const list = await hr.call('employees.export', {
    body: { columns: ['nhansu_id', 'full_name'], search: { value: nhansuId } },
  })
  const people = (await openWorkbook(list.bytes)).sheets['Danh sách nhân viên'] ?? []
  expect(people.slice(1)).toEqual([[nhansuId, name]])
  const past = await hr.call('workProgresses.export', { query: { employee_id: id } })
  expect(past.status, past.text).toBe(200)
  const cells = Object.values((await openWorkbook(past.bytes)).sheets).flat(2)
  for (const words of [progress.company_name, progress.note])
    expect(cells.filter((cell) => typeof cell === 'string' && cell.includes(words))).not.toEqual([])
})
