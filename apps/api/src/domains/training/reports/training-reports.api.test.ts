import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { lastView } from '../../../testing/last-view.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

async function newCertificate(more: object = {}): Promise<number> {
  const body = { name: `Chứng chỉ ${nextNumber()}`, remind_days: 30, ...more }
  return (await hr.call('certificates.store', { body })).body.data.certificate.id
}

interface Passed {
  employeeId: number
  certificateId?: number
  number?: string
  issued?: string
  expires?: string | null
}

/** A course of a far year that somebody passed, which nobody else's figures reach. */
async function passed(start: string, { employeeId, certificateId, number, issued, expires }: Passed) {
  const body = { name: 'Khóa đã học', type_id: 31, hours: 16, start_date: start, end_date: start }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query(
      `update trainings set status = 'running', certificate_id = $2 where company_id = 1 and id = $1`,
      [id, certificateId ?? null],
    )
    await client.query(
      `with person as (
         insert into training_employees (company_id, training_id, employee_id, state) values (1, $1, $2, 'passed') returning id
       ) insert into employee_certificates
         (company_id, employee_id, certificate_id, issuer, number, issue_date, expiry_date, training_employee_id)
       select 1, $2, $3::bigint, 'Trung tâm Mẫu', $4::text, $5::date, $6::date, id from person where $4::text is not null`,
      [id, employeeId, certificateId ?? null, number ?? null, issued ?? null, expires ?? null],
    )
  })
  return id
}

async function held(query: object, person = hr) {
  return (await person.call('trainingReports.certificates', { query })).body.data
}

