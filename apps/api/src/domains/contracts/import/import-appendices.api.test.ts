import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport, tryImport } from '../../../testing/do-import.ts'
import { fingerprint } from '../../../testing/fingerprint.ts'
import { workbookOf } from '../../../testing/import-file.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
/** Prepares contracts and may not see pay. */
let officer: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, {
    login: 'chuyen.vien.phu.luc.cu',
    companies: {
      1: [
        ['contract_access', 'company'],
        ['contract_edit', 'company'],
      ],
    },
  })
  const body = { code: 'PKX', name: 'Phụ lục không thời hạn', kind: 'indefinite' } as const
  await hr.call('contractTypes.store', { body })
  await hr.call('contractTypes.store', {
    body: { code: 'P12', name: 'Phụ lục mười hai tháng', kind: 'fixed_term', term_months: 12 },
  })
})

const contractTitles = ['Mã nhân viên', 'Số hợp đồng', 'Loại hợp đồng', 'Ngày ký', 'Ngày hiệu lực']
const appendixTitles = ['Mã nhân viên', 'Số hợp đồng', 'Số phụ lục', 'Ngày ký', 'Ngày hiệu lực', 'Nội dung']
type Row = readonly string[]

const someone = async () => (await hire(api, 'Lê Thị Phụ Lục Cũ', 3, '2018-01-01')).nhansuId
const contractOf = (code: string, number: string): Row => [code, number, 'PKX', '01/02/2022', '01/02/2022']
const appendixOf = (code: string, number: string, name: string, from = '01/03/2023'): Row => [
  code,
  number,
  name,
  from,
  from,
  'Đổi nơi làm việc.',
]

function file(contracts: readonly Row[], appendices: readonly Row[], more: readonly string[] = []) {
  return workbookOf({
    ...(contracts.length > 0 && { 'Hợp đồng': [contractTitles, ...contracts] as const }),
    'Phụ lục': [[...appendixTitles, ...more], ...appendices],
  })
}

async function appendicesOf(code: string) {
  const filter = { nhansu_id: { operator: 'equal' as const, value: code } }
  const { body } = await hr.call('contracts.list', { query: { filter } })
  const id = body.data.contracts[0]?.id ?? 0
  const listed = await hr.call('appendices.list', { path: { id } })
  return { id, appendices: listed.status === 200 ? listed.body.data.appendices : [] }
}

const everything = async () => {
  const print = await fingerprint(api.db.superuser, 1)
  return print.replace(
    /^(audit_trail|audit_values|personal_data_views|personal_data_view_people|idempotency_keys|job_runs|queued_imports|imports|table_counts|number_counters) .*$/gm,
    '',
  )
}

test('appendices come with their contracts, tell it first, and are taken back together', async () => {
  const code = await someone()
  const book = await file(
    [contractOf(code, '3/2022/CŨ')],
    [
      [...appendixOf(code, '3/2022/CŨ', 'PL3-3/2022/CŨ', '01/06/2024'), '12000000', 'Kho Bình An'],
      [...appendixOf(code, '3/2022/CŨ', 'PL1-3/2022/CŨ'), '', ''],
    ],
    ['Mức lương', 'Địa điểm làm việc'],
  )
  const before = await everything()
  const tried = await tryImport(hr, 'contracts', book)
  expect(tried).toMatchObject({ id: null, total: 3, new: 3, wrong: 0 })
  expect(tried.rows.find(({ key }) => key === 'PL3-3/2022/CŨ')).toMatchObject({ sheet: 'Phụ lục', row: 2 })
  expect(JSON.stringify(tried)).not.toContain('12000000')
  expect(await everything()).toBe(before)

  const { result, refusal } = await doImport(api, hr, 'contracts', book)
  expect(refusal).toBeUndefined()
  expect(result).toMatchObject({ total: 3, new: 3 })
  const { id, appendices } = await appendicesOf(code)
  expect(appendices).toMatchObject([
    { appendix_number: 'PL1-3/2022/CŨ', changes: ['other'], sign_date: '2023-03-01', salary: null },
    {
      appendix_number: 'PL3-3/2022/CŨ',
      changes: ['pay', 'place'],
      salary: 12_000_000,
      work_place: 'Kho Bình An',
    },
  ])
  expect(await tryImport(hr, 'contracts', book)).toMatchObject({ unchanged: 3, new: 0, wrong: 0 })
  const undone = await hr.call('contracts.undoImport', { path: { id: result?.id ?? 0 } })
  expect(undone.status).toBe(200)
  expect((await hr.call('contracts.show', { path: { id } })).status).toBe(404)
  expect(await everything()).toBe(before)

  // Once more, and the next one goes on behind the highest number, not into the gap.
  await doImport(api, hr, 'contracts', book)
  const again = await appendicesOf(code)
  const body = {
    sign_date: '2030-01-05',
    start_date: '2030-01-05',
    changes: ['other' as const],
    content: 'Mới.',
  }
  const next = await hr.call('appendices.store', { path: { id: again.id }, body })
  expect(next.body.data.appendix.appendix_number).toBe('PL4-3/2022/CŨ')
})

