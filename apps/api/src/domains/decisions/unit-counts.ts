import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../contract/access.ts'
import type { DeedContext, ProductContext } from '../../contract/handlers.ts'
import { lockEmployees, todayOf } from '../employees/public.ts'
import { visibleDepartments } from '../organisation/public.ts'
import type { Effect } from './effect-of.ts'
import { daysOf } from './own-days.ts'

type DecisionUnit = Schemas['DecisionUnit']

/** A unit as a decision leaves it, whoever may see it. */
export type UnitCount = Omit<DecisionUnit, 'department_id' | 'name'> & { department_id: number }

/** One of a decision's people, with a day of his own where he has one. */
type DatedPerson = Parameters<typeof daysOf>[0][number]

/** A unit in which somebody holds a position. */
interface Seat {
  employee_id: number
  department_id: number
  is_main: boolean
}

/**
 * Does a deed, and counts its very people in and out of their units: with those of all units below, as plans are made.
 * Of a day to come the people of today are counted, with the deed and nothing else that waits; where some of them have days of
 * their own, as it will be once the last of those has come.
 */
export async function countingUnits<Done extends { effects: readonly Effect[] }>(
  context: DeedContext,
  { day, people }: { day: string; people: readonly DatedPerson[] },
  deed: () => Promise<Done>,
): Promise<Done & { counts: UnitCount[] }> {
  const ids = people.map(({ employee_id }) => employee_id)
  // Where another decision moves them at this moment, they are counted after it. A correction reopens contracts first of
  // all, which wants these people too: with the tree of units and in their order they are held here.
  await lockEmployees(context, ids)
  const before = await seatsOf(context, ids)
  const done = await deed()
  const now = await seatsOf(context, ids)
  const today = await todayOf(context)
  const days = daysOf(people, day)
  const isDone = ({ employee_id }: { employee_id: number }) => (days.get(employee_id) ?? day) <= today
  const waiting = done.effects.filter((effect) => !isDone(effect))
  const after = [...now.filter(isDone), ...seatsToCome(before, waiting)]
  return { ...done, counts: await countsOf(context, { before, now, after }) }
}