describe('certificates held', () => {
  test('stand by the last one, valid through the day of its end, and what is asked for and lacking', async () => {
    const { employeeId } = await hire(api, 'Người Có Thẻ', 3)
    const certificate = await newCertificate()
    const mine = { employeeId, certificateId: certificate }
    await passed('2091-01-01', { ...mine, number: 'CU-1', issued: '2021-01-01', expires: '2023-01-01' })
    await passed('2091-01-02', { ...mine, number: 'MOI-1', issued: '2023-01-10', expires: '2025-01-10' })
    const on = async (as_of: string) => {
      const { rows, total } = await held({ certificate_id: certificate, as_of })
      return { ...rows[0], total }
    }
    expect(await on('2022-06-01')).toMatchObject({ certificate_no: 'CU-1', state: 'valid' })
    expect(await on('2023-01-01')).toMatchObject({ certificate_no: 'CU-1', state: 'expiring', days_left: 0 })
    expect(await on('2023-01-02')).toMatchObject({ certificate_no: 'CU-1', state: 'expired', days_left: -1 })
    expect(await on('2024-12-11')).toMatchObject({
      certificate_no: 'MOI-1',
      state: 'expiring',
      days_left: 30,
    })
    expect(await on('2024-12-10')).toMatchObject({ state: 'valid', total: { valid: 1, expired: 0 } })
    expect((await held({ certificate_id: certificate, as_of: '2020-12-31' })).rows).toEqual([])
    await hr.call('certificates.update', {
      path: { id: certificate },
      body: { required_position_levels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
    })
    const missing = await held({ certificate_id: certificate, as_of: '2024-06-01', state: 'missing' })
    expect(missing.total.valid).toBe(1)
    expect(missing.rows.length).toBe(missing.total.missing)
    expect(missing.certificates).toMatchObject([{ id: certificate, figures: missing.total }])
  })

  test('of single units are of their people alone', async () => {
    const [near, far] = [await hire(api, 'Người Gần', 3), await hire(api, 'Người Xa', 4)]
    const certificateId = await newCertificate()
    for (const [at, { employeeId }] of [near, far].entries()) {
      await passed('2092-01-01', { employeeId, certificateId, number: `G-${at}`, issued: '2026-01-01' })
    }
    const { personId } = await hire(api, 'Trưởng Tổ Báo Cáo', 3)
    const head = await newcomer(api, {
      login: 'truong.to.bao.cao',
      companies: { 1: [['training_report_certificate', 'unit']] },
      personId,
    })
    const { rows, total } = await held({ certificate_id: certificateId }, head)
    expect(rows.map(({ employee_id: id }) => id)).toEqual([near.employeeId])
    expect(total).toMatchObject({ valid: 1 })
    expect((await held({ certificate_id: certificateId })).rows).toHaveLength(2)
    expect((await held({ certificate_id: certificateId, department_id: 4 })).rows).toHaveLength(1)
    expect((await head.call('trainingReports.courses', {})).status).toBe(403)
  })
})

test('every figure opens as many rows as it says: of all certificates and of each, of a unit too', async () => {
  for (const asked of [{}, { department_id: 3 }]) {
    const { total, certificates } = await held(asked)
    const lines = [
      { figures: total, one: {} },
      ...certificates.map(({ id, figures }) => ({ figures, one: { certificate_id: id } })),
    ]
    for (const { figures, one } of lines)
      for (const state of ['valid', 'expiring', 'expired', 'missing'] as const) {
        const { rows } = await held({ ...asked, ...one, state })
        expect([one, state, rows.length]).toEqual([one, state, figures[state]])
        expect(rows.every((row) => row.state === state)).toBe(true)
      }
  }
})

describe('courses', () => {
  const year = { from: '2093-01-01', to: '2093-12-31' }
  const report = async (query: object, person = hr) =>
    (await person.call('trainingReports.courses', { query })).body.data

  test('have as many people in the states behind each figure', async () => {
    const { employeeId } = await hire(api, 'Người Sau Con Số', 3)
    const id = await passed('2096-01-05', { employeeId })
    for (const state of ['registered', 'joined', 'failed', 'waiting', 'refused']) {
      const { employeeId: other } = await hire(api, `Người ${state}`, 3)
      await inCompanyOf(api.db.superuser, 1, (client) =>
        client.query(
          `insert into training_employees (company_id, training_id, employee_id, state, reason, waiting_since)
           values (1, $1, $2, $3, 'Bận', case when $3 = 'waiting' then now() end)`,
          [id, other, state],
        ),
      )
    }
    const [course] = (await report({ from: '2096-01-01', to: '2096-12-31' })).courses
    const { employees } = (await hr.call('trainingEmployees.list', { path: { id } })).body.data
    const inStates = (states: readonly string[]) =>
      employees.filter(({ state }) => states.includes(state)).length
    const joined = ['joined', 'passed', 'failed']
    expect([course?.registered, course?.joined, course?.passed]).toEqual([
      inStates(['registered', 'promised', 'confirmed', 'absent', 'withdrawn', ...joined]),
      inStates(joined),
      inStates(['passed']),
    ])
    expect([course?.registered, course?.joined, course?.passed]).toEqual([4, 3, 1])
  })

  test('are counted by who joined, with what they cost but for pay, cancelled ones left out', async () => {
    const { employeeId } = await hire(api, 'Người Học Hai Khóa', 3)
    const [one, other] = [
      await passed('2093-02-01', { employeeId }),
      await passed('2093-03-01', { employeeId }),
    ]
    const gone = await passed('2093-04-01', { employeeId })
    const costs = [{ kind: 'lecturer', name: 'Thù lao', planned: 3_000_000, actual: 2_500_000 } as const]
    await hr.call('trainingCosts.storeBulk', { path: { id: one }, body: { costs } })
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `insert into training_costs (company_id, training_id, kind, name, planned, actual)
         values (1, $1, 'pay', 'Lương khi học', 9000000, 9000000)`,
        [one],
      ),
    )
    await hr.call('trainings.cancel', { path: { id: gone }, body: { reason: 'Giảng viên ốm.' } })
    const { total, courses } = await report(year)
    expect(total).toMatchObject({
      courses: 2,
      joined: 2,
      passed: 2,
      planned: 3_000_000,
      actual: 2_500_000,
      hours_per_person: 32,
      cost_per_person: 1_250_000,
    })
    expect(courses.map(({ id }) => id)).toEqual([other, one])
    expect(courses[1]).toMatchObject({ pass_percent: 100, actual: 2_500_000, cost_per_person: 2_500_000 })
    expect((await report({ from: '2093-03-01', to: '2093-03-01' })).courses).toHaveLength(1)
  })

  test('before they began are refused, and of single units are those with people of theirs', async () => {
    expect(
      (await hr.call('trainingReports.courses', { query: { from: '2093-02-01', to: '2093-01-01' } })).status,
    ).toBe(400)
    const far = await hire(api, 'Người Đơn Vị Khác', 4)
    await passed('2094-01-01', { employeeId: far.employeeId })
    const { personId } = await hire(api, 'Trưởng Tổ Đào Tạo', 3)
    const head = await newcomer(api, {
      login: 'truong.to.dao.tao',
      companies: { 1: [['training_report', 'unit']] },
      personId,
    })
    const ofYear = { from: '2094-01-01', to: '2094-12-31' }
    expect((await report(ofYear, head)).courses).toEqual([])
    expect((await report(ofYear)).courses).toHaveLength(1)
  })
})