test('appendices of contracts that are there come by themselves, and their undo leaves the contracts', async () => {
  const code = await someone()
  await doImport(api, hr, 'contracts', await file([contractOf(code, '4/2022/CŨ')], []))
  const book = await file([], [appendixOf(code, '4/2022/CŨ', 'PL1-4/2022/CŨ')])
  const { result } = await doImport(api, hr, 'contracts', book)
  expect((await appendicesOf(code)).appendices).toHaveLength(1)
  expect((await officer.call('contracts.undoImport', { path: { id: result?.id ?? 0 } })).status).toBe(404)
  expect((await hr.call('contracts.undoImport', { path: { id: result?.id ?? 0 } })).status).toBe(200)
  const { id, appendices } = await appendicesOf(code)
  expect(appendices).toEqual([])
  // Nobody has drawn since, so the count begins where it stood.
  const body = {
    sign_date: '2030-01-05',
    start_date: '2030-01-05',
    changes: ['other' as const],
    content: 'Mới.',
  }
  const next = await hr.call('appendices.store', { path: { id }, body })
  expect(next.body.data.appendix.appendix_number).toBe('PL1-4/2022/CŨ')
})

test('an undo goes back to the highest number that stays, not into a gap', async () => {
  const code = await someone()
  // One contract and its numbers, in whatever case they are written.
  const first = [appendixOf(code, '7/2022/cũ', 'pl3-7/2022/cũ')]
  await doImport(api, hr, 'contracts', await file([contractOf(code, '7/2022/CŨ')], first))
  const more = await file([], [appendixOf(code, '7/2022/CŨ', 'PL6-7/2022/CŨ', '01/04/2024')])
  const { result } = await doImport(api, hr, 'contracts', more)
  expect((await hr.call('contracts.undoImport', { path: { id: result?.id ?? 0 } })).status).toBe(200)
  const { id } = await appendicesOf(code)
  const body = {
    sign_date: '2030-01-05',
    start_date: '2030-01-05',
    changes: ['other' as const],
    content: 'Mới.',
  }
  const next = await hr.call('appendices.store', { path: { id }, body })
  expect(next.body.data.appendix.appendix_number).toBe('PL4-7/2022/CŨ')
})

