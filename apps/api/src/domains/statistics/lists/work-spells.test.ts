import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'

let db: TestDatabase
/** Writes as the owner of the tables, whom triggers and walls hold too. */
let writer: Client
let people: number[]
beforeAll(async () => {
  db = await testDatabase('arranged')
  writer = await inCompanyOne()
  const { rows } = await writer.query<{ id: number }>('select id from employees order by id limit 12')
  people = rows.map(({ id }) => id)
})
afterAll(async () => {
  await writer.end()
  await db.close()
})

async function inCompanyOne(): Promise<Client> {
  const client = new Client({ connectionString: db.urls.owner, options: '-c app.company_id=1' })
  await client.connect()
  return client
}

/** Rows that differ between what is kept and what it has to be. */
async function differences(): Promise<unknown[]> {
  const { rows } = await writer.query(
    `(table work_spells except table current_work_spells) union all (table current_work_spells except table work_spells)`,
  )
  return rows
}

/** The stretches that are kept of somebody. */
async function spellsOf(employeeId: number): Promise<unknown[]> {
  const { rows } = await writer.query(
    `select works_from::text as from, works_until::text as until, birthday, last_day::text as last, issued_day::text as issued,
       further_days::text as further
     from work_spells where employee_id = $1 order by works_from`,
    [employeeId],
  )
  return rows
}

/** Writes somebody's work anew, from one day to the next: a state and the day on which it begins. */
async function work(client: Client, employeeId: number, states: readonly (readonly [string, string])[]) {
  const { rows } = await client.query<{ change_id: number }>(
    'delete from job_versions where employee_id = $1 returning change_id',
    [employeeId],
  )
  for (const [place, [state, from]] of states.entries())
    await client.query(
      `insert into job_versions (company_id, employee_id, valid_from, valid_to, change_id, work_state, join_date, heavy_work, further_positions)
       values (1, $1, $2, $3, $4, $5, $2, 'none', '[]')`,
      [employeeId, from, states[place + 1]?.[1] ?? null, rows[0]?.change_id, state],
    )
}

