import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { workbookFile } from '../../testing/import-file.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { day } from '../../testing/training-needs.ts'
import { twoCompanies } from '../employees/transfers/testing/two-companies.ts'

const api = apiForFile()
const { sent, accept } = twoCompanies(api)
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

interface Hired {
  employeeId: number
  personId: number
  nhansuId: string
}

/** A course that has begun, with these people listed and one day of yesterday. */
async function begunCourse(people: readonly Hired[], more: object = {}) {
  const kind = { name: `Thẻ khó ${nextNumber()}`, valid_months: 24 }
  const certificate_id = (await hr.call('certificates.store', { body: kind })).body.data.certificate.id
  const days = { start_date: day(-3), end_date: day(-1), confirm_deadline: day(-4), location_id: 31 }
  const body = { name: 'Lớp nhiều người cùng làm', type_id: 31, certificate_id, ...days, ...more }
  const { id, code } = (await hr.call('trainings.store', { body })).body.data.training
  const path = { id }
  await hr.call('trainingSubjects.store', { path, body: { name: 'Môn' } })
  const details = [{ date: day(-1), from_time: '07:30', to_time: '11:30' }]
  const stored = await hr.call('trainingDetails.storeBulk', { path, body: { details } })
  await hr.call('trainings.open', { path, body: {} })
  await hr.call('trainingEmployees.storeBulk', {
    path,
    body: { employee_ids: people.map(({ employeeId }) => employeeId) },
  })
  return { path, code, certificate_id, detail: { id: stored.body.data.details[0]?.id ?? 0 } }
}

const peopleOf = async (path: { id: number }, as = hr) =>
  (await as.call('trainingEmployees.list', { path })).body.data.employees

/** Confirms everybody as there and begins the course. */
async function allJoined(path: { id: number }) {
  for (const { id } of await peopleOf(path)) {
    expect((await hr.call('trainingEmployees.joined', { path: { id }, body: {} })).status).toBe(200)
  }
  expect((await hr.call('trainings.begin', { path, body: {} })).status).toBe(200)
}

const titles = ['Mã khóa', 'Mã nhân viên', 'Điểm', 'Kết quả', 'Số chứng chỉ', 'Ngày cấp'] as const

async function importOf(code: string, people: readonly Hired[]) {
  const rows = people.map(({ nhansuId }, at) => [code, nhansuId, '8', at === 0 ? 'Không đạt' : 'Đạt', '', ''])
  const file = await workbookFile(titles, rows)
  return hr.call('trainingEmployees.importResults', { query: { dry_run: false }, body: { file } })
}

async function heldOf(certificate_id: number) {
  const filter = { certificate_id: { operator: 'equal', value: certificate_id } } as const
  return (await hr.call('employeeCertificates.list', { query: { filter } })).body.data.employee_certificates
}

test.each([
  ['2024-08-31', 6, '2025-02-28'],
  ['2023-08-31', 6, '2024-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2025-12-31', 2, '2026-02-28'],
  ['2025-03-31', 1, '2025-04-30'],
])(
  'T5: a certificate of %s for %i months is good through %s, the last day of the month where there is no such day',
  async (issue_date, valid_months, expiry_date) => {
    const { employeeId: employee_id } = await hire(api, 'Người Giữ Thẻ', 3)
    const kind = { name: `Thẻ cuối tháng ${nextNumber()}`, valid_months }
    const certificate_id = (await hr.call('certificates.store', { body: kind })).body.data.certificate.id
    const body = { employee_id, certificate_id, number: `CT-${nextNumber()}`, issue_date, expiry_date: null }
    const { body: written } = await hr.call('employeeCertificates.store', { body })
    expect(written.data.employee_certificate.expiry_date).toBe(expiry_date)
  },
)

test('T8: finishing, attendance and the import of results at once: the course ends once, whole, each with one certificate', async () => {
  for (const _ of ['first', 'second', 'third']) {
    const people = await Promise.all(Array.from({ length: 6 }, () => hire(api, 'Học Viên Cùng Lúc', 3)))
    const { path, code, certificate_id, detail } = await begunCourse(people)
    await allJoined(path)
    const rows = await peopleOf(path)
    const finish = () => hr.call('trainings.finish', { path, body: {} })
    const mark = () =>
      hr.call('trainingAttendances.updateBulk', {
        path: detail,
        body: { attendances: rows.map(({ id }) => ({ id, state: 'present' as const, note: 'Cùng lúc.' })) },
      })
    const close = () => hr.call('trainingAttendances.close', { path: detail })
    const bring = () => importOf(code, people)
    const pressed = await Promise.all(
      [finish, mark, bring, close, finish, bring, mark, close, finish, bring].map((press) => press()),
    )
    // Whatever came first: everything is done or refused in words, and nothing breaks.
    expect(pressed.filter(({ status }) => ![200, 409].includes(status)).map(({ text }) => text)).toEqual([])
    const finished = pressed.filter(({ status, body }) => status === 200 && 'training' in (body.data ?? {}))
    expect(finished.length).toBeLessThanOrEqual(1)
    if (finished.length === 0) {
      await mark()
      await close()
      await bring()
      expect((await finish()).status).toBe(200)
    }
    expect((await finish()).status).toBe(409)
    expect((await mark()).status).toBe(409)
    expect((await bring()).body.data).toMatchObject({ changed: 0, wrong: 6 })
    const after = await peopleOf(path)
    expect(after.map(({ state }) => state).toSorted()).toEqual(['failed', ...Array(5).fill('passed')])
    const passed = after.filter(({ state }) => state === 'passed').map(({ employee_id: id }) => id)
    const held = await heldOf(certificate_id)
    expect(new Set(held.map(({ employee_id: id }) => id))).toEqual(new Set(passed))
    expect(new Set(held.map(({ number }) => number)).size).toBe(5)
    expect(held).toHaveLength(5)
    // Each came into the end state by one step.
    const { rows: moves } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `select count(*)::integer as moves from training_employee_moves
         where training_id = $1 and to_state in ('passed', 'failed')`,
        [path.id],
      ),
    )
    expect(moves).toEqual([{ moves: 6 }])
  }
})

