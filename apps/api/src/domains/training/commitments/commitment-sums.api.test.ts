import { expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { judgedCourse } from '../../../testing/judged-course.ts'
import { hire } from '../../../testing/newcomer.ts'

const api = apiForFile()

/** Random numbers that are the same in every run. */
function drawer(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000
const dayText = (count: number) => new Date(count * 86_400_000).toISOString().slice(0, 10)

/** The day so many months after another; the last of a shorter month. */
function monthsAfter(from: string, months: number): number {
  const [year = 0, month = 0, of = 0] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return Date.UTC(year, month - 1 + months, Math.min(of, last)) / 86_400_000
}

function expected(from: string, months: number, by: string, through: string, cost: number) {
  const end = monthsAfter(from, months)
  const whole = by === 'month' ? months : end - day(from)
  let left = by === 'month' ? months : Math.max(0, Math.min(whole, end - 1 - day(through)))
  if (by === 'month') {
    while (left > 0 && monthsAfter(from, months - left + 1) - 1 <= day(through)) left -= 1
  }
  const [twice, ofAll] = [2n * BigInt(cost) * BigInt(left), 2n * BigInt(whole)]
  return { left, sum: Number((twice + BigInt(whole)) / ofAll) }
}

test('10,000 promises are reckoned as by plain counting of months and days', async () => {
  const draw = drawer(20_261_125)
  const cases = Array.from({ length: 10_000 }, (_, id) => {
    const months = 1 + draw(120)
    const from = dayText(day('2019-12-20') + draw(1_900))
    // Half of them on the day before, the day, or the day after a month ends.
    const through =
      id % 2 === 0
        ? dayText(monthsAfter(from, draw(months + 2)) - 2 + draw(3))
        : dayText(day(from) - 20 + draw(4_000))
    return {
      id,
      months,
      from,
      by: draw(2) === 0 ? 'month' : 'day',
      through,
      cost: draw(2_000_000_000) * 7 + draw(7),
    }
  })
  const { rows } = await api.db.superuser.query<{ id: number; left: number; sum: number }>(
    `select id, left_units as left, training_commitment_part(cost, left_units, whole)::float8 as sum
     from jsonb_to_recordset($1::jsonb) as asked (id integer, months integer, "from" date, by text, through date, cost bigint),
       lateral (select training_commitment_left("from", months, by, through) as left_units,
         case by when 'month' then months else ("from" + make_interval(months => months))::date - "from" end as whole) reckoned
     order by id`,
    [JSON.stringify(cases)],
  )
  const differences = cases.filter(({ id, from, months, by, through, cost }) => {
    const { left, sum } = expected(from, months, by, through, cost)
    return rows[id]?.left !== left || rows[id]?.sum !== sum
  })
  expect(differences).toEqual([])
})

test('shares of random costs sum to the đồng, over those whom each was for', async () => {
  const hr = await api.as('hrOfOne')
  const draw = drawer(7)
  const people: [id: number, state: string][] = []
  for (const state of ['passed', 'failed', 'joined', 'absent', 'withdrawn', 'refused', 'listed']) {
    people.push([(await hire(api, `Học viên ${state}`, 3)).employeeId, state])
  }
  const sharing = people.filter(([, state]) => state !== 'refused' && state !== 'listed')
  const id = await judgedCourse(
    hr,
    api,
    people.filter(([, state]) => state !== 'refused' && state !== 'withdrawn'),
  )
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    for (const [employee, state] of people.filter(([, each]) => each === 'refused' || each === 'withdrawn')) {
      await client.query(
        `insert into training_employees (company_id, training_id, employee_id, state, reason) values (1, $1, $2, $3, 'Bận.')`,
        [id, employee, state],
      )
    }
  })
  const costs = Array.from({ length: 40 }, (_, at) => ({
    kind: (['lecturer', 'material', 'pay', 'insurance'] as const)[at % 4] ?? 'lecturer',
    name: `Khoản ${at}`,
    actual: 1 + draw(900_000_000),
    invoice_no: `HD${at}`,
    counts_for_commitment: true,
    employee_ids: at % 3 === 0 ? sharing.slice(0, 1 + draw(4)).map(([employee]) => employee) : [],
  }))
  const saved = await hr.call('trainingCosts.storeBulk', { path: { id }, body: { costs } })
  expect(saved.status, saved.text).toBe(201)
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ state: string; plain: number; pay: number }>(
      `select state, training_commitment_cost(1, id, false)::float8 as plain, training_commitment_cost(1, id, true)::float8 as pay
       from training_employees where company_id = 1 and training_id = $1`,
      [id],
    ),
  )
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const isPay = ({ kind }: { kind: string }) => kind === 'pay' || kind === 'insurance'
  expect(total(rows.map(({ plain }) => plain))).toBe(
    total(costs.filter((cost) => !isPay(cost)).map(({ actual }) => actual)),
  )
  expect(total(rows.map(({ pay }) => pay))).toBe(total(costs.filter(isPay).map(({ actual }) => actual)))
  const none = rows.filter(({ state }) => state === 'refused' || state === 'listed')
  expect(none.map(({ plain, pay }) => plain + pay)).toEqual([0, 0])
})
