import type { Input } from '@nhansu/sdk/contract'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { lastView } from '../../../testing/last-view.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'
import { endOfTerm } from '../term.ts'
import { isShortTerm } from './board-stages.ts'

const api = apiForFile()
const salary = 15_123_457
/** A unit with one below it, and one beside them. */
const above = 2
const unit = 3
const beside = 5

let hr: Person
/** Reads contracts of one unit and writes none. */
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
    login: 'nguoi.xem.bang',
    companies: { 1: [['contract_access', 'unit']] },
    personId: (await hire(api, 'Người Xem Bảng', unit)).personId,
  })
  const made = async (code: string, kind: keyof typeof types, term_months?: number) => {
    const body = { code, name: `Loại ${code}`, kind, ...(term_months !== undefined && { term_months }) }
    return (await hr.call('contractTypes.store', { body })).body.data.contract_type.id
  }
  types = {
    fixed_term: await made('B12', 'fixed_term', 12),
    probation: await made('BTV', 'probation', 2),
    indefinite: await made('BKH', 'indefinite'),
  }
})

interface Written {
  /** Days from today to its last day. */
  ends: number
  kind?: 'fixed_term' | 'probation' | 'indefinite'
  /** Days from its beginning to today. */
  began?: number
  of?: number
  inUnit?: number
}

