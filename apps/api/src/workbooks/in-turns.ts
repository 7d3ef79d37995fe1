import { setImmediate as othersTurn } from 'node:timers/promises'

/** Rows of one turn: a few milliseconds of work. */
const rowsATurn = 200

/** As `items.map(work)`, but other requests of this process get a turn after every few rows. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % rowsATurn === 0) await othersTurn()
    results.push(work(item, index))
  }
  return results
}

/** Items in pieces of some size, the last one with what is left. */
export function* pieces<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}
