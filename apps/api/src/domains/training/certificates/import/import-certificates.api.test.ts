import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../../testing/api.ts'
import { doImport, tryImport } from '../../../../testing/do-import.ts'
import { workbookFile } from '../../../../testing/import-file.ts'
import { judgedCourse } from '../../../../testing/judged-course.ts'
import { doRun } from '../../../../testing/jobs.ts'
import { hire, newcomer } from '../../../../testing/newcomer.ts'
import { nextNumber } from '../../../../testing/numbers.ts'
import { openWorkbook } from '../../../../testing/open-workbook.ts'
import { importCertificatesJob } from './import-job.ts'

const api = apiForFile()
let hr: Person
let kind: { id: number; name: string }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  kind = await newKind()
})

async function newKind() {
  const name = `Thẻ nhập ${nextNumber()}`
  const { body } = await hr.call('certificates.store', {
    body: { name, valid_months: 6, remind_days: 30, issuer: 'Trung tâm Danh mục' },
  })
  return { id: body.data.certificate.id, name }
}

const titles = ['Mã NV', 'Chứng chỉ', 'Số chứng chỉ', 'Ngày cấp', 'Nơi cấp', 'Hết hạn', 'Ghi chú']
type Cells = (string | null)[]
const someone = async (unit = 3) => hire(api, 'Người Có Thẻ', unit)
const row = (code: string, number: string, more: Cells = []): Cells => {
  const cells: Cells = [code, kind.name, number, '31/08/2024', null, null, null]
  return cells.map((cell, at) => more[at] ?? cell)
}
const fileOf = (...rows: Cells[]) => workbookFile(titles, rows)
const send = async (...rows: Cells[]) => doImport(api, hr, 'employeeCertificates', await fileOf(...rows))
const look = async (...rows: Cells[]) => tryImport(hr, 'employeeCertificates', await fileOf(...rows))
const heldBy = async (value: number) => {
  const filter = { employee_id: { operator: 'equal', value } } as const
  const { body } = await hr.call('employeeCertificates.list', { query: { filter, sort: 'number' } })
  return body.data.employee_certificates
}
const faults = async (...rows: Cells[]) =>
  Object.fromEntries((await look(...rows)).rows.map((told) => [told.row, told.errors.join(' ')]))

