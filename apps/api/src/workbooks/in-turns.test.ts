import { expect, test } from 'vitest'
import { mapInTurns } from './in-turns.ts'

test('others get a turn before the next item once those before took long', async () => {
  const order: string[] = []
  setImmediate(() => order.push('others'))
  const doubled = await mapInTurns([1, 2], (item) => {
    const begun = performance.now()
    while (performance.now() - begun < 20);
    order.push(`item ${item}`)
    return item * 2
  })
  expect([doubled, order]).toEqual([
    [2, 4],
    ['item 1', 'others', 'item 2'],
  ])
})
