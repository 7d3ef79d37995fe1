import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
/** Employees by the unit that they sit in. */
const seats: { employeeId: number; unit: number }[] = []

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  for (const unit of [3, 3, 4, 3, 4, 4, 3])
    seats.push({ employeeId: (await hire(api, `Người Chịu Phí ${nextNumber()}`, unit)).employeeId, unit })
})

interface Cost {
  kind?: string
  actual: number
  /** Places in the list of people for whom it is paid; none: for all. */
  own?: readonly number[]
}
interface Course {
  start: string
  /** The state of each of the people; absent: he is not in the course. */
  states: readonly (string | undefined)[]
  costs: readonly Cost[]
  status?: string
  seats?: number
}

async function held({ start, states, costs, status = 'running', seats: most }: Course): Promise<number> {
  const body = { name: `Khóa ${nextNumber()}`, type_id: 31, start_date: start, end_date: start }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query('update trainings set status = $2, max_people = $3 where company_id = 1 and id = $1', [
      id,
      status,
      most ?? null,
    ])
    const places: (number | undefined)[] = []
    for (const [at, state] of states.entries()) {
      if (state === undefined) continue
      const { rows } = await client.query<{ id: number }>(
        `insert into training_employees (company_id, training_id, employee_id, state, reason)
         values (1, $1, $2, $3, case when $3 in ('absent', 'withdrawn') then 'Ốm' end) returning id`,
        [id, seats[at]?.employeeId, state],
      )
      places[at] = rows[0]?.id
    }
    for (const { kind = 'room', actual, own = [] } of costs) {
      const { rows } = await client.query<{ id: number }>(
        `insert into training_costs (company_id, training_id, kind, name, actual) values (1, $1, $2, 'Chi', $3) returning id`,
        [id, kind, actual],
      )
      for (const at of own)
        await client.query(
          'insert into training_cost_people (company_id, training_id, cost_id, training_employee_id) values (1, $1, $2, $3)',
          [id, rows[0]?.id, places[at]],
        )
    }
  })
  return id
}

const report = async (query: object, reader: Pick<Person, 'call'> = hr) =>
  (await reader.call('trainingReports.courses', { query })).body.data
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Random numbers that are the same in every run. */
function drawer(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) % below
  }
}

/** A sum given out one đồng after the other, to the first ones once more where it does not divide. */
function givenOut(actual: number, among: readonly number[]): Map<number, number> {
  const whole = Math.floor(actual / among.length)
  return new Map(among.map((place, at) => [place, whole + (at < actual % among.length ? 1 : 0)]))
}

const sharing = new Set(['joined', 'passed', 'failed', 'absent', 'withdrawn'])

/** What falls on each of the people, by plain counting. */
function plainShares(courses: readonly Course[]): number[] {
  const shares = seats.map(() => 0)
  for (const { states, costs } of courses)
    for (const { kind, actual, own = [] } of costs) {
      if (kind === 'pay') continue
      const joined = [...states.keys()].filter((at) => sharing.has(states[at] ?? ''))
      for (const [at, share] of givenOut(actual, own.length > 0 ? own : joined))
        shares[at] = (shares[at] ?? 0) + share
    }
  return shares
}

