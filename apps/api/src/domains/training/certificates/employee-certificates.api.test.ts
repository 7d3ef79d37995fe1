import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { judgedCourse } from '../../../testing/judged-course.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** A day from today on, in Viet Nam. */
function day(after: number): string {
  return new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

async function newKind(more: object = {}): Promise<number> {
  const body = { name: `Thẻ hàn ${nextNumber()}`, valid_months: 6, remind_days: 30, ...more }
  return (await hr.call('certificates.store', { body })).body.data.certificate.id
}

interface Written {
  number?: string
  issuer?: string
  issue_date?: string
  expiry_date?: string | null
}

/** Writes a certificate of somebody down, by whoever is asked to. */
async function write(employee_id: number, certificate_id: number, more: Written = {}, person = hr) {
  const body = {
    employee_id,
    certificate_id,
    number: `H-${nextNumber()}`,
    issue_date: '2024-08-31',
    expiry_date: null,
    ...more,
  }
  return person.call('employeeCertificates.store', { body })
}

async function held(query: object) {
  const { body } = await hr.call('employeeCertificates.list', { query: { sort: 'issue_date', ...query } })
  return body.data.employee_certificates
}

const of = (field: string, value: string | number) => ({
  filter: { [field]: { operator: 'equal', value } },
})

describe('a finished course', () => {
  test('gives everybody who passed a certificate with a number of the series and the end of the catalogue', async () => {
    const [one, other, failed] = [
      await hire(api, 'Người Đạt Một', 3),
      await hire(api, 'Người Đạt Hai', 3),
      await hire(api, 'Người Không Đạt', 3),
    ]
    const certificate_id = await newKind({ issuer: 'Trung tâm Mẫu' })
    const id = await judgedCourse(
      hr,
      api,
      [
        [one.employeeId, 'passed'],
        [other.employeeId, 'passed'],
        [failed.employeeId, 'failed'],
      ],
      { certificate_id },
    )
    expect((await hr.call('trainings.finish', { path: { id }, body: {} })).status).toBe(200)
    const given = await held(of('certificate_id', certificate_id))
    const { rows } = await api.db.superuser.query<{ ends: string }>(
      `select ($1::date + interval '6 months')::date::text as ends`,
      [day(0)],
    )
    expect(new Set(given.map(({ employee_id: who }) => who))).toEqual(
      new Set([one.employeeId, other.employeeId]),
    )
    for (const each of given) {
      expect(each).toMatchObject({
        issue_date: day(0),
        expiry_date: rows[0]?.ends,
        issuer: 'Trung tâm Mẫu',
        state: 'valid',
        training_id: id,
      })
      expect(each.number).toMatch(/^CC-\d{4}-\d{4}$/)
    }
    expect(new Set(given.map(({ number }) => number)).size).toBe(2)
    const people = (await hr.call('trainingEmployees.list', { path: { id } })).body.data.employees
    expect(people.find(({ employee_id: who }) => who === one.employeeId)?.certificate_no).toBe(
      given.find(({ employee_id: who }) => who === one.employeeId)?.number,
    )
  })

  test('passes over a number that was written by hand, and gives none where the course names no certificate', async () => {
    const [one, other] = [await hire(api, 'Người Có Sẵn', 3), await hire(api, 'Người Sau', 3)]
    const certificate_id = await newKind({ issuer: 'Nơi cấp Trùng' })
    const finish = async (who: number, more: object) => {
      const id = await judgedCourse(hr, api, [[who, 'passed']], more)
      return (await hr.call('trainings.finish', { path: { id }, body: {} })).status
    }
    expect(await finish(one.employeeId, {})).toBe(200)
    expect(await held(of('employee_id', one.employeeId))).toEqual([])
    expect(await finish(one.employeeId, { certificate_id })).toBe(200)
    const [first] = await held(of('certificate_id', certificate_id))
    const next = (first?.number ?? '').replace(/\d+$/, (digits) =>
      String(Number(digits) + 1).padStart(4, '0'),
    )
    await write(one.employeeId, certificate_id, { number: next.toLowerCase() })
    expect(await finish(other.employeeId, { certificate_id })).toBe(200)
    const [given] = await held(of('employee_id', other.employeeId))
    expect(given?.number).toMatch(/^CC-/)
    expect(given?.number).not.toBe(next)
  })

  test('gives a class its numbers in the order of names, around one that is taken, and the book knows each paper', async () => {
    const certificate_id = await newKind({ issuer: 'Nơi cấp Cả Lớp' })
    const people = []
    for (let at = 30; at > 0; at -= 1) {
      people.push((await hire(api, `Học Viên Lớp ${String(at).padStart(2, '0')}`, 3)).employeeId)
    }
    const [last = 0, ...rest] = people
    const first = await judgedCourse(hr, api, [[last, 'passed']], { certificate_id })
    await hr.call('trainings.finish', { path: { id: first }, body: {} })
    const digits = Number((await held(of('employee_id', last)))[0]?.number.slice(-4))
    const numberAfter = (steps: number) =>
      `CC-${day(0).slice(0, 4)}-${String(digits + steps).padStart(4, '0')}`
    await write(last, certificate_id, { number: numberAfter(5), issuer: 'Nơi cấp Cả Lớp' })
    const id = await judgedCourse(
      hr,
      api,
      rest.map((who) => [who, 'passed']),
      { certificate_id },
    )
    expect((await hr.call('trainings.finish', { path: { id }, body: {} })).status).toBe(200)
    const inCourse = (await hr.call('trainingEmployees.list', { path: { id } })).body.data.employees
    const expected = Array.from({ length: 30 }, (_, at) => numberAfter(at + 1)).filter(
      (number) => number !== numberAfter(5),
    )
    expect(inCourse.map(({ certificate_no: number }) => number)).toEqual(expected)
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ number: string }>(
        `select drawn.number from drawn_numbers drawn join employee_certificates held
           on held.company_id = drawn.company_id and held.id = drawn.record_id and held.number = drawn.number
         where drawn.company_id = 1 and drawn.kind = 'certificate' and drawn.record_kind = 'employeeCertificates'
           and drawn.number = any($1) order by drawn.sequence`,
        [expected],
      ),
    )
    expect(rows.map(({ number }) => number)).toEqual(expected)
  })

  test('keeps the number that an import brought, and gives none again that was revoked', async () => {
    const [one, other] = [await hire(api, 'Người Nhập', 3), await hire(api, 'Người Thu Hồi', 3)]
    const certificate_id = await newKind()
    const id = await judgedCourse(
      hr,
      api,
      [
        [one.employeeId, 'passed'],
        [other.employeeId, 'passed'],
      ],
      { certificate_id },
    )
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `insert into employee_certificates (company_id, employee_id, certificate_id, issuer, number, issue_date, training_employee_id)
         select 1, employee_id, $2, 'Trung tâm Mẫu', 'NHAP-' || employee_id, $3, id from training_employees
         where company_id = 1 and training_id = $1`,
        [id, certificate_id, day(-1)],
      ),
    )
    const [theirs] = await held(of('employee_id', other.employeeId))
    await hr.call('employeeCertificates.revoke', {
      path: { id: theirs?.id ?? 0 },
      body: { reason: 'Cấp nhầm.' },
    })
    await hr.call('trainings.finish', { path: { id }, body: {} })
    expect((await held(of('employee_id', one.employeeId))).map(({ number }) => number)).toEqual([
      `NHAP-${one.employeeId}`,
    ])
    expect((await held(of('employee_id', other.employeeId))).map(({ state }) => state)).toEqual(['revoked'])
  })
})

