import { beforeAll, describe, expect, test } from 'vitest'
import { loadLawConstants } from '../../db/reference/law-constants.ts'
import { inCompany } from '../../db/transaction.ts'
import { lawConstant } from '../../law/law-constant.ts'
import { type LawConstantKey, lawConstants } from '../../law/constants.ts'
import { apiForFile, type Person } from '../../testing/api.ts'

const api = apiForFile()
let groupAdmin: Person
let admin: Person
beforeAll(async () => {
  groupAdmin = await api.as('hrOfBoth')
  admin = await api.as('hrOfOne')
})

function inForce(key: LawConstantKey, on: string): Promise<number> {
  return inCompany(api.db.database, { companyId: 1, readOnly: true }, (tx) => lawConstant(tx, key, on))
}

async function shown(person: Person, key: LawConstantKey, on?: string) {
  const { body } = await person.call('lawConstants.list', { query: on === undefined ? {} : { on } })
  const found = body.data.law_constants.find((constant) => constant.key === key)
  if (!found) throw new Error(`${key} is not shown`)
  return found
}

describe('what a law fixes', () => {
  test.for<[LawConstantKey, string, number]>([
    // Annex I of Decree 135/2020: a man born in January 1961 retires at 60 years 3 months, one of April 1966 at 62.
    ['retirement_age_male', '2021-04-01', 60 * 12 + 3],
    ['retirement_age_male', '2026-11-21', 61 * 12 + 6],
    ['retirement_age_male', '2028-01-01', 62 * 12],
    ['retirement_age_male', '2050-01-01', 62 * 12],
    ['retirement_age_female', '2021-01-01', 55 * 12 + 4],
    ['retirement_age_female', '2026-12-31', 57 * 12],
    ['retirement_age_female', '2034-12-31', 59 * 12 + 8],
    ['retirement_age_female', '2035-01-01', 60 * 12],
    ['minimum_wage_region_1', '2025-12-31', 4_960_000],
    ['minimum_wage_region_1', '2026-01-01', 5_310_000],
    ['probation_days_manager', '2026-06-01', 180],
  ])('%s on %s is %i', async ([key, on, value]) => {
    expect(await inForce(key, on)).toBe(value)
    expect((await shown(admin, key, on)).value).toBe(value)
  })

  test('is not guessed for days before its first value', async () => {
    await expect(inForce('minimum_wage_region_1', '2020-01-01')).rejects.toThrow(/has no value on 2020-01-01/)
    expect((await shown(admin, 'minimum_wage_region_1', '2020-01-01')).value).toBeNull()
  })

  test('has all its constants, each with where it comes from', async () => {
    const { body } = await admin.call('lawConstants.list', {})
    expect(body.data.law_constants.map(({ key }) => key)).toEqual(Object.keys(lawConstants))
    expect(body.data.may_add).toBe(false)
    for (const { values } of body.data.law_constants) expect(values[0]?.source).toMatch(/\S{3}/)
  })
})

const wage = {
  key: 'minimum_wage_region_2',
  from_date: '2027-01-01',
  value: 5_000_000,
  source: 'Nghị định 999/2026/NĐ-CP',
}

