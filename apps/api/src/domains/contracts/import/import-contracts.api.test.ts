import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { drawNumber } from '../../../numbers/draw-number.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport, tryImport } from '../../../testing/do-import.ts'
import { fingerprint } from '../../../testing/fingerprint.ts'
import { workbookFile } from '../../../testing/import-file.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
/** Prepares contracts and may not see pay. */
let officer: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, {
    login: 'chuyen.vien.nhap',
    companies: {
      1: [
        ['contract_access', 'company'],
        ['contract_edit', 'company'],
      ],
    },
  })
  const types = [
    { code: 'N12', name: 'Nhập mười hai tháng', kind: 'fixed_term', term_months: 12 },
    { code: 'N36', name: 'Nhập ba mươi sáu tháng', kind: 'fixed_term', term_months: 36 },
    { code: 'NKX', name: 'Nhập không thời hạn', kind: 'indefinite' },
    { code: 'NTV', name: 'Nhập thử việc', kind: 'probation', term_days: 60 },
  ] as const
  for (const body of types) await hr.call('contractTypes.store', { body })
})

const titles = ['Mã nhân viên', 'Số hợp đồng *', 'Loại hợp đồng', 'Ngày ký', 'Ngày hiệu lực']
const other = ['Ngày hết hạn', 'Thời hạn khác']
const partTime = ['Làm việc không trọn thời gian', 'Số giờ làm việc/ngày', 'Số giờ làm việc/tuần']
const ending = ['Ngày chấm dứt', 'Lý do chấm dứt']

async function someone(joined = '2018-01-01'): Promise<string> {
  return (await hire(api, 'Lê Thị Hợp Đồng Cũ', 3, joined)).nhansuId
}

const list = async (code: string) => {
  const filter = { nhansu_id: { operator: 'equal' as const, value: code } }
  const { body } = await hr.call('contracts.list', { query: { filter, sort: 'start_date' } })
  return body.data.contracts
}

const everything = async () => {
  const print = await fingerprint(api.db.superuser, 1)
  return print.replace(
    /^(audit_trail|audit_values|idempotency_keys|job_runs|queued_imports|imports|table_counts) .*$/gm,
    '',
  )
}

const nextOf = (on: string) =>
  inCompany(api.db.database, { companyId: 1, readOnly: false }, (tx) =>
    drawNumber(tx, 'labour_contract', { on }),
  )