/** Somebody whose contract ends in so many days. */
async function ending({ ends, kind = 'fixed_term', began = 300, of, inUnit = unit }: Written) {
  const employeeId = of ?? (await hire(api, 'Mai Sắp Hết', inUnit)).employeeId
  const [row] = await run<{ id: number }>(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date, end_date, salary)
     values (1, $1::bigint, $2, $3::text, 'issued', 'B90-' || $1::bigint || '-' || $4::integer, current_date - $5::integer, current_date - $5::integer,
       case when $3::text <> 'indefinite' then current_date + $4::integer end, $6) returning id`,
    [employeeId, types[kind], kind, ends, began, salary],
  )
  return { id: Number(row?.id), employeeId }
}

const board = async (
  query: NonNullable<Input<'contractBoard.show'>['query']> = {},
  by: Pick<Person, 'call'> = hr,
) => (await by.call('contractBoard.show', { query: { size: 100, ...query } })).body.data

const rowOf = async (id: number, query = {}) => (await board(query)).rows.find((row) => row.id === id)
const inDays = async (days: number) =>
  (await run<{ day: string }>('select (current_date + $1::integer)::text as day', [days]))[0]?.day
const answer = (id: number, body: Input<'renewalReviews.update'>['body']) =>
  run(
    `insert into renewal_reviews (company_id, contract_id, proposal, proposed_type_id, unit_opinion, unit_at)
     values (1, $1, $2, $3, 'Ý kiến.', now())`,
    [id, body.proposal, body.proposed_type_id ?? null],
  )
const decide = async (decision_type: number, employee_id: number, days: number) => {
  const body = {
    decision_type: decision_type as 13,
    effective_date: (await inDays(days)) ?? '',
    summary: 'Quyết định thử',
    people: [{ employee_id }],
  }
  const { status, body: told } = await hr.call('decisions.store', { body })
  expect(status).toBe(201)
  return told.data.decision.id
}

describe('what ends', () => {
  test('is there from 90 days before its last day on, and stays until something follows', async () => {
    const [last, beyond, over] = [
      await ending({ ends: 90 }),
      await ending({ ends: 91 }),
      await ending({ ends: -45 }),
    ]
    expect(await rowOf(last.id)).toMatchObject({ stage: 'to_come', days_left: 90, is_late: false })
    expect(await rowOf(beyond.id)).toBeUndefined()
    expect(await rowOf(over.id)).toMatchObject({ stage: 'overdue', days_left: -45, is_late: true })
    await ending({ kind: 'indefinite', began: 44, ends: 0, of: over.employeeId })
    expect(await rowOf(over.id)).toBeUndefined()
    const left = await ending({ ends: 10 })
    await run('update employees set active = false where id = $1', [left.employeeId])
    expect(await rowOf(left.id)).toBeUndefined()
    expect((await board()).contract_board.until).toBe(await inDays(90))
  })

  test('is asked of the unit, answered, drafted and renewed, each with its day', async () => {
    const { id, employeeId } = await ending({ ends: 45 })
    expect(await rowOf(id)).toMatchObject({
      stage: 'asked',
      next_step: 'answer',
      next_due: await inDays(15),
      is_late: false,
    })
    const late = await ending({ ends: 29 })
    expect(await rowOf(late.id)).toMatchObject({ stage: 'asked', is_late: true })
    await answer(id, { proposal: 'renew', proposed_type_id: types.indefinite })
    expect(await rowOf(id)).toMatchObject({
      stage: 'answered',
      next_step: 'draft',
      next_due: await inDays(45),
      proposed_type_id: types.indefinite,
    })
    await hr.call('contracts.renew', { body: { ids: [id], contract_type_id: types.indefinite } })
    await runJobs(api.db)
    const drafted = await rowOf(id)
    expect(drafted).toMatchObject({ stage: 'drafted', next_step: 'issue', draft_id: expect.any(Number) })
    await run(
      `update contracts set state = 'issued', contract_number = 'B90-TIEP', sign_date = start_date where id = $1 and employee_id = $2`,
      [drafted?.draft_id, employeeId],
    )
    expect(await rowOf(id)).toMatchObject({ stage: 'renewed', next_step: null, next_due: null })
  })

  test('wants notice so many days before, by the law, and is decided then', async () => {
    const long = await ending({ ends: 70, began: 300 })
    const short = await ending({ ends: 70, began: 30 })
    for (const { id } of [long, short]) await answer(id, { proposal: 'end' })
    expect(await rowOf(long.id)).toMatchObject({ stage: 'notice_due', next_due: await inDays(40) })
    // Three working days, Monday to Saturday: a Sunday between them puts the day one day earlier.
    const told = (await rowOf(short.id))?.next_due
    expect([await inDays(67), await inDays(66)]).toContain(told)
    const [count] = await run<{ working: number }>(
      `select count(*)::integer as working from generate_series($1::date, current_date + 69, interval '1 day') as day
       where extract(isodow from day) <> 7`,
      [told],
    )
    const [lastDay] = await run<{ sunday: boolean }>(
      'select extract(isodow from current_date + 70) = 7 as sunday',
    )
    expect(count?.working).toBe(lastDay?.sunday ? 4 : 3)
    const decision = await decide(13, long.employeeId, 71)
    expect(await rowOf(long.id)).toMatchObject({
      stage: 'notice_due',
      next_step: 'issue_decision',
      decision_id: decision,
    })
    const within = await ending({ ends: 20, began: 400 })
    await answer(within.id, { proposal: 'end' })
    expect(await rowOf(within.id)).toMatchObject({ stage: 'notice_due', is_late: true })
    const over = await ending({ ends: -1 })
    await answer(over.id, { proposal: 'end' })
    expect(await rowOf(over.id)).toMatchObject({ stage: 'overdue', next_step: 'give_notice', is_late: true })
  })

  test('counts a term of twelve months to the day as no shorter one', async () => {
    // The first of a year whose last day is a 31st ahead: months are not thirty days each.
    const [year] = await run<{ ends: number; began: number }>(
      `select last - current_date as ends, current_date - (last + 1 - interval '12 months')::date as began
       from (select (date_trunc('month', current_date) + make_interval(months => n))::date - 1 as last
         from generate_series(1, 3) n) months
       where extract(day from last) = 31 and last > current_date + 1 order by last limit 1`,
    )
    const { ends = 0, began = 0 } = year ?? {}
    const noticeOf = async (more: number) => {
      const { id } = await ending({ ends: ends + more, began })
      await answer(id, { proposal: 'end' })
      return (await rowOf(id))?.next_due
    }
    expect([await inDays(ends - 4), await inDays(ends - 5)]).toContain(await noticeOf(-1))
    expect([await noticeOf(0), await noticeOf(1)]).toEqual([await inDays(ends - 30), await inDays(ends - 29)])
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: api.db.superuser }) })
    const { rows } = await sql<{ start: string; last: string; short: boolean }>`
      select start_date::text as start, last_day::text as last, ${isShortTerm} as short
      from (values ('2028-02-29'::date, '2029-02-27'::date), ('2028-02-29', '2029-02-28'), ('2028-02-29', '2029-03-01'),
        ('2027-03-01', '2028-02-28'), ('2027-03-01', '2028-02-29'), ('2026-01-01', '2026-12-30'), ('2026-01-01', '2026-12-31'))
        staged (start_date, last_day)`.execute(db)
    expect(rows.map(({ short }) => short)).toEqual([true, false, false, true, false, true, false])
    for (const { start, last, short } of rows) {
      expect(last < (endOfTerm(start, { months: 12, days: null }) ?? ''), `${start} to ${last}`).toBe(short)
    }
  })

  test('is a trial as well, until it is decided how it went', async () => {
    const [open, over] = [
      await ending({ kind: 'probation', ends: 5, began: 55 }),
      await ending({ kind: 'probation', ends: -1, began: 61 }),
    ]
    expect(await rowOf(open.id)).toMatchObject({
      stage: 'probation',
      next_step: 'decide',
      next_due: await inDays(5),
      is_late: false,
    })
    expect(await rowOf(over.id)).toMatchObject({ stage: 'overdue', next_step: 'decide', is_late: true })
    const kept = await ending({ kind: 'probation', ends: 5, began: 55 })
    const decision = await decide(3, kept.employeeId, 6)
    expect(await rowOf(kept.id)).toMatchObject({
      stage: 'drafted',
      next_step: 'issue_decision',
      decision_id: decision,
      next_day: await inDays(6),
    })
    await decide(12, open.employeeId, 6)
    expect(await rowOf(open.id)).toMatchObject({ stage: 'notice_due', next_step: 'issue_decision' })
  })

  test('and was given a last day stands there as settled, an indefinite one too', async () => {
    const { id } = await ending({ kind: 'indefinite', ends: 0 })
    expect(await rowOf(id)).toBeUndefined()
    await run(
      `update contracts set state = 'ended', ended_date = current_date + 30, end_reason = 'agreement' where id = $1`,
      [id],
    )
    expect(await rowOf(id)).toMatchObject({ stage: 'ended', days_left: 30, next_step: null, is_late: false })
  })
})

describe('the figures', () => {
  test('open exactly so many rows, of a unit with all below it, by stage and by what is late', async () => {
    await ending({ ends: 10, inUnit: beside })
    const { contract_board: whole } = await board({ department_id: above })
    const part = whole.units.find(({ department_id }) => department_id === unit)
    expect(part?.counts.total).toBeGreaterThan(0)
    expect(whole.total.total).toBeGreaterThanOrEqual(part?.counts.total ?? 0)
    const { total, late, ...stages } = part?.counts ?? whole.total
    expect(Object.values(stages).reduce((sum, each) => sum + each, 0)).toBe(total)
    const opened = async (query: NonNullable<Input<'contractBoard.show'>['query']>) =>
      (await board({ department_id: unit, ...query })).meta.pagination?.total
    expect(await opened({})).toBe(total)
    expect(await opened({ late: true })).toBe(late)
    for (const [stage, count] of Object.entries(stages)) {
      const asked = await board({ department_id: unit, stage: stage as 'asked' })
      expect([stage, asked.meta.pagination?.total, asked.rows.length]).toEqual([stage, count, count])
      // What is filtered is told, and the figures stay those of all stages.
      expect(asked.contract_board).toMatchObject({ stage, unit: { id: unit }, total: { total } })
    }
    const [first, second] = [
      await board({ department_id: unit, size: 1 }),
      await board({ department_id: unit, size: 1, page: 2 }),
    ]
    expect(first.rows[0]?.id).not.toBe(second.rows[0]?.id)
  })

  test('are those of the units that the reader sees, without pay, and nobody reads his own', async () => {
    const outside = await ending({ ends: 12, inUnit: beside })
    const inside = await ending({ ends: 12 })
    await answer(inside.id, { proposal: 'end' })
    const decision = await decide(13, inside.employeeId, 13)
    const { body, text } = await reader.call('contractBoard.show', { query: { size: 100 } })
    const { rows } = body.data
    expect(rows.map(({ id }) => id)).not.toContain(outside.id)
    expect(rows.find(({ id }) => id === inside.id)).toMatchObject({ may_write: false })
    expect(rows.find(({ id }) => id === inside.id)).not.toHaveProperty('decision_id')
    expect(await rowOf(inside.id)).toMatchObject({ may_write: true, decision_id: decision })
    expect(text).not.toContain(String(salary))
    expect((await reader.call('contractBoard.show', { query: { department_id: beside } })).status).toBe(404)
    const { personId, employeeId } = await hire(api, 'Chuyên Viên Có Hạn', unit)
    const officer = await newcomer(api, {
      login: 'chuyen.vien.bang',
      companies: { 1: [['contract_access', 'company']] },
      personId,
    })
    const own = await ending({ ends: 12, of: employeeId })
    const seen = (await board({ department_id: unit }, officer)).rows.map(({ id }) => id)
    expect(seen).toContain(inside.id)
    expect(seen).not.toContain(own.id)
  })

  test('go into a workbook as they are filtered, and whose rows it takes away is kept', async () => {
    const late = await ending({ ends: -3, inUnit: beside })
    const query = { department_id: beside, stage: 'overdue' } as const
    const shown = await board(query)
    const { bytes } = await hr.call('contractBoard.export', { query })
    const [people = [], about = []] = Object.values((await openWorkbook(bytes)).sheets)
    expect(people.slice(1).map((row) => [row[0], row[8]])).toEqual(
      shown.rows.map(({ nhansu_id }) => [nhansu_id, 'Quá hạn ký']),
    )
    expect(new Map(about.map(([what, words]) => [what, words])).get('Giai đoạn')).toBe('Quá hạn ký')
    expect(await lastView(api, 'contractBoard.export')).toMatchObject({
      deed: 'export',
      people: expect.arrayContaining([late.employeeId]),
    })
    expect((await reader.call('contractBoard.export')).status).toBe(403)
  })

  test('hold for ten thousand contracts that end after past terms, a page at a time', async () => {
    const { overdue } = (await board()).contract_board.total
    await inCompanyOf(api.db.superuser, 1, async (client) => {
      // Words and totals of the list are not what this asks of.
      await client.query(`set local session_replication_role = replica`)
      await client.query(
        `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date, end_date)
         select 1, employees.id, $1::bigint, 'fixed_term', 'issued', 'B90-NHIEU-' || n || '-' || employees.id, current_date - 300,
           current_date - 300, current_date + 30 + n % 50
         from (select id from employees where company_id = 1 and active order by id limit 20) employees,
           generate_series(1, 500) n
         union all
         select 1, employees.id, $1::bigint, 'fixed_term', 'issued', 'B90-XUA-' || n || '-' || employees.id, current_date - 800,
           current_date - 800, current_date - 400 - n % 300
         from (select id from employees where company_id = 1 and active order by id limit 20) employees,
           generate_series(1, 100) n`,
        [types.fixed_term],
      )
      await client.query('analyze contracts')
    })
    const { contract_board: many, rows, meta } = await board({ size: 30, page: 2 })
    expect(many.total.total).toBeGreaterThan(9_000)
    // The past terms are followed by these, and so is what these people were late with before.
    expect(many.total.overdue).toBeLessThanOrEqual(overdue)
    expect(rows).toHaveLength(30)
    expect(meta.pagination).toMatchObject({ total: many.total.total, current_page: 2 })
  })
})