describe('a workbook of certificates held', () => {
  test('is tried, writes with what the catalogue adds, changes nothing when it is sent again, and is taken back', async () => {
    const [one, two] = [await someone(), await someone()]
    const rows = [
      row(one.nhansuId, 'N-1'),
      row(two.nhansuId, 'N-2', [
        null,
        null,
        null,
        null,
        'Trung tâm Khác',
        '01/01/2030',
        'Bản chính tại phòng',
      ]),
    ]
    expect(await look(...rows)).toMatchObject({ id: null, new: 2, wrong: 0 })
    expect(await heldBy(one.employeeId)).toEqual([])
    const { result } = await send(...rows)
    expect(result).toMatchObject({ new: 2, changed: 0, unchanged: 0 })
    expect(await heldBy(one.employeeId)).toMatchObject([
      { number: 'N-1', issuer: 'Trung tâm Danh mục', issue_date: '2024-08-31', expiry_date: '2025-02-28' },
    ])
    expect(await heldBy(two.employeeId)).toMatchObject([
      { number: 'N-2', issuer: 'Trung tâm Khác', expiry_date: '2030-01-01', note: 'Bản chính tại phòng' },
    ])
    expect(await look(...rows)).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
    const undone = await hr.call('employeeCertificates.undoImport', { path: { id: result?.id ?? 0 } })
    expect([undone.status, undone.body.data.ids.length]).toEqual([200, 2])
    expect([...(await heldBy(one.employeeId)), ...(await heldBy(two.employeeId))]).toEqual([])
  })

  test('updates the number that the same person has, by the filled cells alone, and puts it back', async () => {
    const { nhansuId, employeeId } = await someone()
    const number = `U-${nextNumber()}`
    await send(row(nhansuId, number, [null, null, null, null, null, '01/01/2030', 'Cũ']))
    const change = row(nhansuId, number.toLowerCase(), [null, null, null, '01/09/2024', 'TRUNG TÂM danh mục'])
    const told = await look(change)
    expect(told).toMatchObject({ changed: 1, new: 0 })
    expect(told.rows[0]?.changes).toEqual([
      { field: 'issue_date', title: 'Ngày cấp', before: '31-08-2024', after: '01-09-2024' },
    ])
    const { result } = await send(change)
    expect(await heldBy(employeeId)).toMatchObject([
      {
        number,
        issuer: 'Trung tâm Danh mục',
        issue_date: '2024-09-01',
        expiry_date: '2030-01-01',
        note: 'Cũ',
      },
    ])
    const before = {
      number,
      issuer: 'Trung tâm Danh mục',
      issue_date: '2024-08-31',
      expiry_date: '2030-01-01',
      note: 'Cũ',
    }
    await hr.call('employeeCertificates.undoImport', { path: { id: result?.id ?? 0 } })
    expect(await heldBy(employeeId)).toMatchObject([before])
    // The same paper with its issuer written otherwise is no second one.
    const otherwise = [null, null, null, null, 'Trung tâm Danh mục 2', '02/01/2030', 'Mới']
    const { result: second } = await send(row(nhansuId, number, otherwise))
    const after = { ...before, issuer: 'Trung tâm Danh mục 2', expiry_date: '2030-01-02', note: 'Mới' }
    expect(await heldBy(employeeId)).toMatchObject([after])
    await hr.call('employeeCertificates.undoImport', { path: { id: second?.id ?? 0 } })
    expect(await heldBy(employeeId)).toMatchObject([before])
  })

  test('says row by row what is wrong, beside the rows too, and writes nothing of the rest', async () => {
    const [one, two] = [await someone(), await someone()]
    const taken = `T-${nextNumber()}`
    await send(row(two.nhansuId, taken))
    const rows = [
      row(one.nhansuId, 'D-1'),
      row(one.nhansuId, 'd-1', [null, null, null, null, 'trung tâm DANH MỤC']),
      row('KHONGCO1', 'D-2'),
      row(one.nhansuId, 'D-3', [null, 'Chứng chỉ không có']),
      row(one.nhansuId, 'D-4', [null, null, null, '01/01/2999']),
      row(one.nhansuId, 'D-5', [null, null, null, null, null, '30/08/2024']),
      row(one.nhansuId, taken),
      row(one.nhansuId, 'D-6', [null, null, null, 'hôm nào']),
      row(one.nhansuId, ''),
      row('KHONGCO1', 'D-7', [null, '', null, '01/01/2999', null, '31/12/2998', 'x'.repeat(5_000)]),
    ]
    expect(await faults(...rows)).toEqual({
      2: '',
      3: 'Số chứng chỉ trùng với dòng 2.',
      4: 'Không tìm thấy nhân viên mang mã này trong phạm vi của bạn.',
      5: 'Chứng chỉ "Chứng chỉ không có" không có trong danh mục.',
      6: 'Ngày cấp không được ở tương lai.',
      7: 'Ngày hết hạn 30-08-2024 không được trước ngày cấp 31-08-2024.',
      8: `Số ${taken} của chứng chỉ này đã được cấp cho nhân viên khác. Hãy kiểm tra lại số và nơi cấp.`,
      9: expect.stringContaining('Ngày cấp'),
      10: expect.stringContaining('số chứng chỉ'),
      // All that is wrong is told at once.
      11: expect.stringMatching(
        /^(?=.*chứng chỉ)(?=.*Ghi chú)(?=.*tương lai)(?=.*31-12-2998 không được trước)(?=.*mang mã này)/i,
      ),
    })
    const { refusal } = await send(...rows)
    expect(refusal?.message).toContain('dòng sai')
    expect(await heldBy(one.employeeId)).toEqual([])
    const marked = await hr.call('employeeCertificates.markImport', { body: { file: await fileOf(...rows) } })
    const [, good, bad] = Object.values((await openWorkbook(marked.bytes)).sheets)[0] ?? []
    expect([good?.[0], bad?.[0], bad?.[1]]).toEqual(['Thêm mới', 'Sai', 'Số chứng chỉ trùng với dòng 2.'])
  })

  test('is refused whole by its run where only what it would write is wrong', async () => {
    const [one, two] = [await someone(), await someone()]
    const taken = `T-${nextNumber()}`
    await send(row(two.nhansuId, taken))
    const { result, refusal } = await send(row(one.nhansuId, `G-${nextNumber()}`), row(one.nhansuId, taken))
    expect([result, refusal?.message]).toEqual([undefined, expect.stringContaining('1 dòng sai')])
    expect(await heldBy(one.employeeId)).toEqual([])
  })

  test('warns of another number of the same day, and brings nothing revoked back', async () => {
    const { nhansuId, employeeId } = await someone()
    const number = `R-${nextNumber()}`
    await send(row(nhansuId, number))
    const twin = await look(row(nhansuId, `${number}/B`))
    expect(twin.rows[0]).toMatchObject({ state: 'new', warnings: [expect.stringContaining(number)] })
    const [made] = await heldBy(employeeId)
    await hr.call('employeeCertificates.revoke', { path: { id: made?.id ?? 0 }, body: { reason: 'Nhầm.' } })
    const noted = row(nhansuId, number, [null, null, null, null, null, null, 'Khác'])
    expect((await faults(noted))[2]).toContain('đã bị thu hồi')
    const elsewhere = row(nhansuId, number, [null, null, null, null, 'Nơi khác'])
    expect((await faults(elsewhere))[2]).toContain('đã bị thu hồi')
    // What the exported list says of it comes back, and changes nothing.
    const { rows } = await look(row(nhansuId, number))
    expect(rows).toMatchObject([{ state: 'unchanged', warnings: [expect.stringContaining('thu hồi')] }])
    expect(await look(row(nhansuId, number, [null, null, null, '01/09/2024']))).toMatchObject({ new: 1 })
  })

  test('leaves what was issued again under the number of a revoked one, and takes both back as exported', async () => {
    const { nhansuId, employeeId } = await someone()
    const again = await newKind()
    const number = `R-${nextNumber()}`
    const first = row(nhansuId, number, [null, again.name, null, null, null, null, 'Bản đầu'])
    await send(first)
    const [made] = await heldBy(employeeId)
    await hr.call('employeeCertificates.revoke', { path: { id: made?.id ?? 0 }, body: { reason: 'Nhầm.' } })
    await send(row(nhansuId, number, [null, again.name, null, '01/09/2024', null, null, 'Cấp lại']))
    const before = await heldBy(employeeId)
    expect(before).toHaveLength(2)
    const filter = { certificate_id: { operator: 'equal', value: again.id } } as const
    const { bytes } = await hr.call('employeeCertificates.export', { body: { filter } })
    const exported = new File([new Uint8Array(bytes)], 'xuat.xlsx')
    expect(await tryImport(hr, 'employeeCertificates', exported)).toMatchObject({ unchanged: 2, wrong: 0 })
    expect((await send(first)).result).toMatchObject({ changed: 0, unchanged: 1 })
    const changed = row(nhansuId, number, [null, again.name, null, null, 'TRUNG TÂM danh mục', null, 'Sửa'])
    expect((await faults(changed))[2]).toContain('đã bị thu hồi')
    expect(await heldBy(employeeId)).toEqual(before)
  })

  test('makes no second certificate of a number by another issuer, and finds it without one', async () => {
    const { nhansuId, employeeId } = await someone()
    const number = `I-${nextNumber()}`
    const by = (issuer: string | null, day: string | null = null, note: string | null = null) =>
      row(nhansuId, number, [null, null, null, day, issuer, null, note])
    // Spelt in two ways in one file.
    expect(await faults(by('Trung tâm A'), by('TT A'))).toEqual({
      2: '',
      3: 'Số chứng chỉ trùng với dòng 2.',
    })
    await send(by('Trung tâm A'))
    expect((await faults(by('TT A', '01/09/2024')))[2]).toContain('do "Trung tâm A" cấp ngày 31-08-2024')
    // Somebody else has the number from the issuer of the catalogue, which an empty cell does not mean here.
    await send(row((await someone()).nhansuId, number))
    expect((await send(by(null, '01/09/2024', 'Đã đối chiếu'))).result).toMatchObject({ changed: 1 })
    expect(await heldBy(employeeId)).toMatchObject([
      { issuer: 'Trung tâm A', issue_date: '2024-09-01', note: 'Đã đối chiếu' },
    ])
    const second = { certificate_id: kind.id, number, issuer: 'Trung tâm B', issue_date: '2024-08-31' }
    await hr.call('employeeCertificates.store', { body: { ...second, employee_id: employeeId } })
    expect((await faults(by(null)))[2]).toContain('Hãy ghi cột "Nơi cấp"')
    expect(await look(by('Trung tâm A', '01/09/2024'), by('trung tâm b'))).toMatchObject({ unchanged: 2 })
  })

  test('leaves what a course gave as it is, and takes the exported list back', async () => {
    const { employeeId, nhansuId } = await someone()
    const given = await newKind()
    const course = await judgedCourse(hr, api, [[employeeId, 'passed']], { certificate_id: given.id })
    await hr.call('trainings.finish', { path: { id: course }, body: {} })
    const filter = { certificate_id: { operator: 'equal', value: given.id } } as const
    const { bytes } = await hr.call('employeeCertificates.export', { body: { filter } })
    const exported = new File([new Uint8Array(bytes)], 'xuat.xlsx')
    const again = await tryImport(hr, 'employeeCertificates', exported)
    expect(again).toMatchObject({ total: 1, unchanged: 1, wrong: 0 })
    const [held] = await heldBy(employeeId)
    const issued = held?.issue_date.split('-').toReversed().join('/') ?? ''
    const told = await look(
      row(nhansuId, held?.number ?? '', [null, given.name, null, issued, null, null, 'Khác']),
    )
    expect(told.rows[0]?.errors[0]).toMatch(/do khóa đào tạo hoặc đợt kiểm tra cấp.*"Ghi chú"/)
  })

  test('is not taken back by another, nor once somebody has changed one of its certificates', async () => {
    const { nhansuId, employeeId } = await someone()
    const { result } = await send(
      row(nhansuId, `K-${nextNumber()}`),
      row(nhansuId, `K-${nextNumber()}`, [null, null, null, '01/09/2024']),
    )
    const path = { id: result?.id ?? 0 }
    const other = await newcomer(api, {
      login: `nhap.the.${nextNumber()}`,
      companies: { 1: [['training_edit', 'company']] },
    })
    expect((await other.call('employeeCertificates.undoImport', { path })).status).toBe(404)
    const [made] = await heldBy(employeeId)
    await hr.call('employeeCertificates.update', {
      path: { id: made?.id ?? 0 },
      body: { note: 'Đã đối chiếu' },
    })
    expect((await hr.call('employeeCertificates.undoImport', { path })).status).toBe(409)
    expect(await heldBy(employeeId)).toHaveLength(2)
  })

  test('takes people of units that one edits for, and nobody of the other company', async () => {
    const [near, far] = [await someone(3), await someone(5)]
    const head = await newcomer(api, {
      login: `nhap.the.${nextNumber()}`,
      personId: near.personId,
      companies: { 1: [['training_edit', 'unit']] },
    })
    const file = await fileOf(row(near.nhansuId, `S-${nextNumber()}`), row(far.nhansuId, `S-${nextNumber()}`))
    const told = await tryImport(head, 'employeeCertificates', file)
    expect(told).toMatchObject({
      new: 1,
      wrong: 1,
      rows: [
        { row: 3, state: 'wrong' },
        { row: 2, state: 'new' },
      ],
    })
    const reader = await newcomer(api, {
      login: `nhap.the.${nextNumber()}`,
      companies: { 1: [['training_access', 'company']] },
    })
    expect((await reader.call('employeeCertificates.import', { body: { file } })).status).toBe(403)
    const two = await api.as('hrOfTwo')
    await two.call('certificates.store', { body: { name: kind.name } })
    const { rows } = await tryImport(two, 'employeeCertificates', file)
    const nobody = ['Không tìm thấy nhân viên mang mã này trong phạm vi của bạn.']
    expect(rows.map(({ errors }) => errors)).toEqual([nobody, nobody])
  })

  test('is refused whole where somebody has left the units of who asked before the work begins', async () => {
    const [staying, going] = [await someone(3), await someone(3)]
    const head = await newcomer(api, {
      login: `nhap.the.${nextNumber()}`,
      personId: (await someone(3)).personId,
      companies: { 1: [['training_edit', 'unit']] },
    })
    const rows = [staying, going].map(({ nhansuId }) => row(nhansuId, `M-${nextNumber()}`))
    const asked = await head.call('employeeCertificates.import', { body: { file: await fileOf(...rows) } })
    const runId = asked.body.data.run_id ?? 0
    const moved = await hr.call('jobChanges.store', {
      body: {
        kind: 'transfer',
        ids: [going.employeeId],
        effective_date: '2025-05-01',
        facts: { main_position: { position_id: 2, department_id: 5 } },
        decision_no: '45/QĐ-TCNS',
      },
    })
    expect(moved.status).toBe(200)
    await doRun(api.db, importCertificatesJob, runId)
    const { job } = (await head.call('jobs.show', { path: { id: runId } })).body.data
    expect(job).toMatchObject({ state: 'failed', message: expect.stringContaining('1 dòng sai') })
    expect([...(await heldBy(staying.employeeId)), ...(await heldBy(going.employeeId))]).toEqual([])
  })

  test('of 2,000 rows is tried and written by background work, which the first page tells of', async () => {
    const { nhansuId, employeeId } = await someone()
    const rows = Array.from({ length: 2_000 }, (_, at) => {
      const day = new Date(Date.UTC(2015, 0, 1 + at)).toISOString().slice(0, 10)
      return row(nhansuId, `B-${at}`, [null, null, null, day.split('-').toReversed().join('/')])
    })
    const { result, refusal } = await send(...rows)
    expect([refusal, result?.new]).toEqual([undefined, 2_000])
    const { body } = await hr.call('firstImports.show')
    const step = body.data.first_imports.steps.find(({ key }) => key === 'certificates')
    expect(step).toMatchObject({
      link: '/dao-tao/chung-chi?view=da-cap',
      imported_by_name: expect.any(String),
    })
    const undone = await hr.call('employeeCertificates.undoImport', { path: { id: result?.id ?? 0 } })
    expect(undone.body.data.ids).toHaveLength(2_000)
    expect(await heldBy(employeeId)).toEqual([])
  }, 120_000)
})
