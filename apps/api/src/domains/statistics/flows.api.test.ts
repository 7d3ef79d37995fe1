import type { Input, Schemas } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire } from '../../testing/newcomer.ts'

type Statistics = Schemas['Statistics']

/** Who comes and who goes, over a history that nobody thought out (V5). */

const api = apiForFile()
let hr: Person

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

/** The same numbers every time, from a seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const reasons = ['Hết hạn hợp đồng', 'Đơn phương', 'Thỏa thuận', 'Nghỉ hưu', 'Sa thải', 'Việc nhà', null]
const units = [3, 4, 5]
const natures = [1, 2, null]
const states = ['official', 'official', 'official', 'probation', 'unpaid_leave']
/** A level that nobody else of the group has. */
const level = 3
/** The units that a unit counts, itself included. */
const below = { 2: [2, 3], 4: [4] } as const
const people = 50
const changesOfEach = 20

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const next = numbersFrom(20_261_126)
  const { rows: made } = await run(
    `insert into positions (company_id, department_id, code, name, position_level, is_active)
     values (1, 4, 'BIEN-DONG', 'Chức vụ thử biến động', $1, true) returning id`,
    [level],
  )
  const positions = [2, 2, (made[0] as { id: number }).id]
  for (let index = 0; index < people; index += 1) {
    const { employeeId } = await hire(api, `Người Đến Đi ${index}`, 3, '2020-01-01')
    await run('delete from job_versions where company_id = 1 and employee_id = $1', [employeeId])
    await run('update employees set gender = $2 where company_id = 1 and id = $1', [
      employeeId,
      index % 3 === 0 ? 'Nam' : 'Nữ',
    ])
    let from = dayAfter('2024-06-01', next(200))
    let isGone = true
    const rows: unknown[][] = []
    for (let change = 0; change < changesOfEach; change += 1) {
      // Some changes follow each other by a day, and many meet the end of a month.
      const to = change === changesOfEach - 1 ? null : dayAfter(from, 1 + next(next(3) === 0 ? 2 : 70))
      isGone = !isGone && next(3) === 0
      rows.push([
        employeeId,
        from,
        to,
        isGone ? 'left' : states[next(states.length)],
        units[next(units.length)],
        isGone ? reasons[next(reasons.length)] : null,
        natures[next(natures.length)],
        positions[next(positions.length)],
      ])
      from = to ?? from
    }
    const columns = rows[0]?.map((_, column) => rows.map((row) => row[column]))
    await run(
      `insert into job_versions (company_id, employee_id, valid_from, valid_to, change_id, work_state, position_id, department_id,
         join_date, leave_reason, nature_of_work)
       select 1, employee_id, valid_from, valid_to, 0, work_state, position_id, department_id, '2020-01-01', leave_reason,
         nature_of_work
       from unnest($1::bigint[], $2::date[], $3::date[], $4::text[], $5::bigint[], $6::text[], $7::integer[], $8::bigint[])
         as made (employee_id, valid_from, valid_to, work_state, department_id, leave_reason, nature_of_work, position_id)`,
      columns,
    )
  }
  // The planner knows of a thousand rows what autovacuum would have told it within a minute.
  await api.db.superuser.query('analyze job_versions, employees')
})

const coming = ['hired', 'moved_in', 'returned']

/** A part of the people, as a report is asked for it. */
type Part = Pick<
  Input<'statistics.drill'>['body'],
  'nature_of_work' | 'position_level' | 'work_state' | 'gender'
>
const parts: Part[] = [
  { nature_of_work: 1 },
  { position_level: level },
  { work_state: 'official' },
  { gender: 'Nam' },
  { nature_of_work: 2, work_state: 'unpaid_leave', gender: 'Nữ' },
]