describe('as a workbook', () => {
  const sheetsOf = async (bytes: Buffer) => Object.values((await openWorkbook(bytes)).sheets)

  test('certificates come with the rows, the figures with their sums, and what was asked', async () => {
    const { employeeId, nhansuId } = await hire(api, 'Người Trong Tệp', 3)
    const certificate = await newCertificate()
    const other = await hire(api, 'Người Khác Trong Tệp', 3)
    const of = { certificateId: certificate, issued: '2023-01-10' }
    await passed('2092-01-01', { ...of, employeeId, number: 'TEP-1', expires: '2025-01-10' })
    await passed('2092-01-02', { ...of, employeeId: other.employeeId, number: 'TEP-2', expires: null })
    const query = { certificate_id: certificate, as_of: '2026-01-01', state: 'expired' } as const
    const shown = await held(query)
    const { bytes } = await hr.call('trainingReports.certificatesExport', { query })
    const [people = [], kinds = [], , about = []] = await sheetsOf(bytes)
    expect(people.slice(1).map((row) => [row[0], row[6], row[11]])).toEqual([[nhansuId, 'TEP-1', 'Hết hạn']])
    expect(people[0]).toContain('Còn lại (ngày)')
    expect(await lastView(api, 'trainingReports.certificatesExport')).toEqual({
      deed: 'export',
      shown: people[0],
      people: [employeeId],
    })
    const { valid, expiring, expired, missing } = shown.total
    expect(kinds.slice(1)).toEqual([
      [expect.any(String), null, valid, expiring, expired, missing],
      ['Tổng cộng', null, valid, expiring, expired, missing],
    ])
    expect([valid, expired]).toEqual([1, 1])
    const told = new Map(about.map(([what, words]) => [what, words]))
    expect([told.get('Tính đến ngày'), told.get('Tình trạng')]).toEqual(['01-01-2026', 'Hết hạn'])
    expect(told.get('Chứng chỉ')).toBe(kinds[1]?.[0])
  })

  test('courses come as on the screen, with the sums below and the time that was asked', async () => {
    const { employeeId } = await hire(api, 'Người Học Trong Tệp', 3)
    await passed('2095-03-02', { employeeId })
    await passed('2095-04-02', { employeeId })
    const query = { from: '2095-01-01', to: '2095-12-31' }
    const { total, courses } = (await hr.call('trainingReports.courses', { query })).body.data
    const { bytes } = await hr.call('trainingReports.coursesExport', { query })
    const [rows = [], about = []] = await sheetsOf(bytes)
    expect(rows.slice(1, -1).map((row) => row[0])).toEqual(courses.map(({ code }) => code))
    expect(rows.at(-1)?.slice(7, 10)).toEqual([total.registered, total.joined, total.passed])
    expect(rows.at(-1)?.[8]).toBe(2)
    expect(about.find(([what]) => what === 'Khai giảng từ ngày')?.[1]).toBe('01-01-2095')
    expect(about.find(([what]) => what === 'Giờ đào tạo bình quân/người')?.[1]).toBe(
      total.hours_per_person?.toFixed(1),
    )
    const refused = await hr.call('trainingReports.coursesExport', {
      query: { from: '2095-02-01', to: '2095-01-01' },
    })
    expect(refused.status).toBe(400)
  })

  test('each is for who may see that report', async () => {
    const reader = await newcomer(api, {
      login: 'xem.chung.chi',
      companies: { 1: [['training_report_certificate', 'company']] },
    })
    expect((await reader.call('trainingReports.certificatesExport')).status).toBe(200)
    expect((await reader.call('trainingReports.coursesExport')).status).toBe(403)
  })
})