test('random costs are shared by people and units as by plain sums, to the đồng and without pay', async () => {
  const draw = drawer(19)
  const words = ['joined', 'passed', 'failed', 'absent', 'withdrawn', 'registered', undefined]
  const courses = Array.from({ length: 25 }, (_, at): Course => {
    // The first one has joined, so that nothing is left over.
    const states = seats.map((_seat, place) => (place === 0 ? 'joined' : words[draw(words.length)]))
    const inside = [...states.keys()].filter((place) => states[place] !== undefined)
    const costs = Array.from({ length: 1 + draw(4) }, (): Cost => {
      const actual = draw(16_000_000) + 1
      const own = draw(3) === 0 ? inside.filter((place) => place === 0 || draw(2) === 0) : []
      return { kind: draw(5) === 0 ? 'pay' : 'room', actual, own }
    })
    return { start: `2085-${String(1 + (at % 12)).padStart(2, '0')}-10`, states, costs }
  })
  for (const course of courses) await held(course)
  const year = { from: '2085-01-01', to: '2085-12-31' }
  const plain = plainShares(courses)
  const people = (await report({ ...year, by: 'person' })).groups
  const shareOf = (employee: number | undefined) => people.find(({ id }) => id === employee)?.shared_cost ?? 0
  expect(seats.map(({ employeeId }) => shareOf(employeeId))).toEqual(plain)
  const { total, groups } = await report({ ...year, by: 'unit' })
  expect(sum(people.map(({ shared_cost: share }) => share ?? 0))).toBe(total.actual)
  const ofUnit = (unit: number) => sum(plain.filter((_, at) => seats[at]?.unit === unit))
  const shares = new Map(groups.map(({ id, shared_cost: share }) => [id, share]))
  expect([shares.get(3), shares.get(2), shares.get(4), shares.get(1)]).toEqual([
    ofUnit(3),
    ofUnit(3),
    ofUnit(4),
    sum(plain),
  ])
  // Whoever reads for one unit is told the same shares of its people, though others bear the rest.
  const head = await newcomer(api, {
    login: `truong.${nextNumber()}`,
    companies: { 1: [['training_report', 'unit']] },
    personId: (await hire(api, 'Trưởng Kho Xem Phí', 4)).personId,
  })
  const seen = (await report({ ...year, by: 'person' }, head)).groups
  expect(seen.every(({ id, shared_cost: share }) => share === shareOf(id ?? 0))).toBe(true)
  expect(sum(seen.map(({ shared_cost: share }) => share ?? 0))).toBe(ofUnit(4))
})

test('empty seats are those that nobody took who joined, and cost their share of what was paid for all', async () => {
  const states = ['passed', 'joined', 'absent', 'failed', 'registered']
  const costs = [{ actual: 10_000_001 }, { actual: 500_000, own: [0] }, { kind: 'pay', actual: 9_000_000 }]
  const over = await held({ start: '2086-02-01', states, costs, status: 'finished', seats: 8 })
  const others: Course[] = [
    // Still going on, without a limit, and full: nothing is empty.
    { start: '2086-03-01', states, costs, seats: 8 },
    { start: '2086-04-01', states, costs, status: 'finished' },
    {
      start: '2086-05-01',
      states: ['passed', 'passed'],
      costs: [{ actual: 300 }],
      status: 'finished',
      seats: 1,
    },
  ]
  for (const course of others) await held(course)
  const year = { from: '2086-01-01', to: '2086-12-31' }
  const { total, courses, groups } = await report({ ...year, by: 'month' })
  // 8 seats, 3 joined: 5 of 8 of 10,000,001 đồng.
  expect(courses.map(({ empty_seats, empty_cost }) => [empty_seats, empty_cost])).toEqual([
    [0, 0],
    [null, null],
    [null, null],
    [5, 6_250_001],
  ])
  expect(courses.at(-1)?.id).toBe(over)
  expect([total.empty_seats, total.empty_cost]).toEqual([5, 6_250_001])
  expect(groups.map(({ key, empty_cost: cost }) => [key, cost])).toEqual([
    ['2086-02', 6_250_001],
    ['2086-03', null],
    ['2086-04', null],
    ['2086-05', 0],
  ])
  const ofUnit = await report({ ...year, department_id: 4 })
  expect([ofUnit.total.empty_seats, ofUnit.courses[0]?.empty_cost]).toEqual([null, null])
  const { bytes } = await hr.call('trainingReports.coursesExport', { query: { ...year, by: 'person' } })
  const { sheets } = await openWorkbook(bytes)
  expect(sheets['Từng khóa']?.[0]).toContain('Chi phí ghế trống')
  expect(sheets['Theo nhóm']?.[0]?.at(-1)).toBe('Chi phí phân bổ')
})
