import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { drawNumber } from '../../../numbers/draw-number.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport, tryImport } from '../../../testing/do-import.ts'
import { fingerprint } from '../../../testing/fingerprint.ts'
import { workbookFile } from '../../../testing/import-file.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
/** Issues decisions and sees neither pay nor sensitive data. */
let officer: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, {
    login: 'can.bo.nhap',
    companies: {
      1: [
        ['document_access', 'company'],
        ['document_edit', 'company'],
        ['decision_issue', 'company'],
      ],
    },
  })
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
})

const titles = ['Mã nhân viên', 'Số quyết định', 'Loại quyết định', 'Ngày ký', 'Ngày hiệu lực']
const more = ['Trích yếu', 'Người ký', 'Ghi chú']

const someone = async () => hire(api, 'Lê Thị Quyết Định Cũ', 3, '2018-01-01')

/** So many employees at once, by their codes. */
const crowd = async (size: number): Promise<string[]> =>
  Promise.all(Array.from({ length: size }, async () => (await someone()).nhansuId))

const listed = async (number: string) => {
  const filter = { decision_number: { operator: 'equal' as const, value: number } }
  const { body } = await hr.call('decisions.list', { query: { filter } })
  return body.data.decisions
}
const show = async (id = 0) => (await hr.call('decisions.show', { path: { id } })).body.data.decision
const job = async (id: number) => (await hr.call('jobChanges.ofEmployee', { path: { id } })).body.data.job

const everything = async () => {
  const print = await fingerprint(api.db.superuser, 1)
  return print.replace(
    /^(audit_trail|audit_values|idempotency_keys|job_runs|queued_imports|imports|table_counts|number_counters) .*$/gm,
    '',
  )
}