describe('a certificate from elsewhere', () => {
  test('ends by the months of the catalogue unless its end is said, and is the catalogue’s issuer’s unless said', async () => {
    const { employeeId } = await hire(api, 'Người Mang Thẻ', 3)
    const kind = await newKind({ issuer: 'Trung tâm Mẫu' })
    expect((await write(employeeId, kind)).body.data.employee_certificate).toMatchObject({
      expiry_date: '2025-02-28',
      issuer: 'Trung tâm Mẫu',
      training_id: null,
    })
    const said = await write(employeeId, kind, { expiry_date: '2026-01-01', issuer: 'Nơi khác' })
    expect(said.body.data.employee_certificate).toMatchObject({
      expiry_date: '2026-01-01',
      issuer: 'Nơi khác',
    })
    const endless = await newKind({ valid_months: null })
    expect((await write(employeeId, endless)).body.data.employee_certificate).toMatchObject({
      expiry_date: null,
      days_left: null,
      state: 'valid',
    })
  })

  test('has a number once for its kind and issuer, whatever its case, until it is revoked', async () => {
    const [one, other] = [await hire(api, 'Chủ Số', 3), await hire(api, 'Người Trùng Số', 3)]
    const kind = await newKind()
    const number = 'TRÙNG-1'
    const { body } = await write(one.employeeId, kind, { number, issuer: 'Nơi A' })
    const again = await write(other.employeeId, kind, { number: 'trùng-1', issuer: 'nơi a' })
    expect(again).toMatchObject({
      status: 400,
      body: { errors: { number: [expect.stringContaining('đã được cấp')] } },
    })
    expect((await write(other.employeeId, kind, { number, issuer: 'Nơi B' })).status).toBe(201)
    const path = { id: body.data.employee_certificate.id }
    await hr.call('employeeCertificates.revoke', { path, body: { reason: 'Sai hạng.' } })
    expect((await write(other.employeeId, kind, { number, issuer: 'Nơi A' })).status).toBe(201)
  })

  test.each([
    [{ issue_date: day(1) }, 'issue_date', /tương lai/],
    [{ issue_date: '2024-08-31', expiry_date: '2024-08-30' }, 'expiry_date', /trước ngày cấp/],
  ])('is refused with its field named: %j', async (more, field, why) => {
    const { employeeId } = await hire(api, 'Người Nhập Sai', 3)
    const { status, body } = await write(employeeId, await newKind(), more)
    expect(status).toBe(400)
    expect((body as unknown as { errors: Record<string, string[]> }).errors[field]?.[0]).toMatch(why)
    expect(await held(of('employee_id', employeeId))).toEqual([])
  })

  test('is changed and deleted with an undo; what a course gave, and what is revoked, is not', async () => {
    const { employeeId } = await hire(api, 'Người Đổi Thẻ', 3)
    const kind = await newKind()
    const { id } = (await write(employeeId, kind)).body.data.employee_certificate
    const changed = await hr.call('employeeCertificates.update', {
      path: { id },
      body: { note: 'Đã đối chiếu.', version: 1 },
    })
    expect(changed.body.data.employee_certificate).toMatchObject({ note: 'Đã đối chiếu.', version: 2 })
    const late = await hr.call('employeeCertificates.update', {
      path: { id },
      body: { note: 'Muộn', version: 1 },
    })
    expect(late.status).toBe(409)
    expect((await hr.call('employeeCertificates.destroy', { path: { id } })).status).toBe(200)
    expect(await held(of('employee_id', employeeId))).toEqual([])
    expect((await hr.call('employeeCertificates.restore', { body: { ids: [id] } })).status).toBe(200)

    const revoke = () =>
      hr.call('employeeCertificates.revoke', { path: { id }, body: { reason: 'Nơi cấp báo nhầm.' } })
    expect((await revoke()).body.data.employee_certificate).toMatchObject({
      state: 'revoked',
      revoked_on: day(0),
      revoke_reason: 'Nơi cấp báo nhầm.',
      revoked_by_name: 'Phạm Thu Hà',
    })
    expect((await revoke()).status).toBe(409)
    const course = await judgedCourse(hr, api, [[employeeId, 'passed']], { certificate_id: kind })
    await hr.call('trainings.finish', { path: { id: course }, body: {} })
    const kept = await held(of('employee_id', employeeId))
    expect(kept.map(({ state }) => state)).toEqual(['revoked', 'valid'])
    for (const each of kept) {
      const path = { id: each.id }
      expect((await hr.call('employeeCertificates.update', { path, body: { note: 'x' } })).status).toBe(409)
      expect((await hr.call('employeeCertificates.destroy', { path })).status).toBe(409)
    }
  })
})

