import type { Input, Schemas } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()
const salary = 15_123_457
/** A unit and one beside it. */
const unit = 3
const beside = 5

let hr: Person
/** Reads contracts of one unit and nothing else. */
let reader: SignedIn
let types: Record<'fixed_term' | 'probation' | 'indefinite', number>

const run = async <Row extends object>(text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    // The product's day, whatever the hour of the machine.
    await client.query(`set local timezone to 'Asia/Ho_Chi_Minh'`)
    return (await client.query<Row>(text, values)).rows
  })

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  reader = await newcomer(api, {
    login: 'nguoi.doi.chieu',
    companies: { 1: [['contract_access', 'unit']] },
    personId: (await hire(api, 'Người Đối Chiếu', unit)).personId,
  })
  const made = async (code: string, kind: keyof typeof types, term_months?: number) => {
    const body = { code, name: `Loại ${code}`, kind, ...(term_months !== undefined && { term_months }) }
    return (await hr.call('contractTypes.store', { body })).body.data.contract_type.id
  }
  types = {
    fixed_term: await made('D12', 'fixed_term', 12),
    probation: await made('DTV', 'probation', 2),
    indefinite: await made('DKH', 'indefinite'),
  }
})

interface Written {
  kind?: keyof typeof types
  /** Days from its beginning to today, and from today to its last day. */
  began?: number
  ends?: number
  job_title?: string
  salary?: number
}

