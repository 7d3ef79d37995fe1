import type { Schemas } from '@nhansu/sdk/contract'
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
/** The units that a unit counts, itself included. */
const below = { 2: [2, 3], 4: [4] } as const
const people = 50
const changesOfEach = 20

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const next = numbersFrom(20_261_126)
  for (let index = 0; index < people; index += 1) {
    const { employeeId } = await hire(api, `Người Đến Đi ${index}`, 3, '2020-01-01')
    await run('delete from job_versions where company_id = 1 and employee_id = $1', [employeeId])
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
        isGone ? 'left' : next(8) === 0 ? 'unpaid_leave' : 'official',
        units[next(units.length)],
        isGone ? reasons[next(reasons.length)] : null,
      ])
      from = to ?? from
    }
    const columns = rows[0]?.map((_, column) => rows.map((row) => row[column]))
    await run(
      `insert into job_versions (company_id, employee_id, valid_from, valid_to, change_id, work_state, position_id, department_id,
         join_date, leave_reason)
       select 1, employee_id, valid_from, valid_to, 0, work_state, 2, department_id, '2020-01-01', leave_reason
       from unnest($1::bigint[], $2::date[], $3::date[], $4::text[], $5::bigint[], $6::text[])
         as made (employee_id, valid_from, valid_to, work_state, department_id, leave_reason)`,
      columns,
    )
  }
})

const coming = ['hired', 'moved_in', 'returned']

async function read(query: object): Promise<Statistics> {
  const { status, body } = await hr.call('statistics.volatility', { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.statistics
}

/** Who works in a unit when the day is over, by plain SQL: nobody who has had his last day. */
async function insideAfter(day: string, unit: keyof typeof below | undefined): Promise<number> {
  const { rows } = await run(
    `select count(*)::integer as total from job_versions job
     where company_id = 1 and work_state <> 'left' and valid_from <= $1::date and (valid_to is null or valid_to > $1::date)
       and ($2::bigint[] is null or department_id = any($2))
       and not exists (select from job_versions gone where gone.company_id = 1 and gone.employee_id = job.employee_id
         and gone.work_state = 'left' and gone.valid_from = $1::date + 1)`,
    [day, unit === undefined ? null : below[unit]],
  )
  return (rows[0] as { total: number }).total
}

test('a thousand changes are there', async () => {
  const { rows } = await run(`select count(*)::integer as total from job_versions job
    join employees on employees.company_id = 1 and employees.id = job.employee_id
    where job.company_id = 1 and employees.full_name like 'Người Đến Đi %'`)
  expect((rows[0] as { total: number }).total).toBe(people * changesOfEach)
})

describe.each([undefined, 2, 4] as const)('in unit %s', (unit) => {
  test.each([
    ['2024-06', '2025-12'],
    ['2025-03', '2026-10'],
  ])('from %s to %s every month adds up, and the next one goes on from it', async (from, to) => {
    const { columns, rows, total } = await read({ from, to, ...(unit && { department_id: unit }) })
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
      expect([month, of(values, 'closing')]).toEqual([month, await insideAfter(last, unit)])
    }
    expect(sum(total, true)).toBeGreaterThan(20)
    // Nobody moves into the company, or out of it, without being taken on or leaving.
    if (unit === undefined) expect([of(total, 'moved_in'), of(total, 'moved_out')]).toEqual([0, 0])
    else expect(of(total, 'moved_in')).toBeGreaterThan(5)
  })
})