async function read(query: object): Promise<Statistics> {
  const { status, body } = await hr.call('statistics.volatility', { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.statistics
}

/** Who works in a unit when the day is over, by plain SQL: nobody who has had his last day. */
async function insideAfter(
  day: string,
  unit: keyof typeof below | undefined,
  asked: Part = {},
): Promise<number> {
  const { rows } = await run(
    `select count(*)::integer as total from job_versions job
       left join positions on positions.company_id = 1 and positions.id = job.position_id
       join employees on employees.company_id = 1 and employees.id = job.employee_id
     where job.company_id = 1 and job.work_state <> 'left' and valid_from <= $1::date and (valid_to is null or valid_to > $1::date)
       and ($2::bigint[] is null or job.department_id = any($2))
       and ($3::integer is null or job.nature_of_work = $3) and ($4::integer is null or position_level = $4)
       and ($5::text is null or job.work_state = $5) and ($6::text is null or gender = $6)
       and not exists (select from job_versions gone where gone.company_id = 1 and gone.employee_id = job.employee_id
         and gone.work_state = 'left' and gone.valid_from = $1::date + 1)`,
    [
      day,
      unit === undefined ? null : below[unit],
      ...[asked.nature_of_work, asked.position_level, asked.work_state, asked.gender].map(
        (value) => value ?? null,
      ),
    ],
  )
  return (rows[0] as { total: number }).total
}

test('a thousand changes are there', async () => {
  const { rows } = await run(`select count(*)::integer as total from job_versions job
    join employees on employees.company_id = 1 and employees.id = job.employee_id
    where job.company_id = 1 and employees.full_name like 'Người Đến Đi %'`)
  expect((rows[0] as { total: number }).total).toBe(people * changesOfEach)
})

/** Reads the report and holds every month of it against plain SQL and against the next one. */
async function added(
  months: { from: string; to: string },
  unit: keyof typeof below | undefined,
  part: Part = {},
) {
  const statistics = await read({ ...months, ...part, ...(unit && { department_id: unit }) })
  const { columns, rows, total } = statistics
  const of = (values: readonly (number | null)[], key: string) =>
    values[columns.findIndex((column) => column.key === key)] ?? Number.NaN
  const sum = (values: readonly (number | null)[], isComing: boolean) =>
    columns
      .filter(({ key, kind }) => kind === 'count' && coming.includes(key) === isComing)
      .reduce((all, { key }) => all + of(values, key), 0)
  for (const [index, { key: month, values }] of rows.entries()) {
    expect([month, of(values, 'opening') + sum(values, true) - sum(values, false)]).toEqual([
      month,
      of(values, 'closing'),
    ])
    const next = rows[index + 1]
    if (next) expect([month, of(next.values, 'opening')]).toEqual([month, of(values, 'closing')])
    const last = dayAfter(`${dayAfter(`${month}-01`, 31).slice(0, 7)}-01`, -1)
    expect([month, of(values, 'closing')]).toEqual([month, await insideAfter(last, unit, part)])
  }
  return { statistics, total, of, sum }
}

describe.each([undefined, 2, 4] as const)('in unit %s', (unit) => {
  test.each([
    ['2024-06', '2025-12'],
    ['2025-03', '2026-10'],
  ])('from %s to %s every month adds up, and the next one goes on from it', async (from, to) => {
    const { total, sum, of } = await added({ from, to }, unit)
    expect(sum(total, true)).toBeGreaterThan(20)
    // Nobody moves into the company, or out of it, without being taken on or leaving.
    if (unit === undefined) expect([of(total, 'moved_in'), of(total, 'moved_out')]).toEqual([0, 0])
    else expect(of(total, 'moved_in')).toBeGreaterThan(5)
  })
})

describe.each(parts)('of %j', (part) => {
  test.each([undefined, 2, 4] as const)('every month adds up in unit %s, and opens as many', async (unit) => {
    const months = { from: '2025-01', to: '2026-06' }
    const { statistics, total, of, sum } = await added(months, unit, part)
    expect(sum(total, true)).toBeGreaterThan(3)
    // Nobody changes his sex; whoever changes anything else while he works on has moved.
    const moved = of(total, 'moved_in') + of(total, 'moved_out')
    if (part.gender === 'Nam' && unit === undefined) expect(moved).toBe(0)
    else expect(moved).toBeGreaterThan(3)
    if (unit !== 4) return
    const asked = { report: 'volatility', ...months, ...part, ...(unit && { department_id: unit }) } as const
    for (const { key, kind } of statistics.columns) {
      if (kind !== 'count') continue
      const { status, body } = await hr.call('statistics.drill', {
        body: { ...asked, row: null, column: key, size: 1 },
      })
      expect(status, JSON.stringify(body)).toBe(200)
      expect([key, body.data.people_total]).toEqual([key, of(total, key)])
    }
  })

  test('the last day stands between what is left and the figures of that day', async () => {
    const { total, of, statistics } = await added({ from: '2026-02', to: '2026-06' }, undefined, part)
    const { body } = await hr.call('statistics.ages', { query: { as_of: '2026-06-30', ...part } })
    const { columns, total: onTheDay } = body.data.statistics
    const leaving = Number(/^(\d+) người/.exec(statistics.notes[0] ?? '')?.[1] ?? 0)
    expect(of(total, 'closing') + leaving).toBe(onTheDay[columns.findIndex(({ key }) => key === 'all')])
  })
})

describe.each([undefined, 2, 4] as const)('the ready lists of unit %s', (unit) => {
  test('name as many who came and who left as the report counts', async () => {
    const asked = unit === undefined ? {} : { department_id: unit }
    const { total, of, sum } = await added({ from: '2025-07', to: '2026-06' }, unit)
    const listed = async (key: 'newcomers' | 'leavers'): Promise<number> => {
      const { status, body } = await hr.call('reportLists.people', {
        path: { key },
        query: { from: '2025-07-01', to: '2026-06-30', size: 1, ...asked },
      })
      expect(status, JSON.stringify(body)).toBe(200)
      return body.data.list.total
    }
    expect(await listed('newcomers')).toBe(of(total, 'hired') + of(total, 'returned'))
    expect(await listed('leavers')).toBe(sum(total, false) - of(total, 'moved_out'))
    expect(await listed('leavers')).toBeGreaterThan(10)
  })
})
