import { setImmediate as othersTurn } from 'node:timers/promises'

/** How long a turn takes. */
const turnMs = 8

/** As `items.map(work)`, but other requests of this process get a turn every few milliseconds. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let begun = performance.now()
  for (const [index, item] of items.entries()) {
    if (performance.now() - begun > turnMs) {
      await othersTurn()
      begun = performance.now()
    }
    results.push(work(item, index))
  }
  return results
}

/** Items in pieces of some size, the last one with what is left. */
export function* pieces<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}