test('T10: after a transfer the head of the new unit confirms who joined, and the old one does not see him any more', async () => {
  const head = async (login: string, unit: number) => {
    const { personId } = await hire(api, `Trưởng ${login}`, unit)
    const rights = [
      ['training_confirm', 'unit'],
      ['training_access', 'unit'],
    ] as const
    return newcomer(api, { login, companies: { 1: rights }, personId })
  }
  const [before, after] = [await head('truong.cu', 3), await head('truong.moi', 4)]
  const [moved, stays] = [await hire(api, 'Người Chuyển Tổ', 3), await hire(api, 'Người Ở Lại', 3)]
  const { path } = await begunCourse([moved, stays])
  const rowOf = async (who: Hired) =>
    (await peopleOf(path)).find(({ employee_id: id }) => id === who.employeeId)?.id ?? 0
  const join = (by: Person, id: number) => by.call('trainingEmployees.joined', { path: { id }, body: {} })
  const [movedRow, staysRow] = [await rowOf(moved), await rowOf(stays)]
  expect((await join(after, movedRow)).status).toBe(404)
  const transfer = await hr.call('jobChanges.store', {
    query: { dry_run: false },
    body: {
      kind: 'transfer',
      ids: [moved.employeeId],
      effective_date: day(-1),
      facts: { main_position: { position_id: 2, department_id: 4 } },
    },
  })
  expect(transfer.status).toBe(200)
  expect((await join(before, movedRow)).status).toBe(404)
  const seen = (await peopleOf(path, before)).map(({ id }) => id)
  expect([seen.includes(movedRow), seen.includes(staysRow)]).toEqual([false, true])
  expect((await join(after, movedRow)).body.data.employee.state).toBe('joined')
  expect((await join(after, staysRow)).status).toBe(404)
  expect((await join(before, staysRow)).status).toBe(200)
})

test('T13: who goes to another company during a course keeps row, cost share and certificate in the first, and the other sees none', async () => {
  const mover = await sent()
  const stays = await hire(api, 'Người Học Tiếp', 3)
  const { path, code, certificate_id, detail } = await begunCourse([stays, mover])
  await allJoined(path)
  const cost = { kind: 'lecturer', name: 'Học phí', actual: 10_000_001, invoice_no: 'HD-13' } as const
  await hr.call('trainingCosts.storeBulk', {
    path,
    body: { costs: [{ ...cost, counts_for_commitment: true }] },
  })
  const shares = async () => {
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ who: number; share: number }>(
        `select employee_id as who, training_commitment_cost(1, id, false)::float8 as share
         from training_employees where company_id = 1 and training_id = $1 order by employee_id`,
        [path.id],
      ),
    )
    return rows
  }
  const before = await shares()
  expect(before.reduce((sum, { share }) => sum + share, 0)).toBe(10_000_001)

  const accepted = await accept(mover.transfer.id)
  expect(accepted.status, accepted.text).toBe(200)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      'update employees set active = false, leave_date = current_date where company_id = 1 and id = $1',
      [mover.employeeId],
    ),
  )
  const rows = (await peopleOf(path)).map(({ id }) => ({ id, state: 'present' as const }))
  await hr.call('trainingAttendances.updateBulk', { path: detail, body: { attendances: rows } })
  await hr.call('trainingAttendances.close', { path: detail })
  const results = [stays, mover].map(({ nhansuId }) => [code, nhansuId, '9', 'Đạt', '', ''])
  const file = await workbookFile(titles, results)
  const brought = await hr.call('trainingEmployees.importResults', {
    query: { dry_run: false },
    body: { file },
  })
  expect(brought.body.data).toMatchObject({ changed: 2, wrong: 0 })
  expect((await hr.call('trainings.finish', { path, body: {} })).status).toBe(200)

  expect(await shares()).toEqual(before)
  expect((await peopleOf(path)).map(({ state }) => state)).toEqual(['passed', 'passed'])
  const held = await heldOf(certificate_id)
  expect(new Set(held.map(({ employee_id: id }) => id))).toEqual(
    new Set([mover.employeeId, stays.employeeId]),
  )
  // The other company has him, and nothing of the course of the first.
  const other = await api.as('hrOfTwo')
  expect((await other.call('trainings.show', { path })).status).toBe(404)
  const { rows: there } = await inCompanyOf(api.db.superuser, 2, (client) =>
    client.query(
      `select (select count(*)::integer from training_employees row where row.company_id = 2
          and row.employee_id = file.id) as courses
       from employees file where file.company_id = 2 and file.person_id = $1`,
      [mover.personId],
    ),
  )
  expect(there).toEqual([{ courses: 0 }])
})