async function seatsOf({ db, inThisCompany }: DeedContext, ids: readonly number[]): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    select employee_id, department_id, is_main from employee_positions
    where ${inThisCompany('employee_positions')} and employee_id = any(${ids}::bigint[]) and to_date is null`.execute(
    db,
  )
  return rows
}

/** Where the people sit once the changes that wait for the day have come. */
function seatsToCome(before: readonly Seat[], effects: readonly Effect[]): Seat[] {
  const seated = Map.groupBy(before, ({ employee_id }) => employee_id)
  return effects.flatMap(({ employee_id, after }) => {
    const held = seated.get(employee_id) ?? []
    const { main_position: main, further_positions: further } = after
    // Whoever loses his main position, as a leaver does, loses all.
    if (main === null) return []
    const seat = (is_main: boolean) => (position: { department_id: number }) => ({
      employee_id,
      department_id: position.department_id,
      is_main,
    })
    return [
      ...(main ? [main].map(seat(true)) : held.filter(({ is_main }) => is_main)),
      ...(further?.map(seat(false)) ?? held.filter(({ is_main }) => !is_main)),
    ]
  })
}

interface Seats {
  before: readonly Seat[]
  /** As the deed leaves them today, which is how the kept counts have them. */
  now: readonly Seat[]
  after: readonly Seat[]
}

interface KeptUnit {
  id: number
  plan: number | null
  employees: number
  /** The unit itself and all below it. */
  below: readonly number[]
}

/** In the order of the tree: each unit right before what hangs below it. */
async function countsOf(
  { db, companyId, inThisCompany }: DeedContext,
  { before, now, after }: Seats,
): Promise<UnitCount[]> {
  const touched = [...new Set([...before, ...after].map(({ department_id }) => department_id))]
  const { rows } = await sql<KeptUnit>`
    select departments.id, headcount_plan as plan, coalesce(kept.employees, 0)::integer as employees,
      array(select department_and_below(${companyId}::integer, departments.id)) as below
    from departments
    left join department_counts kept on kept.company_id = departments.company_id and kept.department_id = departments.id
    where ${inThisCompany('departments')} and departments.id = any(${touched}::bigint[])
    order by (
      select array_agg((place.display_order, vn_fold(place.name), place.id) order by place.level)
      from department_and_above(${companyId}::integer, departments.id) above
      join departments place on ${inThisCompany('place')} and place.id = above)`.execute(db)
  return rows.flatMap(({ id, plan, employees, below }) => {
    const units = new Set(below)
    const within = (seats: readonly Seat[]) =>
      new Set(seats.filter((seat) => units.has(seat.department_id)).map(({ employee_id }) => employee_id))
    const [was, isNow, comes] = [within(before), within(now), within(after)]
    const [left, joined] = [missing(was, comes), missing(comes, was)]
    if (left + joined === 0) return []
    const counted = employees + missing(was, isNow) - missing(isNow, was)
    return [{ department_id: id, plan, before: counted, after: counted - left + joined, left, joined }]
  })
}

/** How many of the first are not among the second. */
function missing(some: ReadonlySet<number>, others: ReadonlySet<number>): number {
  return [...some].filter((each) => !others.has(each)).length
}

/** Whoever reads only what is about himself is told of no unit. */
const namedDepartments: RowConditions = { ...visibleDepartments, own: () => sql<SqlBool>`false` }

/** The units that the reader's scope covers by name, and all others as one; nothing where it covers none. */
export async function shownUnits(
  context: ProductContext,
  counts: readonly UnitCount[],
): Promise<DecisionUnit[]> {
  const ids = counts.map(({ department_id }) => department_id)
  const { rows } = await sql<{ id: number; name: string; is_seen: boolean; above: readonly number[] }>`
    select departments.id, departments.name, (${visibleRows(context, namedDepartments)}) as is_seen,
      array(select department_and_above(${context.companyId}::integer, departments.id)) as above
    from departments
    where ${context.inThisCompany('departments')} and departments.id = any(${ids}::bigint[])`.execute(
    context.db,
  )
  const units = new Map(rows.map((row) => [row.id, row]))
  const seen = counts.flatMap((count) => {
    const unit = units.get(count.department_id)
    return unit?.is_seen ? [{ ...count, name: unit.name }] : []
  })
  // A unit that is gone since has no name to be told by, and is nothing that lies beyond the reader's scope.
  const beyond = new Set(ids.filter((id) => units.has(id) && units.get(id)?.is_seen !== true))
  // Whoever is counted in a unit is counted in those above it too.
  const highest = counts.filter(
    ({ department_id: id }) =>
      beyond.has(id) && !units.get(id)?.above.some((above) => above !== id && beyond.has(above)),
  )
  if (seen.length === 0 || highest.length === 0) return seen
  const sum = (figure: 'before' | 'after' | 'left' | 'joined') =>
    highest.reduce((total, count) => total + count[figure], 0)
  const others = { before: sum('before'), after: sum('after'), left: sum('left'), joined: sum('joined') }
  return [...seen, { department_id: null, name: null, plan: null, ...others }]
}

/** Keeps with a decision what it made of its units, as it was reckoned when it was issued. */
export async function keepUnitCounts(
  { db, inThisCompany }: DeedContext,
  id: number,
  counts: readonly UnitCount[],
): Promise<void> {
  await sql`
    update decisions set unit_counts = ${JSON.stringify(counts)}::jsonb
    where ${inThisCompany('decisions')} and id = ${id}`.execute(db)
}

/** The units of a decision that was issued, as its reader may see them. */
export async function unitsOfDecision(context: ProductContext, id: number): Promise<DecisionUnit[]> {
  const { rows } = await sql<{ counts: UnitCount[] | null }>`
    select unit_counts as counts from decisions
    where ${context.inThisCompany('decisions')} and id = ${id}`.execute(context.db)
  return shownUnits(context, rows[0]?.counts ?? [])
}
