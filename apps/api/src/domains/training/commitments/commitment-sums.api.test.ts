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

const states = ['passed', 'failed', 'joined', 'absent', 'withdrawn', 'refused', 'listed'] as const
/** Who shares what nobody in particular is paid for. */
const sharing: readonly string[] = ['passed', 'failed', 'joined', 'absent', 'withdrawn']
const isPay = ({ kind }: { kind: string }) => kind === 'pay' || kind === 'insurance'

test('shares of random costs of random courses are those of plain counting, and sum to the đồng', async () => {
  const hr = await api.as('hrOfOne')
  const draw = drawer(7)
  const staff: number[] = []
  for (let at = 0; at < 12; at += 1) staff.push((await hire(api, `Học viên ${at}`, 3)).employeeId)
  const courses: { id: number; people: [employee: number, state: string][]; costs: Cost[] }[] = []
  for (let at = 0; at < 10; at += 1) {
    const people = staff
      .filter(() => draw(3) > 0)
      .map((employee): [number, string] => [employee, states[draw(states.length)] ?? 'passed'])
    // One of them at least shares what all share.
    people.push([(await hire(api, `Học viên của khóa ${at}`, 3)).employeeId, 'passed'])
    const id = await judgedCourse(
      hr,
      api,
      people.filter(([, state]) => state !== 'refused' && state !== 'withdrawn'),
    )
    await inCompanyOf(api.db.superuser, 1, async (client) => {
      for (const [employee, state] of people.filter(([, one]) => one === 'refused' || one === 'withdrawn')) {
        await client.query(
          `insert into training_employees (company_id, training_id, employee_id, state, reason) values (1, $1, $2, $3, 'Bận.')`,
          [id, employee, state],
        )
      }
    })
    const costs = Array.from({ length: 5 + draw(20) }, (_, which) => randomCost(draw, which, people))
    const saved = await hr.call('trainingCosts.storeBulk', { path: { id }, body: { costs } })
    expect(saved.status, saved.text).toBe(201)
    courses.push({ id, people, costs })
  }
  // All at once: what falls on a person is of his own course alone.
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<Shared>(
      `select training_id as course, employee_id as employee, training_commitment_cost(1, id, false)::float8 as plain,
         training_commitment_cost(1, id, true)::float8 as pay
       from training_employees where company_id = 1 and training_id = any($1::bigint[]) order by id`,
      [courses.map(({ id }) => id)],
    ),
  )
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  for (const { id, people, costs } of courses) {
    const ofCourse = rows.filter(({ course }) => course === id)
    expect(ofCourse.map(({ employee, plain, pay }) => ({ employee, plain, pay }))).toEqual(
      ofCourse.map(({ employee }) => ({
        employee,
        plain: total(
          costs.filter((cost) => !isPay(cost)).map((cost) => shareOf(employee, cost, ofCourse, people)),
        ),
        pay: total(costs.filter(isPay).map((cost) => shareOf(employee, cost, ofCourse, people))),
      })),
    )
    const counted = costs.filter(counts)
    expect(total(ofCourse.map(({ plain, pay }) => plain + pay))).toBe(
      total(counted.map(({ actual }) => actual)),
    )
  }
})

interface Cost {
  kind: 'lecturer' | 'material' | 'pay' | 'insurance' | 'board'
  name: string
  actual: number
  invoice_no: string | null
  counts_for_commitment: boolean
  payer: 'company' | 'learner'
  employee_ids: number[]
}

interface Shared {
  course: number
  employee: number
  plain: number
  pay: number
}

function randomCost(draw: (below: number) => number, at: number, people: readonly [number, string][]): Cost {
  return {
    kind: (['lecturer', 'material', 'pay', 'insurance', 'board'] as const)[draw(5)] ?? 'lecturer',
    name: `Khoản ${at}`,
    actual: 1 + draw(900_000_000),
    // Some of it is asked back from nobody.
    invoice_no: draw(8) === 0 ? null : `HD${at}`,
    counts_for_commitment: draw(8) > 0,
    payer: draw(8) === 0 ? 'learner' : 'company',
    employee_ids: draw(3) === 0 ? people.slice(0, 1 + draw(4)).map(([employee]) => employee) : [],
  }
}

/** Whether a cost may be asked back: what the company paid by an invoice, but living, for a course at home. */
function counts({ kind, invoice_no: invoice, counts_for_commitment: counted, payer }: Cost): boolean {
  return counted && payer === 'company' && invoice !== null && kind !== 'board'
}

/** What of a cost falls on somebody: equal shares, the đồng that are left over on the first of the list. */
function shareOf(
  employee: number,
  cost: Cost,
  rows: readonly Shared[],
  people: readonly [number, string][],
): number {
  if (!counts(cost)) return 0
  const state = new Map(people)
  const sharers = rows
    .map((row) => row.employee)
    .filter((one) =>
      cost.employee_ids.length > 0 ? cost.employee_ids.includes(one) : sharing.includes(state.get(one) ?? ''),
    )
  const place = sharers.indexOf(employee)
  if (place < 0) return 0
  return Math.floor(cost.actual / sharers.length) + (place < cost.actual % sharers.length ? 1 : 0)
}