test('numbers of papers repeat under each contract, and contract numbers from year to year', async () => {
  const [code, other] = [await someone(), await someone()]
  const ofYear = (year: number): Row => [code, 'HĐ 9', 'P12', `01/01/${year}`, `01/01/${year}`]
  const book = await file(
    [ofYear(2022), ofYear(2023), contractOf(other, 'HĐ 10')],
    [
      appendixOf(code, 'HĐ 9', 'PL01', '01/06/2022'),
      appendixOf(code, 'HĐ 9', 'PL01', '01/06/2023'),
      appendixOf(code, 'HĐ 9', 'PL1-HĐ 9', '01/07/2022'),
      appendixOf(code, 'HĐ 9', 'PL1-HĐ 9', '01/07/2023'),
      appendixOf(other, 'HĐ 10', 'PL01', '01/06/2023'),
    ],
  )
  const { result, refusal } = await doImport(api, hr, 'contracts', book)
  expect([refusal, result?.new]).toEqual([undefined, 8])
  const filter = { nhansu_id: { operator: 'equal' as const, value: code } }
  const { body } = await hr.call('contracts.list', { query: { filter, sort: 'start_date' } })
  for (const { id, start_date } of body.data.contracts) {
    const { appendices } = (await hr.call('appendices.list', { path: { id } })).body.data
    expect(appendices.map((each) => each.start_date.slice(0, 4))).toEqual([
      start_date.slice(0, 4),
      start_date.slice(0, 4),
    ])
  }
  expect(await tryImport(hr, 'contracts', book)).toMatchObject({ unchanged: 8, wrong: 0 })
  const outside = await file([], [appendixOf(code, 'HĐ 9', 'PL02', '01/06/2024')])
  expect((await tryImport(hr, 'contracts', outside)).rows[0]?.errors.join(' ')).toContain('nhiều hợp đồng')
  expect((await hr.call('contracts.undoImport', { path: { id: result?.id ?? 0 } })).status).toBe(200)
})

test('one wrong row keeps everything out, and each says why', async () => {
  const [code, other] = [await someone(), await someone()]
  const book = await file(
    [contractOf(code, '5/2022/CŨ')],
    [
      appendixOf(code, '5/2022/CŨ', 'PL1-5/2022/CŨ'),
      appendixOf(code, '5/2022/CŨ', 'PL2-5/2022/CŨ', '01/01/2022'),
      appendixOf(other, '5/2022/CŨ', 'PL3-5/2022/CŨ'),
      appendixOf('KHONGCO1', '5/2022/CŨ', 'PL4-5/2022/CŨ'),
      [code, '5/2022/CŨ', '', '01/03/2023', '01/03/2023', 'Thiếu số.'],
      appendixOf(code, '5/2022/CŨ', 'PL1-5/2022/CŨ', '01/04/2023'),
    ],
  )
  const tried = await tryImport(hr, 'contracts', book)
  expect(tried).toMatchObject({ total: 7, new: 2, wrong: 5 })
  const why = (row: number) =>
    tried.rows.find((each) => each.sheet === 'Phụ lục' && each.row === row)?.errors.join(' ')
  expect(why(3)).toContain('trước hợp đồng (01-02-2022)')
  expect(why(4)).toContain('Không tìm thấy hợp đồng số 5/2022/CŨ')
  expect(why(5)).toContain('Không tìm thấy nhân viên')
  expect(why(6)).toContain('nhập số phụ lục')
  expect(why(7)).toContain('khác ở cột')
  const { refusal } = await doImport(api, hr, 'contracts', book)
  expect(refusal).toBeDefined()
  expect((await appendicesOf(code)).id).toBe(0)
  const marked = await hr.call('contracts.markImport', { body: { file: book } })
  const { sheets } = await openWorkbook(marked.bytes)
  expect(Object.keys(sheets)).toHaveLength(2)
  expect(JSON.stringify(Object.values(sheets)[1])).toContain('Không tìm thấy hợp đồng số')
})

test('pay of an appendix is for who may see it, and no further sheet is taken', async () => {
  const code = await someone()
  const paid = await file([], [[...appendixOf(code, '6/2022/CŨ', 'PL1'), '9000000']], ['Mức lương'])
  const refused = await officer.call('contracts.import', { query: { dry_run: true }, body: { file: paid } })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Mức lương')])
  const odd = await workbookOf({
    'Hợp đồng': [contractTitles, contractOf(code, '6/2022/CŨ')],
    Khác: [['Cột'], ['Một']],
  })
  const unknown = await hr.call('contracts.import', { query: { dry_run: true }, body: { file: odd } })
  expect([unknown.status, unknown.text]).toEqual([400, expect.stringContaining('Khác')])
  const template = await officer.call('contracts.importTemplate')
  const { sheets } = await openWorkbook(template.bytes)
  expect(Object.keys(sheets)).toContain('Phụ lục')
  expect(JSON.stringify(sheets['Phụ lục'])).not.toContain('Mức lương')
})