async function contract(client: Client, employeeId: number, state: string, start: string, end: string) {
  const { rows } = await client.query<{ id: number }>(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date, end_date)
     select 1, $1, id, kind, $2, $5, $3::date, $3::date, $4::date from contract_types
     where kind = 'fixed_term' order by id limit 1 returning id`,
    [employeeId, state, start, end, `HD-${employeeId}-${start}-${end}-${Math.random()}`],
  )
  return rows[0]?.id
}

test('everybody’s stretches of work are kept', async () => {
  const { rows } = await writer.query('select from work_spells')
  expect(rows.length).toBeGreaterThan(3)
  expect(await differences()).toEqual([])
})

test('work without a break is one stretch, and a day of birth and contracts stand beside each', async () => {
  const [somebody = 0] = people
  await work(writer, somebody, [
    ['probation', '2020-01-01'],
    ['official', '2020-03-01'],
    ['left', '2021-01-01'],
    ['official', '2022-01-01'],
  ])
  await writer.query(`update employees set date_of_birth = '1996-02-29' where id = $1`, [somebody])
  await writer.query('delete from contracts where employee_id = $1', [somebody])
  const beside = { birthday: 229, last: null, issued: null, further: null }
  expect(await spellsOf(somebody)).toEqual([
    { from: '2020-01-01', until: '2021-01-01', ...beside },
    { from: '2022-01-01', until: null, ...beside },
  ])
  await contract(writer, somebody, 'draft', '2023-01-01', '2023-12-31')
  await contract(writer, somebody, 'issued', '2022-01-01', '2022-12-31')
  const twin = await contract(writer, somebody, 'issued', '2022-01-01', '2022-06-30')
  const [first] = await spellsOf(somebody)
  expect(first).toMatchObject({ last: '2022-06-30', issued: '2022-12-31', further: '{2022-06-30}' })
  await writer.query(
    `update contracts set state = 'ended', ended_date = '2022-05-31', end_reason = 'Thỏa thuận' where id = $1`,
    [twin],
  )
  const [, second] = await spellsOf(somebody)
  expect(second).toMatchObject({ last: '2022-05-31', issued: '2022-12-31', further: null })
  expect(await differences()).toEqual([])
})

test('what is kept follows two hundred writes of every kind', async () => {
  const next = numbers(20261129)
  const day = () =>
    `${2019 + next(8)}-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`
  const states = ['probation', 'official', 'left', 'maternity_leave', 'left', 'official'] as const
  const kinds = [
    async (who: number) => {
      const days = [...new Set(Array.from({ length: 1 + next(5) }, day))].toSorted()
      await work(
        writer,
        who,
        days.map((from) => [states[next(6)] ?? 'left', from] as const),
      )
    },
    (who: number) => contract(writer, who, next(3) === 0 ? 'draft' : 'issued', day(), '2027-12-31'),
    (who: number) =>
      writer.query(
        `update contracts set state = 'issued', sign_date = coalesce(sign_date, start_date),
           contract_number = coalesce(contract_number, 'HD-' || id) where employee_id = $1 and state = 'draft'`,
        [who],
      ),
    (who: number) =>
      writer.query(
        `update contracts set start_date = least(end_date, $2::date) where employee_id = $1 and state = 'draft'`,
        [who, day()],
      ),
    (who: number) =>
      writer.query(
        `update contracts set state = 'ended', end_reason = 'Thỏa thuận', ended_date = least(start_date + 9, end_date)
         where id = (select max(id) from contracts where employee_id = $1 and state = 'issued')`,
        [who],
      ),
    (who: number) =>
      writer.query(
        `update contracts set end_date = greatest(start_date, $2::date)
        where employee_id = $1 and state = 'issued'`,
        [who, day()],
      ),
    (who: number) =>
      writer.query(
        `delete from contracts where id = (select min(id) from contracts where employee_id = $1)`,
        [who],
      ),
    (who: number) =>
      writer.query(
        `update employees set gender = 'Nữ', date_of_birth = $2 where id = any (array[$1, $1 + 1])`,
        [who, day()],
      ),
  ]
  for (let written = 0; written < 200; written += 1)
    await kinds[next(kinds.length)]?.(people[next(people.length)] ?? 0)
  expect(await differences()).toEqual([])
})

test('only a changed day of birth or sex has somebody’s stretches reckoned again, and then once', async () => {
  const [, , somebody = 0] = people
  const { superuser } = db
  await superuser.query('begin')
  try {
    await superuser.query(
      `select set_config('track_functions', 'all', true), set_config('app.company_id', '1', true)`,
    )
    const called = async () => {
      const { rows } = await superuser.query<{ name: string; calls: number }>(
        `select funcname as name, calls::integer from pg_stat_xact_user_functions where funcname like '%work_spells%' order by 1`,
      )
      return rows
    }
    const change = (what: string) => superuser.query(`update employees set ${what} where id = $1`, [somebody])
    await change(`phone = '0912345678', updated_at = now()`)
    await change('gender = gender, date_of_birth = date_of_birth')
    expect(await called()).toEqual([])
    await change(`date_of_birth = '1990-01-02', phone = null`)
    expect(await called()).toEqual([
      { name: 'keep_work_spells_of_person', calls: 1 },
      { name: 'rebuild_work_spells', calls: 1 },
    ])
  } finally {
    await superuser.query('rollback')
  }
  await superuser.query('begin')
  try {
    // Once planned, so that only what is read counts.
    await superuser.query('set local plan_cache_mode = force_generic_plan')
    const looks = async () => {
      await superuser.query('select rebuild_work_spells(1, $1)', [[somebody]])
      const { rows } = await superuser.query<{ looks: number }>(
        `select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::integer as looks
         from pg_stat_xact_user_tables where relname = 'job_versions'`,
      )
      return rows[0]?.looks ?? 0
    }
    const planned = await looks()
    expect((await looks()) - planned).toBe(1)
  } finally {
    await superuser.query('rollback')
  }
})

test.each(['work', 'contract'] as const)(
  'work and a contract of one person that change at once are both kept: %s first',
  async (isFirst) => {
    const [, somebody = 0] = people
    const [first, second] = await Promise.all([inCompanyOne(), inCompanyOne()])
    const leave = (client: Client) =>
      work(client, somebody, [
        ['official', '2020-01-01'],
        ['left', isFirst === 'work' ? '2024-01-01' : '2025-01-01'],
      ])
    const sign = (client: Client) =>
      contract(client, somebody, 'issued', isFirst === 'work' ? '2026-01-01' : '2026-02-01', '2026-12-31')
    try {
      const [begins, follows] = isFirst === 'work' ? [leave, sign] : [sign, leave]
      await first.query('begin')
      await begins(first)
      const waiting = follows(second)
      await expect
        .poll(async () => {
          const { rows } = await db.superuser.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
          return rows.length
        })
        .toBe(1)
      await first.query('commit')
      await waiting
    } finally {
      await Promise.all([first.end(), second.end()])
    }
    expect(await differences()).toEqual([])
  },
)

/** Whole numbers below a limit, always the same ones for a seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