describe('a new value', () => {
  test('is shown before it is added', async () => {
    const { body } = await admin.call('lawConstants.preview', { body: wage })
    expect(body.data.preview).toEqual({
      before: 4_730_000,
      after: 5_000_000,
      from_date: '2027-01-01',
      until: null,
      replaces: false,
      notes: [],
    })
  })

  test.for<[string, Partial<typeof wage>, object]>([
    [
      'of a day that has gone',
      { from_date: '2025-06-01' },
      { before: 4_410_000, until: '2025-12-31', notes: [/tính lại/] },
    ],
    [
      'of a day that has one',
      { from_date: '2026-01-01' },
      { replaces: true, notes: [/tính lại/, /lịch sử/] },
    ],
    ['that is none', { value: 4_730_000 }, { notes: [/không khác/] }],
    ['that looks like a slip', { value: 50_000_000 }, { notes: [/hơn một nửa/] }],
  ])('%s says so', async ([, change, told]) => {
    const { body } = await admin.call('lawConstants.preview', { body: { ...wage, ...change } })
    const { notes, ...rest } = told as { notes: RegExp[] }
    expect(body.data.preview).toMatchObject(rest)
    expect(body.data.preview.notes).toEqual(notes.map((note) => expect.stringMatching(note)))
  })

  test('holds from its day on, and its author is named', async () => {
    const { status } = await groupAdmin.call('lawConstants.storeValue', { body: wage })
    expect(status).toBe(201)
    expect(await inForce('minimum_wage_region_2', '2026-12-31')).toBe(4_730_000)
    expect(await inForce('minimum_wage_region_2', '2027-01-01')).toBe(5_000_000)
    const [added, before] = (await shown(groupAdmin, 'minimum_wage_region_2')).values
    expect(added).toMatchObject({ state: 'coming', added_by_name: 'Trần Mỹ Linh', revision: 1 })
    expect(before).toMatchObject({ state: 'in_force', added_by_name: null })
  })

  test('puts one of the same day right, which stays in the history', async () => {
    const again = { ...wage, value: 5_100_000, revision: 1 }
    expect((await groupAdmin.call('lawConstants.storeValue', { body: again })).status).toBe(201)
    const [latest, first] = (await shown(groupAdmin, 'minimum_wage_region_2')).values
    expect(latest).toMatchObject({ value: 5_100_000, revision: 2, state: 'coming' })
    expect(first).toMatchObject({ value: 5_000_000, revision: 1, state: 'replaced' })
  })

  test('does not take the place of one that its author has not seen', async () => {
    const answer = await groupAdmin.call('lawConstants.storeValue', { body: { ...wage, value: 1 } })
    expect(answer.status).toBe(409)
    expect(await inForce('minimum_wage_region_2', '2027-01-01')).toBe(5_100_000)
  })

  test('of two who add at once, one is told', async () => {
    const body = { ...wage, from_date: '2031-01-01' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => groupAdmin.call('lawConstants.storeValue', { body })),
    )
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409])
  })

  test('stands in the trail', async () => {
    const { body } = await groupAdmin.call('auditTrail.list', {
      query: { filter: { operation: { operator: 'equal', value: 'lawConstants.storeValue' } } },
    })
    expect(body.data.audit_trail.at(-1)).toMatchObject({
      result: 'done',
      detail: { key: wage.key, from_date: wage.from_date, value: wage.value },
    })
  })

  test('is not for the administrator of one company, whose law it would not be alone', async () => {
    const body = { ...wage, from_date: '2040-01-01' }
    expect((await admin.call('lawConstants.storeValue', { body })).status).toBe(403)
    expect(await inForce('minimum_wage_region_2', '2040-01-01')).toBe(5_000_000)
  })

  test("cannot be written past the function, as the server's role", async () => {
    const write = `insert into law_values (key, from_date, value, source) values ('renewal_days', '2030-01-01', 1, 'xyz')`
    await expect(api.db.database.pool.query(write)).rejects.toThrow(/permission denied/)
    const call = `select add_law_value(1, 'renewal_days', '2030-01-01', 1, 'xyz', 0)`
    await expect(api.db.database.pool.query(call)).rejects.toThrow(/does not administer the group/)
  })

  test.for<[string, object, string]>([
    ['no constant has', { key: 'no_such_key' }, 'key'],
    ['is half a dong', { value: 0.5 }, 'value'],
    ['is more than everything', { key: 'probation_pay_percent', value: 101 }, 'value'],
    ['no calendar has', { from_date: '2027-02-30' }, 'from_date'],
    ['nobody vouches for', { source: '   ' }, 'source'],
  ])('that %s is refused at its field', async ([, change, field]) => {
    const body = { ...wage, from_date: '2041-01-01', ...change }
    const answer = await groupAdmin.call('lawConstants.storeValue', { body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field])
  })
})

test('a new version of the product leaves alone what administrators have written', async () => {
  const body = {
    key: 'remind_contract_days',
    from_date: '2021-01-01',
    value: 45,
    source: 'Quy chế 12',
    revision: 1,
  }
  expect((await groupAdmin.call('lawConstants.storeValue', { body })).status).toBe(201)
  const client = await api.db.owner.connect()
  await loadLawConstants(client)
  client.release()
  const { value, values } = await shown(groupAdmin, 'remind_contract_days')
  expect(value).toBe(45)
  expect(values).toHaveLength(2)
})
