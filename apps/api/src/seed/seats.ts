import type { Post, Unit } from './organisation.ts'
import { type Random, type WeightedDraw, weighted } from './random.ts'

/** A place for one employee. */
export interface Seat {
  unit: Unit
  post: Post
  /** Head or deputy of the unit. */
  leads: boolean
}

const DEPUTY_FROM = 5
const shiftLeaderLevels = [11, 12]

/** As many seats as there are employees, spread over the units by their kind, in no order. */
export function drawSeats(random: Random, units: readonly Unit[], employees: number): Seat[] {
  const led = units.filter(({ staff }) => staff.length === 0)
  const staffed = units.filter(({ staff }) => staff.length > 0)
  const leading = led.flatMap((unit) => leaderSeats(unit, unit.leaders.length)).slice(0, employees)
  const sizes = shares(
    staffed.map(({ kind, hasUnitsBelow }) => {
      const weight = hasUnitsBelow ? kind.weight.above : kind.weight.alone
      return weight * (0.7 + 0.6 * random.next())
    }),
    employees - leading.length,
  )
  const seats = staffed.flatMap((unit, index) => seatsOf(random, unit, sizes[index] ?? 0))
  return random.shuffled([...leading, ...seats])
}

/** Whole numbers in the proportion of the weights that sum up to `total`. */
export function shares(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((left, right) => left + right, 0)
  let given = 0
  let due = 0
  return weights.map((weight) => {
    due += (weight / sum) * total
    // What rounding takes from one it gives to the next; the small addition guards against 2399.9999.
    const share = Math.floor(due + 1e-9) - given
    given += share
    return share
  })
}

function seatsOf(random: Random, unit: Unit, size: number): Seat[] {
  const leading = leaderSeats(unit, Math.min(size, size < DEPUTY_FROM ? 1 : unit.leaders.length))
  const drawPost = postDraw(unit)
  const rest = Array.from({ length: size - leading.length }, () => ({
    unit,
    post: drawPost(random),
    leads: false,
  }))
  return [...leading, ...rest]
}

function leaderSeats(unit: Unit, count: number): Seat[] {
  return unit.leaders.slice(0, count).map((post) => ({ unit, post, leads: true }))
}

function postDraw({ staff }: Unit): WeightedDraw<Post> {
  return weighted(
    staff.map((post) => [post, shiftLeaderLevels.includes(post.position_level) ? 1 : 6] as const),
  )
}
