import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { everyPermission, hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { wordsAmiss } from '../../../testing/words-amiss.ts'

const api = apiForFile()
let reader: SignedIn
let other: SignedIn
beforeAll(async () => {
  reader = await newcomer(api, { login: 'group.reader', companies: { 1: everyPermission } })
  other = await newcomer(api, { login: 'group.other', companies: { 2: everyPermission } })
})

const ask = <Row extends Record<string, unknown>>(company: number, text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, company, async (client) => (await client.query<Row>(text, values)).rows)
const numbered = (company: number, employeeId: number, number: string) =>
  ask(company, `insert into employee_papers (company_id, employee_id, id_number) values ($1, $2, $3)`, [
    company,
    employeeId,
    number,
  ])
const born = (company: number, employeeId: number, day: string | null = '1990-05-06') =>
  ask(company, 'update employees set date_of_birth = $2 where id = $1', [employeeId, day])
const account = (personId: number, company: number) =>
  newcomer(api, { login: `twice.${nextNumber()}`, companies: { [company]: [] }, personId })

/** One human being under an older code in company 1 and a newer one in company 2. */
async function twice(name = 'Vũ Thị Hai Mã') {
  const number = `0011${String(nextNumber()).padStart(8, '0')}`
  const here = await hire(api, name, 3)
  const there = await hire(api, name, 103, undefined, 2)
  await numbered(1, here.employeeId, number)
  await numbered(2, there.employeeId, number)
  await born(1, here.employeeId)
  await born(2, there.employeeId)
  return { here, there, number }
}
type Twice = Awaited<ReturnType<typeof twice>>

const listed = async (by: SignedIn, employeeId: number) =>
  (await by.call('samePeople.list')).body.data.same_people.filter((row) => row.employee_id === employeeId)
const link = ({ here, there }: Twice, by = reader) =>
  by.call('samePeople.link', {
    body: { employee_id: here.employeeId, other_company_id: 2, other_nhansu_id: there.nhansuId },
  })
const codes = async ({ here, there }: Twice) => [
  ...(await ask(1, 'select nhansu_id, person_id from employees where id = $1', [here.employeeId])),
  ...(await ask(2, 'select nhansu_id, person_id from employees where id = $1', [there.employeeId])),
]
/** A contract and a certificate that somebody writes of an employee, by their ids. */
async function papersOf(by: SignedIn, employee_id: number): Promise<[number[], number[]]> {
  const code = `LK${nextNumber()}`
  const type = { code, name: `Không thời hạn ${code}`, kind: 'indefinite' } as const
  const contract_type_id = (await by.call('contractTypes.store', { body: type })).body.data.contract_type.id
  const { contract } = (
    await by.call('contracts.store', { body: { employee_id, contract_type_id, start_date: '2030-01-01' } })
  ).body.data
  const catalogued = await by.call('certificates.store', {
    body: { name: `Thẻ an toàn ${code}`, valid_months: 6 },
  })
  const certificate_id = catalogued.body.data.certificate.id
  const held = { employee_id, certificate_id, number: code, issuer: 'Cục An toàn', issue_date: '2026-01-05' }
  const { employee_certificate } = (await by.call('employeeCertificates.store', { body: held })).body.data
  return [[contract.id], [employee_certificate.id]]
}

const found = async (by: SignedIn, word: string) =>
  (await by.call('employees.list', { query: { search: { value: word } } })).body.data.employees.map(
    ({ id }) => id,
  )

describe('one human being under two codes', () => {
  test('is told with company, code and whether he works there, and with no number', async () => {
    const { here, there, number } = await twice()
    const answer = await reader.call('samePeople.list')
    expect(answer.body.data.same_people).toContainEqual({
      employee_id: here.employeeId,
      full_name: 'Vũ Thị Hai Mã',
      nhansu_id: here.nhansuId,
      active: true,
      other_company_id: 2,
      other_company_name: 'Công ty Hai',
      other_nhansu_id: there.nhansuId,
      other_active: true,
      same_name: true,
      same_birth_date: true,
      stays: here.nhansuId,
      hindrance: null,
    })
    expect(answer.text).not.toContain(number)
    // The other company reads the same from its side.
    expect(await listed(other, there.employeeId)).toMatchObject([
      { other_company_id: 1, other_nhansu_id: here.nhansuId, stays: here.nhansuId },
    ])
    // In his file he is told alone.
    const another = await twice()
    const ofOne = async (employee_id: number) =>
      (await reader.call('samePeople.list', { query: { employee_id } })).body.data.same_people
    expect(await ofOne(here.employeeId)).toMatchObject([{ other_nhansu_id: there.nhansuId }])
    expect(await ofOne(another.here.employeeId)).toMatchObject([{ other_nhansu_id: another.there.nhansuId }])
    expect(await ofOne(there.employeeId)).toEqual([])
    const { there: gone } = await twice()
    await ask(2, 'update employees set active = false where id = $1', [gone.employeeId])
    expect(await listed(other, gone.employeeId)).toMatchObject([{ active: false, other_active: true }])
  })

  test('keeps the older code everywhere; the newer finds him still and is never given again', async () => {
    const pair = await twice()
    const { here, there } = pair
    const linked = await link(pair)
    expect(linked.status, linked.body.message).toBe(200)
    expect(await codes(pair)).toEqual([
      { nhansu_id: here.nhansuId, person_id: here.personId },
      { nhansu_id: here.nhansuId, person_id: here.personId },
    ])
    expect(await listed(reader, here.employeeId)).toEqual([])
    for (const word of [here.nhansuId, there.nhansuId]) {
      expect(await found(reader, word)).toEqual([here.employeeId])
      expect(await found(other, word)).toEqual([there.employeeId])
    }
    expect(await wordsAmiss(api.db.superuser)).toEqual([])
    // His words are made anew with his name, and the alias stays among them.
    await ask(2, `update employees set full_name = 'Vũ Thị Đổi Tên' where id = $1`, [there.employeeId])
    expect(await found(other, there.nhansuId)).toEqual([there.employeeId])
    const taken = await api.db.superuser.query('select person_code_is_taken($1) as is_taken', [
      there.nhansuId,
    ])
    expect(taken.rows).toEqual([{ is_taken: true }])
    await api.db.superuser.query('select forget_person($1)', [there.nhansuId])
    expect(
      (await api.db.superuser.query('select person_code_is_taken($1) as is_taken', [there.nhansuId])).rows,
    ).toEqual([{ is_taken: true }])
    expect(
      await ask(
        2,
        `select old_value, new_value from employee_history where employee_id = $1 and path = 'nhansu_id'`,
        [there.employeeId],
      ),
    ).toEqual([{ old_value: there.nhansuId, new_value: here.nhansuId }])
    for (const [company, id] of [
      [1, here.employeeId],
      [2, there.employeeId],
    ] as const)
      expect(
        await ask(
          company,
          `select user_id, changed_fields from audit_trail
           where company_id = $1 and record_id = $2 and operation = 'samePeople.link'`,
          [company, id],
        ),
      ).toMatchObject([{ changed_fields: ['nhansu_id'] }])
    const again = await link(pair)
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('đã được liên kết')])
  })

  test('has his contracts and certificates found by the newer code as well, in both companies', async () => {
    const pair = await twice()
    const { here, there } = pair
    const papers = [await papersOf(reader, here.employeeId), await papersOf(other, there.employeeId)]
    const foundBy = async (by: SignedIn, word: string) => {
      const query = { search: { value: word } }
      const { contracts } = (await by.call('contracts.list', { query })).body.data
      const { employee_certificates: certificates } = (await by.call('employeeCertificates.list', { query }))
        .body.data
      return [contracts.map(({ id }) => id), certificates.map(({ id }) => id)]
    }
    expect(await foundBy(reader, there.nhansuId)).toEqual([[], []])
    expect((await link(pair)).status).toBe(200)
    for (const word of [here.nhansuId, there.nhansuId]) {
      expect(await foundBy(reader, word)).toEqual(papers[0])
      expect(await foundBy(other, word)).toEqual(papers[1])
    }
    // Words that are made anew keep the alias, and a contract written afterwards has it.
    await ask(1, `update employees set full_name = 'Vũ Thị Tên Mới' where id = $1`, [here.employeeId])
    expect(await foundBy(reader, there.nhansuId)).toEqual(papers[0])
    const later = await papersOf(reader, here.employeeId)
    const [contracts, certificates] = await foundBy(reader, there.nhansuId)
    expect([contracts, certificates]).toEqual([
      expect.arrayContaining(later[0]),
      expect.arrayContaining(later[1]),
    ])
  })

  test('has his account follow him, whichever code it was made for', async () => {
    const pair = await twice()
    const his = await account(pair.there.personId, 2)
    expect((await link(pair)).status).toBe(200)
    const { rows } = await api.db.superuser.query('select person_id from users where id = $1', [his.userId])
    expect(rows).toEqual([{ person_id: pair.here.personId }])
    expect(
      await ask(2, 'select nhansu_id from accounts where company_id = 2 and id = $1', [his.userId]),
    ).toEqual([{ nhansu_id: pair.here.nhansuId }])
    expect((await his.call('employeeTransfers.mine')).status).toBe(200)
  })

  test('who has two open accounts is not linked before one is closed, and keeps the open one', async () => {
    const pair = await twice()
    const [one, two] = [await account(pair.here.personId, 1), await account(pair.there.personId, 2)]
    const before = await codes(pair)
    const refused = await link(pair)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Hai mã đều có tài khoản đang mở'),
    ])
    expect(await codes(pair)).toEqual(before)
    expect((await listed(reader, pair.here.employeeId))[0]?.hindrance).toContain('tài khoản đang mở')
    await api.db.superuser.query('update users set is_active = false where id = $1', [one.userId])
    expect((await link(pair)).status).toBe(200)
    const { rows } = await api.db.superuser.query(
      'select id, person_id from users where id = any($1) order by id',
      [[one.userId, two.userId]],
    )
    expect(rows.map(({ person_id }) => person_id)).toEqual([null, pair.here.personId])
  })

  test('who has files under both codes in one company is not one person', async () => {
    const pair = await twice()
    await ask(
      2,
      `insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
       values (2, $1, $2, 'Vũ Thị Hai Mã', 'Nữ', '2015-01-01')`,
      [pair.here.personId, pair.here.nhansuId],
    )
    const before = await codes(pair)
    expect((await listed(reader, pair.here.employeeId))[0]?.hindrance).toContain('cùng một công ty')
    const refused = await link(pair)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('cùng một công ty')])
    expect(await codes(pair)).toEqual(before)
  })

  test.each([
    ['name', `full_name = 'Vũ Thị Người Khác'`],
    ['date of birth', `date_of_birth = '1991-05-06'`],
    ['date of birth, which one file lacks,', 'date_of_birth = null'],
  ])('whose %s differs is somebody else, though the number is the same', async (_, change) => {
    const pair = await twice()
    await ask(2, `update employees set ${change} where id = $1`, [pair.there.employeeId])
    const before = await codes(pair)
    expect((await listed(reader, pair.here.employeeId))[0]?.hindrance).toContain('khác họ tên hoặc ngày sinh')
    const refused = await link(pair)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('khác họ tên')])
    expect(await codes(pair)).toEqual(before)
  })

  test('is not linked by himself', async () => {
    for (const side of ['here', 'there'] as const) {
      const pair = await twice()
      const himself = await newcomer(api, {
        login: `links.himself.${nextNumber()}`,
        companies: { 1: everyPermission },
        personId: pair[side].personId,
      })
      const before = await codes(pair)
      expect((await link(pair, himself)).status).toBe(403)
      expect(await codes(pair)).toEqual(before)
    }
  })

  test('whose numbers are no longer the same is not linked, of two who link at once one does', async () => {
    const changed = await twice()
    await ask(2, `update employee_papers set id_number = '001199999991' where employee_id = $1`, [
      changed.there.employeeId,
    ])
    expect((await link(changed)).status).toBe(409)
    const pair = await twice()
    const answers = await Promise.all([link(pair), link(pair)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

test('only who reads the group for the whole company is told, and nobody of a file that is not there for him', async () => {
  const pair = await twice()
  const units = await newcomer(api, {
    login: 'group.unit',
    companies: {
      1: [
        ['employee_access', 'company'],
        ['employee_edit', 'company'],
        ['group_read', 'unit'],
      ],
    },
  })
  for (const by of [
    units,
    await newcomer(api, { login: 'no.group', companies: { 1: [['employee_edit', 'company']] } }),
  ]) {
    expect((await by.call('samePeople.list')).status).toBe(403)
    expect((await link(pair, by)).status).toBe(403)
  }
  const foreign = await other.call('samePeople.link', {
    body: { employee_id: pair.here.employeeId, other_company_id: 1, other_nhansu_id: pair.here.nhansuId },
  })
  expect(foreign.status).toBe(404)
  expect(await codes(pair)).toMatchObject([
    { nhansu_id: pair.here.nhansuId },
    { nhansu_id: pair.there.nhansuId },
  ])
})

describe('a life across the group', () => {
  const life = (by: SignedIn, id: number) => by.call('samePeople.life', { path: { id } })

  test('tells company, code, unit and position by days to who reads the group, from either side', async () => {
    const two = await twice('Vũ Thị Một Đời')
    const before = (await life(reader, two.here.employeeId)).body.data.group_periods
    expect(before.map(({ is_here }) => is_here)).toEqual([true])
    expect((await link(two)).status).toBe(200)
    await ask(
      2,
      `update job_versions set valid_to = '2024-06-01' where employee_id = $1 and valid_to is null`,
      [two.there.employeeId],
    )
    const [names] = await ask<{ unit: string; position: string }>(
      2,
      `select unit.name as unit, held.name as position from departments unit, positions held
       where unit.company_id = 2 and unit.id = 103 and held.company_id = 2 and held.id = 102`,
    )
    const { group_periods: periods } = (await life(reader, two.here.employeeId)).body.data
    expect(periods.map(({ is_here, nhansu_id }) => [is_here, nhansu_id])).toEqual([
      [true, two.here.nhansuId],
      [false, two.here.nhansuId],
    ])
    expect(periods[1]).toMatchObject({
      from_date: '2024-01-01',
      to_date: '2024-05-31',
      department_name: names?.unit,
      position_name: names?.position,
    })
    expect(periods[0]?.to_date).toBeNull()
    const there = (await life(other, two.there.employeeId)).body.data.group_periods
    expect(there.map(({ is_here }) => is_here)).toEqual([false, true])
  })

  test('is for who reads the group for the whole company, of people of his company', async () => {
    const { here } = await twice()
    expect((await life(other, here.employeeId)).status).toBe(404)
    const officer = await newcomer(api, {
      login: `no.group.${nextNumber()}`,
      companies: { 1: [['employee_access', 'company']] },
    })
    expect((await life(officer, here.employeeId)).status).toBe(403)
    const ofUnit = await newcomer(api, {
      login: `unit.group.${nextNumber()}`,
      companies: {
        1: [
          ['employee_access', 'unit'],
          ['group_read', 'unit'],
        ],
      },
    })
    expect((await life(ofUnit, here.employeeId)).status).toBe(403)
  })
})