describe('the list', () => {
  test('tells how each stands today, and finds them by it', async () => {
    const { employeeId } = await hire(api, 'Người Nhiều Thẻ', 3)
    const kind = await newKind()
    const wanted: Record<string, Written> = {
      replaced: { issue_date: '2020-01-01', expiry_date: day(100) },
      valid: { issue_date: '2024-01-01', expiry_date: day(31) },
    }
    for (const [number, more] of Object.entries(wanted)) await write(employeeId, kind, { number, ...more })
    const others = { expiring: day(30), last: day(0), expired: day(-1) }
    for (const [number, expiry_date] of Object.entries(others)) {
      await write(employeeId, await newKind(), { number, expiry_date })
    }
    const states = new Map(
      (await held(of('employee_id', employeeId))).map(({ number, state }) => [number, state]),
    )
    expect(Object.fromEntries(states)).toEqual({
      replaced: 'replaced',
      valid: 'valid',
      expiring: 'expiring',
      last: 'expiring',
      expired: 'expired',
    })
    const filter = {
      employee_id: { operator: 'equal', value: employeeId },
      state: { operator: 'in', value: ['expiring', 'expired'] },
    } as const
    expect((await held({ filter })).map(({ number }) => number).toSorted()).toEqual([
      'expired',
      'expiring',
      'last',
    ])
  })

  test('is searched by the holder’s name and code as well, also after he is called otherwise', async () => {
    const kind = await newKind()
    const holder = await hire(api, 'Vương Thẻ Hiếm')
    expect((await write(holder.employeeId, kind)).status).toBe(201)
    const found = async (value: string, fields?: ('full_name' | 'nhansu_id' | 'number')[]) =>
      (await held({ search: { value, ...(fields && { fields }) } })).map(({ employee_id: who }) => who)
    expect(await found('hiem vuong')).toEqual([holder.employeeId])
    expect(await found(holder.nhansuId.toLowerCase())).toEqual([holder.employeeId])
    expect(await found('hiem', ['full_name'])).toEqual([holder.employeeId])
    expect(await found('hiem', ['number'])).toEqual([])
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update employees set full_name = 'Vương Thẻ Quý' where id = $1`, [holder.employeeId]),
    )
    expect(await found('hiem')).toEqual([])
    expect(await found('the quy')).toEqual([holder.employeeId])
  })

  test('shows the head of a unit his people’s, and lets him of others neither see nor change any', async () => {
    const [mine, theirs] = [await hire(api, 'Người Tổ Tôi', 3), await hire(api, 'Người Tổ Khác', 4)]
    const kind = await newKind()
    for (const { employeeId } of [mine, theirs]) await write(employeeId, kind)
    const head = await newcomer(api, {
      login: 'truong.don.vi.chung.chi',
      companies: {
        1: [
          ['training_access', 'unit'],
          ['training_edit', 'unit'],
          ['training_delete', 'unit'],
        ],
      },
      personId: (await hire(api, 'Trưởng Đơn Vị Thẻ', 3)).personId,
    })
    const { body } = await head.call('employeeCertificates.list', { query: of('certificate_id', kind) })
    expect(body.data.employee_certificates.map(({ employee_id: who }) => who)).toEqual([mine.employeeId])
    const [foreign] = await held(of('employee_id', theirs.employeeId))
    const path = { id: foreign?.id ?? 0 }
    expect((await head.call('employeeCertificates.show', { path })).status).toBe(404)
    expect((await head.call('employeeCertificates.update', { path, body: { note: 'x' } })).status).toBe(404)
    expect((await head.call('employeeCertificates.destroy', { path })).status).toBe(404)
    const revoked = await head.call('employeeCertificates.revoke', { path, body: { reason: 'x' } })
    expect(revoked.status).toBe(404)
    expect((await write(theirs.employeeId, kind, {}, head)).status).toBe(400)
    expect((await write(mine.employeeId, kind, {}, head)).status).toBe(201)
    expect(
      (
        await held({
          filter: { ...of('certificate_id', kind).filter, department_id: { operator: 'equal', value: 4 } },
        })
      ).map(({ employee_id: who }) => who),
    ).toEqual([theirs.employeeId])
  })
})