/** A contract that is issued, of somebody at work. */
async function issued(employeeId: number, written: Written = {}): Promise<number> {
  const { kind = 'indefinite', began = 300, ends = 300, job_title = null, salary: paid = null } = written
  const [row] = await run<{ id: number }>(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date, end_date, job_title, salary)
     values (1, $1::bigint, $2, $3::text, 'issued', 'DC-' || $1::bigint || '-' || $4::integer, current_date - $4::integer, current_date - $4::integer,
       case when $3::text <> 'indefinite' then current_date + $5::integer end, $6, $7) returning id`,
    [employeeId, types[kind], kind, began, ends, job_title, paid],
  )
  return Number(row?.id)
}

/** Puts an appendix in effect since some days. */
const appendix = (contractId: number, since: number, job_title: string) =>
  run(
    `insert into appendices (company_id, contract_id, appendix_number, sign_date, start_date, content, changes, job_title)
     values (1, $1::bigint, 'PL-' || $1::bigint || '-' || $2::integer, current_date - $2::integer, current_date - $2::integer, 'Đổi việc', '{job}', $3)`,
    [contractId, since, job_title],
  )

type Query = NonNullable<Input<'reconciliation.show'>['query']>

const show = async (query: Query = {}, by: Pick<Person, 'call'> = hr) =>
  (await by.call('reconciliation.show', { query: { size: 100, ...query } })).body.data

/** What is said of somebody, on all pages. */
async function saidOf(employeeId: number, by?: Pick<Person, 'call'>): Promise<Schemas['MismatchRow'][]> {
  const first = await show({}, by)
  const pages = first.meta.pagination?.total_pages ?? 1
  const rows = [...first.rows]
  for (let page = 2; page <= pages; page += 1) rows.push(...(await show({ page }, by)).rows)
  return rows.filter((row) => row.employee_id === employeeId)
}

const kindsOf = async (employeeId: number, by?: Pick<Person, 'call'>) =>
  (await saidOf(employeeId, by))
    .map(({ mismatch }) => mismatch)
    .filter((kind) => kind !== 'no_social_insurance')

const someone = async (inUnit = unit) => (await hire(api, 'Lê Đối Chiếu', inUnit)).employeeId

describe('the contract', () => {
  test('is missing, or is over, until one runs today', async () => {
    const person = await someone()
    expect(await saidOf(person)).toMatchObject([
      { mismatch: 'no_contract', mend: 'contract', contract_id: null },
    ])
    const over = await issued(person, { kind: 'fixed_term', began: 300, ends: -1 })
    expect(await saidOf(person)).toMatchObject([
      { mismatch: 'contract_over', mend: 'renewal', contract_id: over },
    ])
    await run(
      `update contracts set state = 'ended', ended_date = end_date, end_reason = 'agreement' where id = $1`,
      [over],
    )
    expect((await saidOf(person)).map(({ mend }) => mend)).toEqual(['contract'])
    const [draft] = await run<{ id: number }>(
      `insert into contracts (company_id, employee_id, contract_type_id, kind, start_date)
       values (1, $1, $2, 'indefinite', current_date) returning id`,
      [person, types.indefinite],
    )
    expect(await saidOf(person)).toMatchObject([{ mend: 'draft', contract_id: Number(draft?.id) }])
    await issued(person, { began: 0 })
    expect(await kindsOf(person)).toEqual([])
  })

  test('of who begins on a day to come is not asked for before it', async () => {
    const person = await someone()
    await run('update employees set join_date = current_date + 5 where id = $1', [person])
    expect(await saidOf(person)).toEqual([])
    await run('update employees set join_date = current_date where id = $1', [person])
    expect(await kindsOf(person)).toEqual(['no_contract'])
  })

  test('runs on its last day and is over on the day after', async () => {
    const [last, after] = [await someone(), await someone()]
    await issued(last, { kind: 'fixed_term', began: 200, ends: 0 })
    await issued(after, { kind: 'fixed_term', began: 200, ends: -1 })
    expect([await kindsOf(last), await kindsOf(after)]).toEqual([[], ['contract_over']])
  })

  test('that is of another kind than the state of work asks for a labour contract', async () => {
    const person = await someone()
    await issued(person, { kind: 'probation', began: 20, ends: 30 })
    expect(await saidOf(person)).toMatchObject([
      { mismatch: 'work_state', mend: 'labour_contract', in_file: 'Chính thức', in_paper: 'Thử việc' },
    ])
  })

  test('and the state of a trial whose labour contract has no clause of one ask for the decision', async () => {
    const person = await someone()
    const contract = await issued(person, { began: 40 })
    await run(`update job_versions set work_state = 'probation' where employee_id = $1`, [person])
    expect(
      (await saidOf(person)).map(({ mismatch, mend, decision_id: id }) => [mismatch, mend, id]),
    ).toContainEqual(['work_state', 'decision', null])
    const { body } = await hr.call('decisions.store', {
      body: {
        decision_type: 3,
        effective_date: '2026-12-01',
        summary: 'Về việc tiếp nhận chính thức',
        people: [{ employee_id: person }],
      },
    })
    expect((await saidOf(person)).map(({ decision_id: id }) => id)).toContain(body.data.decision.id)
    await run('update contracts set probation_days = 60 where id = $1', [contract])
    expect(await kindsOf(person)).toEqual([])
    await run('update contracts set probation_days = 40 where id = $1', [contract])
    expect(await kindsOf(person)).toEqual(['work_state'])
  })

  test('that runs although its person has left is to be ended', async () => {
    const person = await someone()
    const contract = await issued(person)
    await run(`update employees set active = false, leave_date = current_date - 5 where id = $1`, [person])
    expect(await saidOf(person)).toMatchObject([
      { mismatch: 'contract_of_leaver', mend: 'end_contract', contract_id: contract },
    ])
    // A unit's reader may open no contract of who has left it.
    await run('delete from employee_positions where employee_id = $1', [person])
    expect(await saidOf(person, reader)).toEqual([])
  })
})

describe('what both sides say', () => {
  test('is compared with the last appendix in effect, not by capitals and spaces', async () => {
    const person = await someone()
    const [{ name } = { name: '' }] = await run<{ name: string }>('select name from positions where id = 2')
    const contract = await issued(person, { job_title: `  ${name.toUpperCase()} ` })
    expect(await kindsOf(person)).toEqual([])
    await appendix(contract, 10, 'Thủ quỹ')
    await appendix(contract, -10, name)
    expect(await saidOf(person)).toContainEqual(
      expect.objectContaining({
        mismatch: 'job_title',
        mend: 'appendix',
        in_file: name,
        in_paper: 'Thủ quỹ',
      }),
    )
    await run(`update contracts set work_place = 'Số 5 đường Trần Phú, Nhà máy Hải Phòng' where id = $1`, [
      contract,
    ])
    await run(`update job_versions set work_place = 'nhà máy  Hải Phòng' where employee_id = $1`, [person])
    expect(await kindsOf(person)).toEqual(['job_title'])
    await run(`update job_versions set work_place = 'Nhà máy Quảng Ninh' where employee_id = $1`, [person])
    expect(await kindsOf(person)).toEqual(['job_title', 'work_place'])
    await run(`update job_versions set work_place = null where employee_id = $1`, [person])
    await appendix(contract, 5, name)
    expect(await kindsOf(person)).toEqual([])
  })

  test('of pay is told without an amount, and to who may see this pay alone', async () => {
    const person = await someone()
    await issued(person, { salary, began: 100 })
    await run(
      `insert into pay_levels (company_id, employee_id, valid_from, change_id, base_salary)
       select 1, $1, current_date - 30, id, 14000000 from job_changes where employee_id = $1 limit 1`,
      [person],
    )
    expect(await kindsOf(person)).toEqual(['pay'])
    const told = await saidOf(person)
    expect(told.find(({ mismatch }) => mismatch === 'pay')).toMatchObject({ in_file: null, in_paper: null })
    expect(await saidOf(person, reader)).toEqual([])
    await run(
      'update contracts set probation_salary = 14000000, probation_days = 101 where employee_id = $1',
      [person],
    )
    expect(await kindsOf(person)).toEqual([])
    await run('update contracts set probation_days = 100 where employee_id = $1', [person])
    expect(await kindsOf(person)).toEqual(['pay'])
    expect((await show({}, reader)).reconciliation.total).not.toHaveProperty('pay')
    expect((await show({ mismatch: 'pay' }, reader)).rows).toEqual([])
    expect((await show({ mismatch: 'pay' })).rows.length).toBe((await show()).reconciliation.total.pay)
  })

  test('of the insurance number is told to who may see such numbers alone', async () => {
    const [long, short] = [await someone(), await someone()]
    await issued(long, { kind: 'fixed_term', began: 10, ends: 100 })
    await issued(short, { kind: 'fixed_term', began: 10, ends: 15 })
    expect((await saidOf(long)).map(({ mismatch, mend }) => [mismatch, mend])).toEqual([
      ['no_social_insurance', 'papers'],
    ])
    expect(await saidOf(short)).toEqual([])
    expect(await saidOf(long, reader)).toEqual([])
    await run(
      `insert into employee_details (company_id, employee_id, nationality) values (1, $1, 'Lào')
       on conflict (company_id, employee_id) do update set nationality = 'Lào'`,
      [long],
    )
    expect(await saidOf(long)).toEqual([])
    await run(`update employee_details set nationality = 'Việt Nam' where employee_id = $1`, [long])
    expect(await saidOf(long)).not.toEqual([])
    await run(
      `insert into employee_papers (company_id, employee_id, social_insurance_no) values (1, $1, '0123456789')`,
      [long],
    )
    expect(await saidOf(long)).toEqual([])
  })
})

describe('a change of work', () => {
  test('within twelve months that names no decision is told, one with its number is not', async () => {
    const person = await someone()
    await issued(person)
    const change = async (days: number, decision_no: string | null) => {
      const [row] = await run<{ id: number }>(
        `insert into job_changes (company_id, employee_id, kind, effective_date, day_order, state, facts, decision_no)
         values (1, $1, 'title', current_date - $2::integer, 9, 'in_effect', '{}', $3) returning id`,
        [person, days, decision_no],
      )
      return Number(row?.id)
    }
    await change(400, null)
    await change(30, '12/QĐ')
    expect(await kindsOf(person)).toEqual([])
    const id = await change(20, null)
    expect((await saidOf(person)).filter(({ mismatch }) => mismatch === 'no_decision')).toMatchObject([
      { mend: 'decision_number', in_file: 'Điều chỉnh chức danh', change_id: id },
    ])
    // Who reads contracts and no files is told nothing of changes of work.
    expect(await kindsOf(person, reader)).toEqual([])
  })

  test('that could not be applied on its day is told with its reason', async () => {
    const person = await someone()
    await issued(person)
    await run(
      `insert into job_changes (company_id, employee_id, kind, effective_date, day_order, state, facts, held_up)
       values (1, $1, 'transfer', current_date - 1, 1, 'waiting', '{}', 'Đơn vị này đã đóng.')`,
      [person],
    )
    expect((await saidOf(person)).filter(({ mismatch }) => mismatch === 'held_up')).toMatchObject([
      { mend: 'apply', in_file: 'Điều chuyển', in_paper: 'Đơn vị này đã đóng.' },
    ])
  })
})

describe('who reads', () => {
  test('sees the people of his unit alone, never himself, and a unit out of reach is not there', async () => {
    const [here, there] = [await someone(), await someone(beside)]
    expect(await kindsOf(here, reader)).toEqual(['no_contract'])
    expect(await kindsOf(there, reader)).toEqual([])
    const own = await run<{ id: number }>(
      `select id from employees where full_name = 'Người Đối Chiếu' order by id desc limit 1`,
    )
    expect(await kindsOf(Number(own[0]?.id), reader)).toEqual([])
    expect(await kindsOf(Number(own[0]?.id))).toEqual(['no_contract'])
    const refused = await reader.call('reconciliation.show', { query: { department_id: beside } })
    expect(refused.status).toBe(404)
  })

  test('finds exactly so many rows behind each figure, of all and of a unit', async () => {
    const whole = await show()
    const { total, units, checked } = whole.reconciliation
    expect(checked).toBeGreaterThan(0)
    expect(whole.meta.pagination?.total).toBe(total.total)
    for (const [kind, count] of Object.entries(total).filter(([key]) => key !== 'total')) {
      // Object.entries forgets the names of the figures.
      const mismatch = kind as Schemas['Mismatch']
      expect([kind, (await show({ mismatch })).meta.pagination?.total]).toEqual([kind, count])
    }
    expect(units.length).toBeGreaterThan(0)
    for (const { department_id, counts } of units) {
      expect((await show({ department_id })).meta.pagination?.total).toBe(counts.total)
    }
  })

  test('takes the same rows away as a workbook, without an amount', async () => {
    const { status, bytes } = await hr.call('reconciliation.export', {})
    expect(status).toBe(200)
    const [rows = []] = Object.values((await openWorkbook(bytes)).sheets)
    expect(rows.length - 1).toBe((await show()).meta.pagination?.total)
    expect(JSON.stringify(rows)).not.toContain(String(salary))
  })
})