describe('an import of decisions', () => {
  test('enters old papers as ones in effect about all their people, moves nobody, and is taken back', async () => {
    const [one, two] = [await someone(), await someone()]
    const file = await workbookFile(
      [...titles, ...more],
      [
        [
          one.nhansuId,
          '12/2019/QĐ-C1',
          'Điều chuyển',
          '20/12/2019',
          '01/01/2020',
          'Về việc sắp xếp kho',
          'Vũ Đức',
          '',
        ],
        [
          two.nhansuId,
          '12/2019/QĐ-C1',
          'Điều chuyển',
          '20/12/2019',
          '01/01/2020',
          '',
          '',
          'Sang kho Đông Anh',
        ],
        [one.nhansuId, 'QĐ cũ 7', 'Bổ nhiệm', '01/02/2021', '15/02/2021', '', '', ''],
      ],
    )
    const before = await everything()
    const asIs = await job(one.employeeId)
    expect(await tryImport(hr, 'decisions', file)).toMatchObject({ id: null, total: 3, new: 3, wrong: 0 })
    expect(await everything()).toBe(before)

    const { result, refusal } = await doImport(api, hr, 'decisions', file)
    expect(refusal).toBeUndefined()
    expect(result).toMatchObject({ total: 3, new: 3 })
    const [moved] = await listed('12/2019/QĐ-C1')
    expect(moved).toMatchObject({
      state: 'issued',
      status_name: 'Đã có hiệu lực',
      people_total: 2,
      applied_total: 2,
      summary: 'Về việc sắp xếp kho',
      signer_name: 'Vũ Đức',
    })
    const decision = await show(moved?.id)
    expect(decision).toMatchObject({
      is_past: true,
      people: [{ note: null, change_state: null }, { note: 'Sang kho Đông Anh' }],
    })
    expect((await listed('QĐ cũ 7'))[0]).toMatchObject({ decision_type: 6, summary: 'Về việc bổ nhiệm' })
    const document = await hr.call('documents.show', { path: { id: decision.document_id ?? 0 } })
    expect(document.body.data.document).toMatchObject({ number: '12/2019/QĐ-C1', employee_total: 2 })
    expect(await job(one.employeeId)).toEqual(asIs)
    expect(await tryImport(hr, 'decisions', file)).toMatchObject({ unchanged: 3, new: 0, wrong: 0 })
    // Another decision of that number and year is refused, as is one whose document is there.
    const clash = await workbookFile(titles, [
      [one.nhansuId, '12/2019/QĐ-C1', 'Bổ nhiệm', '20/12/2019', '01/01/2020'],
    ])
    expect((await tryImport(hr, 'decisions', clash)).rows[0]?.errors[0]).toContain('đã có trong năm')

    const id = result?.id ?? 0
    expect((await officer.call('decisions.undoImport', { path: { id } })).status).toBe(404)
    const undone = await hr.call('decisions.undoImport', { path: { id } })
    expect([undone.status, undone.body.data.ids.length]).toEqual([200, 2])
    expect(await everything()).toBe(before)
  })

  test('is told what a row says otherwise than the register, and never that nothing changes', async () => {
    const [one, two] = [await someone(), await someone()]
    const say = (summary: string, note: string, signer = 'Vũ Đức') => [
      [one.nhansuId, '31/2019/QĐ-C1', 'Điều chuyển', '20/12/2019', '01/01/2020', summary, signer, note],
      [two.nhansuId, '31/2019/QĐ-C1', 'Điều chuyển', '20/12/2019', '01/01/2020', '', '', ''],
    ]
    const send = async (rows: string[][]) =>
      tryImport(hr, 'decisions', await workbookFile([...titles, ...more], rows))
    await doImport(api, hr, 'decisions', await workbookFile([...titles, ...more], say('Về kho', 'Sang kho')))
    expect(await send(say('', '', ''))).toMatchObject({ unchanged: 2, wrong: 0 })
    const noted = await send(say('Về kho', 'Sang kho khác'))
    expect(noted).toMatchObject({ unchanged: 1, wrong: 1 })
    expect(noted.rows[0]?.errors[0]).toMatch(/^Ghi chú khác với quyết định đã có trong sổ/)
    const other = await send(say('Về xưởng', 'Sang kho', 'Vũ Khác'))
    expect(other).toMatchObject({ unchanged: 0, wrong: 2 })
    expect(other.rows[0]?.errors[0]).toMatch(/^Trích yếu, Người ký khác với/)
  })

  test('is not taken back once a paper of one of its decisions is made', async () => {
    const { nhansuId } = await someone()
    const rows = [[nhansuId, '51/2019/QĐ-C1', 'Điều chuyển', '20/12/2019', '01/01/2020']]
    const { result } = await doImport(api, hr, 'decisions', await workbookFile(titles, rows))
    const [row] = await listed('51/2019/QĐ-C1')
    const path = { id: row?.id ?? 0 }
    expect((await hr.call('decisions.paper', { path, body: { form: 'pdf' } })).status).toBe(200)
    const undone = await hr.call('decisions.undoImport', { path: { id: result?.id ?? 0 } })
    expect([undone.status, undone.body.message]).toEqual([409, expect.stringContaining('51/2019/QĐ-C1')])
    expect((await show(row?.id)).state).toBe('issued')
  })

  test('names 500 people in one decision and no more, and takes 3,000 rows', async () => {
    const codes = await crowd(501)
    const row = (code: string, number: string) => [code, number, 'Điều chuyển', '20/12/2019', '01/01/2020']
    const file = await workbookFile(
      titles,
      codes.map((code) => row(code, '61/2019/QĐ-C1')),
    )
    const tried = await tryImport(hr, 'decisions', file)
    expect(tried).toMatchObject({ total: 501, new: 500, wrong: 1 })
    expect(tried.rows[0]).toMatchObject({ row: 502, errors: ['Một quyết định nêu tối đa 500 người.'] })
    const many = Array.from({ length: 3000 }, (_, index) =>
      row(codes[index % 500] ?? '', `${70 + Math.floor(index / 500)}/2019/QĐ-C1`),
    )
    const { result, refusal } = await doImport(api, hr, 'decisions', await workbookFile(titles, many))
    expect([refusal, result?.new]).toEqual([undefined, 3000])
    expect((await listed('75/2019/QĐ-C1'))[0]).toMatchObject({ people_total: 500, applied_total: 500 })
    const undone = await hr.call('decisions.undoImport', { path: { id: result?.id ?? 0 } })
    expect([undone.status, undone.body.data.ids.length]).toEqual([200, 6])
  }, 120_000)

  test('has the series go on behind the highest old number, and is not taken back once somebody has gone on', async () => {
    const { nhansuId } = await someone()
    const file = await workbookFile(titles, [
      [nhansuId, '41/2025/QĐ-C1', 'Điều chuyển', '20/12/2025', '01/01/2026'],
    ])
    const { result } = await doImport(api, hr, 'decisions', file)
    const drawn = await inCompany(api.db.database, { companyId: 1, readOnly: false }, (tx) =>
      drawNumber(tx, 'decision', { on: '2025-12-30' }),
    )
    expect(drawn).toBe('42/2025/QĐ-C1')
    const [row] = await listed('41/2025/QĐ-C1')
    const body = { reason: 'Nhập nhầm người.', sign_date: '2026-03-10' }
    const revoked = await hr.call('decisions.revoke', { path: { id: row?.id ?? 0 }, body })
    expect(revoked.status).toBe(200)
    expect((await show(row?.id)).state).toBe('revoked')
    const undone = await hr.call('decisions.undoImport', { path: { id: result?.id ?? 0 } })
    expect([undone.status, undone.body.message]).toEqual([409, expect.stringContaining('41/2025/QĐ-C1')])
  })

  test('becomes the paper of a change that the file tells with the same number and day, and of no other', async () => {
    const { employeeId, nhansuId } = await someone()
    const change = await hr.call('jobChanges.store', {
      body: {
        ids: [employeeId],
        kind: 'transfer',
        effective_date: '2020-03-01',
        facts: { main_position: { position_id: 2, department_id: 2 } },
        decision_no: '9/2020/QĐ-C1',
      },
    })
    expect(change.status).toBe(200)
    const rows = [
      [nhansuId, '9/2020/QĐ-C1', 'Điều chuyển', '20/02/2020', '01/03/2020'],
      [nhansuId, '10/2020/QĐ-C1', 'Điều chuyển', '20/02/2020', '01/03/2020'],
    ]
    const { result } = await doImport(api, hr, 'decisions', await workbookFile(titles, rows))
    const [mine] = await listed('9/2020/QĐ-C1')
    const [other] = await listed('10/2020/QĐ-C1')
    expect((await show(mine?.id)).people).toMatchObject([{ change_state: 'in_effect' }])
    expect((await show(other?.id)).people).toMatchObject([{ change_state: null }])
    await hr.call('decisions.undoImport', { path: { id: result?.id ?? 0 } })
    // Taken back, the change stands as it was, without a decision.
    expect((await job(employeeId)).facts).toMatchObject({ main_position: { department_id: 2 } })
  })

  test('names row by row what cannot be, and writes nothing of the rest', async () => {
    const [one, own] = [await someone(), await someone()]
    const self = await newcomer(api, {
      login: 'tu.nhap',
      personId: own.personId,
      companies: {
        1: [
          ['document_access', 'company'],
          ['decision_issue', 'company'],
        ],
      },
    })
    const file = await workbookFile(
      [...titles, 'Trích yếu'],
      [
        [one.nhansuId, 'A1', 'Điều chuyển', '01/02/2020', '01/03/2020', 'Một'],
        [one.nhansuId, 'A1', 'Điều chuyển', '01/02/2020', '01/03/2020', ''],
        [own.nhansuId, 'A2', 'Điều chuyển', '01/02/2020', '01/03/2099', ''],
        ['KHONGCO1', 'A3', 'Điều chuyển', '01/02/2020', '01/03/2020', ''],
        [one.nhansuId, 'A4', 'Kỷ luật', '01/02/2020', '01/03/2020', ''],
        [one.nhansuId, 'A5', 'Xếp lương', '01/02/2020', '01/03/2020', ''],
        [own.nhansuId, 'A6', 'Bổ nhiệm', '01/02/2020', '01/03/2020', 'Một'],
        [one.nhansuId, 'A6', 'Bổ nhiệm', '01/02/2020', '02/03/2020', 'Hai'],
        [one.nhansuId, '', 'Bổ nhiệm', '01/02/2020', '02/03/2020', ''],
      ],
    )
    const { rows } = await tryImport(self, 'decisions', file)
    const errors = Object.fromEntries(rows.map((row) => [row.row, row.errors.join(' ')]))
    expect(errors).toMatchObject({
      2: '',
      3: 'Nhân viên này đã có ở dòng khác của cùng quyết định.',
      4: expect.stringMatching(/sau hôm nay.*Quyết định về chính bạn/),
      5: expect.stringContaining('Không tìm thấy nhân viên'),
      6: 'Bạn không có quyền với loại quyết định này về nhân viên này.',
      7: 'Bạn không có quyền với loại quyết định này về nhân viên này.',
      8: 'Quyết định về chính bạn do người khác nhập.',
      9: 'Ngày hiệu lực khác với dòng 8 của cùng quyết định. Trích yếu khác với dòng 8 của cùng quyết định.',
      10: expect.stringContaining('Vui lòng nhập số quyết định'),
    })
    const before = await everything()
    const { refusal } = await doImport(api, self, 'decisions', file)
    expect(refusal?.message).toContain('8 dòng sai')
    expect(await everything()).toBe(before)
    expect((await self.call('decisions.markImport', { body: { file } })).status).toBe(200)
    expect((await self.call('decisions.importTemplate')).status).toBe(200)
  })
})