describe('an import of contracts', () => {
  test('takes over issued ones with their states, tells it first, writes no job fact, and is taken back', async () => {
    const [code, second] = [await someone(), await someone()]
    const file = await workbookFile(
      [...titles, 'Mức lương', ...ending],
      [
        [code, '7/2030/HĐLĐ-C1', 'NKX', '20/12/2030', '01/01/2031', '12000000', '', ''],
        [code, '5/2029/HĐLĐ-C1', 'N12', '20/12/2029', '01/01/2030', '9000000', '', ''],
        [
          second,
          'HĐ cũ 9',
          'Nhập mười hai tháng',
          '20/12/2029',
          '01/01/2030',
          '',
          '31/03/2030',
          'Hai bên thỏa thuận chấm dứt',
        ],
      ],
    )
    const before = await everything()
    const tried = await tryImport(hr, 'contracts', file)
    expect(tried).toMatchObject({ id: null, total: 3, new: 3, wrong: 0 })
    expect(tried.rows.find(({ key }) => key === '5/2029/HĐLĐ-C1')?.changes).toEqual(
      expect.arrayContaining([
        { field: 'start_date', title: 'Ngày hiệu lực', before: null, after: '01-01-2030' },
        { field: 'salary', title: 'Mức lương', before: null, after: '••••' },
      ]),
    )
    expect(await everything()).toBe(before)

    const { result, refusal } = await doImport(api, hr, 'contracts', file)
    expect(refusal).toBeUndefined()
    expect(result).toMatchObject({ total: 3, new: 3, rows: [] })
    expect(await list(code)).toMatchObject([
      { contract_number: '5/2029/HĐLĐ-C1', state: 'issued', end_date: '2030-12-31', sign_date: '2029-12-20' },
      { contract_number: '7/2030/HĐLĐ-C1', kind: 'indefinite', end_date: null },
    ])
    const [ended] = await list(second)
    expect(ended).toMatchObject({ contract_number: 'HĐ cũ 9', state: 'ended' })
    const shown = await hr.call('contracts.show', { path: { id: ended?.id ?? 0 } })
    expect(shown.body.data.contract).toMatchObject({ ended_date: '2030-03-31', end_reason: 'agreement' })
    // Rows that are there already are told so, and nothing of an issued contract changes.
    expect(await tryImport(hr, 'contracts', file)).toMatchObject({ unchanged: 3, new: 0, wrong: 0 })
    const id = ended?.id ?? 0
    const filter = {
      resource: { operator: 'equal' as const, value: 'contracts' },
      record_id: { operator: 'equal' as const, value: id },
    }
    const noted = await hr.call('auditTrail.list', { query: { filter } })
    expect(noted.body.data.audit_trail).toMatchObject([{ operation: 'contracts.import' }])
    expect((await officer.call('contracts.undoImport', { path: { id: result?.id ?? 0 } })).status).toBe(404)
    const undone = await hr.call('contracts.undoImport', { path: { id: result?.id ?? 0 } })
    expect([undone.status, undone.body.data.ids.length]).toEqual([200, 3])
    // What it left in the book and in the counters is gone with it.
    const left = (print: string) => print.replace(/^number_counters .*$/gm, '')
    expect(left(await everything())).toBe(left(before))
    expect((await doImport(api, hr, 'contracts', file)).result).toMatchObject({ new: 3 })
  })

  test('knows a contract by the year of its book, as a number comes again in another one', async () => {
    const code = await someone('2015-01-01')
    const file = await workbookFile(titles, [
      [code, '01/HĐLĐ', 'N12', '05/01/2015', '05/01/2015'],
      [code, '01/HĐLĐ', 'NKX', '05/01/2018', '05/01/2018'],
    ])
    expect((await doImport(api, hr, 'contracts', file)).result).toMatchObject({ new: 2 })
    expect(await tryImport(hr, 'contracts', file)).toMatchObject({ unchanged: 2, new: 0, wrong: 0 })
  })

  test('knows a number in whatever case its letters are', async () => {
    const code = await someone()
    const rowOf = (number: string): string[] => [code, number, 'NKX', '01/01/2023', '01/01/2023']
    const twice = await tryImport(hr, 'contracts', await workbookFile(titles, ['Cũ/A', 'CŨ/a'].map(rowOf)))
    expect(twice.rows.flatMap(({ errors }) => errors)).toEqual(['Số hợp đồng trùng với dòng 2.'])
    const one = await workbookFile(titles, [rowOf('Cũ/A')])
    expect((await doImport(api, hr, 'contracts', one)).result).toMatchObject({ new: 1 })
    const again = await workbookFile(titles, [rowOf('CŨ/a')])
    expect(await tryImport(hr, 'contracts', again)).toMatchObject({ unchanged: 1, new: 0, wrong: 0 })
  })

  test('tried or marked waits for nobody who works on the same file, and marks no more than is done at once', async () => {
    const code = await someone()
    const row = [code, 'KHÔNG CHỜ', 'NKX', '01/01/2023', '01/01/2023']
    const file = await workbookFile(titles, [row])
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, async ({ db }) => {
      await sql`select id from employees where nhansu_id = ${code} for no key update`.execute(db)
      expect(await tryImport(hr, 'contracts', file)).toMatchObject({ new: 1 })
      expect((await hr.call('contracts.markImport', { body: { file } })).status).toBe(200)
    })
    const long = await workbookFile(
      titles,
      Array.from({ length: 1_001 }, () => row),
    )
    const { status, body } = await hr.call('contracts.markImport', { body: { file: long } })
    expect([status, body.errors]).toEqual([400, { file: [expect.stringContaining('hơn 1,000 dòng')] }])
  })

  test('has the series go on behind the highest number, and back where it stood once it is undone', async () => {
    expect(await nextOf('2027-01-05')).toBe('1/2027/HĐLĐ-C1')
    const rows = [
      [await someone(), '40/2027/HĐLĐ-C1', 'NKX', '01/02/2027', '01/02/2027'],
      [await someone(), '12/2027/HĐLĐ-C1', 'NKX', '01/02/2027', '01/02/2027'],
      [await someone(), '20270201/2027/HĐLĐ-C1', 'NKX', '01/02/2027', '01/02/2027'],
    ]
    const { result } = await doImport(api, hr, 'contracts', await workbookFile(titles, rows))
    const series = await hr.call('numberSeries.list')
    expect(series.status).toBe(200)
    await hr.call('contracts.undoImport', { path: { id: result?.id ?? 0 } })
    expect(await nextOf('2027-02-05')).toBe('2/2027/HĐLĐ-C1')
    await doImport(api, hr, 'contracts', await workbookFile(titles, rows))
    expect(await nextOf('2027-02-06')).toBe('41/2027/HĐLĐ-C1')
  })

  test('asks the rules of each row, those of the code of 2019 as warnings of what began before it', async () => {
    const [older, newer, twice, back] = [
      await someone(),
      await someone(),
      await someone(),
      await someone('2026-01-01'),
    ]
    const years = (code: string, first: number, name: string) =>
      [0, 1, 2].map((year) => [
        code,
        `${name}${year}`,
        'N12',
        `01/01/${first + year}`,
        `01/01/${first + year}`,
        '',
        '',
      ])
    const file = await workbookFile(
      [...titles, ...other],
      [
        ...years(older, 2018, 'CŨ'),
        ...years(newer, 2022, 'MỚI'),
        [twice, 'TRÙNG1', 'NKX', '01/01/2022', '01/01/2022', '', ''],
        [twice, 'TRÙNG2', 'N12', '01/01/2023', '01/01/2023', '', ''],
        [twice, 'TRÙNG2', 'N12', '02/01/2023', '02/01/2023', '', ''],
        [twice, 'SAI NGÀY', 'N12', '01/01/2021', '01/01/2021', '15/06/2021', ''],
        [back, 'LẦN TRƯỚC', 'N12', '01/01/2022', '01/01/2022', '', ''],
        ['KHONGCO1', 'AI', 'N12', '01/01/2022', '01/01/2022', '', ''],
        [back, 'LOẠI', 'Không có', '01/01/2022', '01/01/2022', '', ''],
      ],
    )
    const { rows, wrong } = await tryImport(hr, 'contracts', file)
    const faults = Object.fromEntries(
      rows
        .filter(({ state }) => state === 'wrong')
        .map(({ row, key, errors }) => [`${row} ${key}`, errors.join(' ')]),
    )
    expect(faults).toEqual({
      '7 MỚI2': expect.stringContaining('lần này phải ký hợp đồng không xác định thời hạn'),
      '9 TRÙNG2': 'Trùng thời gian với hợp đồng số TRÙNG1.',
      '10 TRÙNG2': 'Số hợp đồng trùng với dòng 9.',
      '11 SAI NGÀY': expect.stringContaining('Ngày hết hạn theo loại hợp đồng là 31-12-2021'),
      '13 AI': 'Không tìm thấy nhân viên mang mã này trong phạm vi của bạn.',
      '14 LOẠI': expect.stringContaining('không có trong danh mục'),
    })
    expect(wrong).toBe(6)
    // All or none.
    const sent = await doImport(api, hr, 'contracts', file)
    expect(sent.refusal?.message).toMatch(/dòng sai nên chưa có gì được nhập/)
    expect(await list(older)).toEqual([])

    const good = await workbookFile([...titles, ...other], years(older, 2018, 'CŨ'))
    expect((await doImport(api, hr, 'contracts', good)).result?.new).toBe(3)
    const [, , third] = await list(older)
    const { contract } = (await hr.call('contracts.show', { path: { id: third?.id ?? 0 } })).body.data
    expect(contract.findings).toMatchObject([{ rule: 'L2', level: 'warning' }])
  })

  test('takes part time and its hours, and only warns of pay, hours and leave that were signed', async () => {
    const code = await someone()
    const more = ['Mức lương', 'Số ngày phép năm', ...partTime]
    const rows = [
      [code, 'BÁN1', 'N12', '01/01/2025', '01/01/2025', '2000000', '6', 'Có', '4', '24'],
      [code, 'BÁN2', 'N12', '01/01/2026', '01/01/2026', '2000000', '12', '', '9', ''],
    ]
    const file = await workbookFile([...titles, ...more], rows)
    const { result, refusal } = await doImport(api, hr, 'contracts', file)
    expect([refusal, result?.new]).toEqual([undefined, 2])
    const shown = await Promise.all(
      (await list(code)).map(async ({ id }) => {
        const { contract } = (await hr.call('contracts.show', { path: { id } })).body.data
        return { ...contract, findings: contract.findings.map(({ text }) => text) }
      }),
    )
    expect(shown).toMatchObject([
      { is_part_time: true, hours_per_day: 4, hours_per_week: 24 },
      { is_part_time: false, hours_per_day: 9, hours_per_week: null },
    ])
    expect(shown[0]?.findings).toEqual([expect.stringContaining('Số ngày phép năm')])
    expect(shown[1]?.findings).toEqual(
      [
        'Mức lương thấp hơn mức lương tối thiểu vùng.',
        'Thời giờ làm việc bình thường không quá 8 giờ/ngày.',
        'Chưa gồm',
      ].map((text) => expect.stringContaining(text)),
    )
    expect(await tryImport(hr, 'contracts', file)).toMatchObject({ unchanged: 2, wrong: 0 })
  })

  test('refuses what the law or the book forbids only when it is written, and leaves nothing of it', async () => {
    const code = await someone()
    const one = await workbookFile(titles, [[code, 'MỘT', 'NKX', '01/01/2023', '01/01/2023']])
    expect((await doImport(api, hr, 'contracts', one)).result?.new).toBe(1)
    const before = await everything()
    const again = await workbookFile(titles, [
      [await someone(), 'MỘT', 'NKX', '01/01/2023', '01/01/2023'],
      [await someone(), 'HAI', 'NKX', '01/01/2023', '01/01/2023'],
    ])
    const people = await everything()
    const { refusal } = await doImport(api, hr, 'contracts', again)
    expect(
      Object.values(refusal?.errors ?? {})
        .flat()
        .join() + String(refusal?.message),
    ).toMatch(/1 dòng sai/)
    expect(await everything()).toBe(people)
    expect(before).not.toBe(people)
    const told = await tryImport(hr, 'contracts', again)
    expect(told.rows[0]?.errors).toEqual(['Số MỘT đã được cấp trước đó, hãy nhập số khác.'])
    const changed = await workbookFile(titles, [[code, 'MỘT', 'NKX', '01/01/2023', '01/02/2023']])
    expect((await tryImport(hr, 'contracts', changed)).rows[0]?.errors).toEqual([
      'Hợp đồng số này đã có và đã ban hành nên tệp không sửa được; khác ở cột "Ngày hiệu lực".',
    ])
  })

  test('keeps pay from who may not see it of issued contracts: no column, no cell', async () => {
    const template = await officer.call('contracts.importTemplate')
    const { sheets } = await openWorkbook(Buffer.from(template.bytes))
    const heads = sheets['Hợp đồng']?.[0] ?? []
    expect(heads).toContain('Số hợp đồng *')
    expect(heads).not.toContain('Mức lương')
    const paid = await workbookFile(
      [...titles, 'Mức lương'],
      [[await someone(), 'LƯƠNG', 'NKX', '01/01/2023', '01/01/2023', '12000000']],
    )
    const refused = await officer.call('contracts.import', { body: { file: paid } })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { file: ['Bạn không có quyền nhập cột "Mức lương". Hãy bỏ các cột này khỏi tệp.'] },
    ])
    const plain = await workbookFile(titles, [[await someone(), 'KHÔNG', 'NKX', '01/01/2023', '01/01/2023']])
    expect((await doImport(api, officer, 'contracts', plain)).result?.new).toBe(1)
  })

  test('is not undone over a contract that has an appendix since', async () => {
    const code = await someone()
    const file = await workbookFile(titles, [[code, 'CÓ PL', 'NKX', '01/01/2023', '01/01/2023']])
    const { result } = await doImport(api, hr, 'contracts', file)
    const [contract] = await list(code)
    const added = await hr.call('appendices.store', {
      path: { id: contract?.id ?? 0 },
      body: {
        sign_date: '2024-01-01',
        start_date: '2024-01-01',
        changes: ['place'],
        content: 'Đổi nơi làm việc.',
      },
    })
    expect(added.status).toBe(201)
    expect((await hr.call('contracts.undoImport', { path: { id: result?.id ?? 0 } })).status).toBe(409)
    expect(await list(code)).toHaveLength(1)
  })
})
