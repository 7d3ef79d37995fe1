/** Repeatable chance: the same seed draws the same values in the same order, on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  integer(from: number, to: number): number
  /** True in `share` of the draws, 0 to 1. */
  chance(share: number): boolean
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** The same items in another order. */
  shuffled<T>(list: readonly T[]): T[]
}

/** Draws one of its values, each as often as its weight says. */
export type WeightedDraw<T> = (random: Random) => T

/** @param seed any text, such as the company and the purpose: streams of different seeds have nothing in common */
export function seededRandom(seed: string): Random {
  const next = smallFastCounter(seed)
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick: (list) => at(list, integer(0, list.length - 1)),
    shuffled: (list) => {
      const items = [...list]
      for (let last = items.length - 1; last > 0; last -= 1) {
        const other = integer(0, last)
        const moved = at(items, last)
        items[last] = at(items, other)
        items[other] = moved
      }
      return items
    },
  }
}

/** @param weights values with weights of any scale; a weight of 0 is never drawn */
export function weighted<T>(weights: Iterable<readonly [value: T, weight: number]>): WeightedDraw<T> {
  const values: T[] = []
  const upTo: number[] = []
  let total = 0
  for (const [value, weight] of weights) {
    total += weight
    values.push(value)
    upTo.push(total)
  }
  return (random) => {
    const wanted = random.next() * total
    let low = 0
    let high = values.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (at(upTo, middle) > wanted) high = middle
      else low = middle + 1
    }
    return at(values, low)
  }
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError(`no item ${index} among ${list.length}`)
  // In range, so undefined here is a value of T itself.
  return list[index] as T
}

/** Chris Doty-Humphrey's sfc32: small, fast, and passes PractRand. */
function smallFastCounter(seed: string): () => number {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1]
  const step = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let index = 0; index < seed.length; index += 1) {
    a ^= Math.imul(seed.charCodeAt(index), 0x85ebca6b)
    step()
  }
  for (let round = 0; round < 12; round += 1) step()
  return () => step() / 0x1_0000_0000
}
