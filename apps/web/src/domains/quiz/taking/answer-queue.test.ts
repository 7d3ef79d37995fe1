import { describe, expect, test } from 'vitest'
import {
  acknowledged,
  type Answer,
  answeredOf,
  batchSize,
  nextBatch,
  numberNow,
  openQueue,
  withAnswer,
  withKept,
} from './answer-queue.ts'

const empty = openQueue([])
const minute = 60_000

describe('the queue of answers', () => {
  test('numbers what is written later higher, whatever the clock says', () => {
    const first = withAnswer(empty, 1, ['A'], 10 * minute)
    const second = withAnswer(first, 2, ['B'], 10 * minute)
    // Minutes were added: what is left is more than before.
    const third = withAnswer(second, 1, ['C'], 30 * minute)
    const numbers = [first.last, second.last, third.last]
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers)
    expect(new Set(numbers).size).toBe(3)
  })

  test('numbers by when it was written across two devices', () => {
    const here = withAnswer(empty, 1, ['A'], 20 * minute)
    const there = withAnswer(empty, 1, ['B'], 19 * minute)
    expect(numberNow(there, 19 * minute)).toBeGreaterThan(here.last)
  })

  test('keeps of a question only its last answer to be sent', () => {
    const queue = withAnswer(withAnswer(empty, 1, ['A'], minute), 1, ['B'], minute - 1)
    expect(nextBatch(queue)).toMatchObject([{ slot: 1, value: ['B'] }])
  })

  test('does not send the same answer again, nor nothing for a question without one', () => {
    const queue = withAnswer(empty, 1, ['A'], minute)
    expect(withAnswer(queue, 1, ['A'], minute - 1)).toBe(queue)
    expect(withAnswer(queue, 2, [], minute - 1)).toBe(queue)
    expect(withAnswer(queue, 3, ['', ' '], minute - 1)).toBe(queue)
  })

  test('sends an answer that is taken back', () => {
    const saved = openQueue([{ slot: 1, value: ['A'], seq: 5 }])
    expect(nextBatch(withAnswer(saved, 1, [], minute))).toMatchObject([{ slot: 1, value: [] }])
  })

  test('still has to send what was changed while it was on its way', () => {
    const before = withAnswer(empty, 1, ['A'], minute)
    const sent = nextBatch(before)
    const after = acknowledged(withAnswer(before, 1, ['B'], minute - 1), sent)
    expect(nextBatch(after)).toMatchObject([{ slot: 1, value: ['B'] }])
    expect(acknowledged(after, nextBatch(after)).unsent.size).toBe(0)
  })

  test('may acknowledge a batch twice, and in another order', () => {
    const queue = withAnswer(withAnswer(empty, 1, ['A'], minute), 2, ['B'], minute - 1)
    const sent = nextBatch(queue)
    const once = acknowledged(queue, sent.toReversed())
    expect(acknowledged(once, sent)).toEqual(once)
  })

  test('sends the oldest first, and no more than the server takes', () => {
    const many = Array.from({ length: batchSize + 7 }, (_, at) => at + 1)
    const queue = many.reduce((now, slot) => withAnswer(now, slot, ['A'], minute - slot), empty)
    const batch = nextBatch(queue)
    expect(batch).toHaveLength(batchSize)
    expect(batch[0]?.slot).toBe(1)
    expect(nextBatch(acknowledged(queue, batch)).map(({ slot }) => slot)).toEqual(many.slice(batchSize))
  })
})

describe('after a reload', () => {
  const saved: Answer[] = [
    { slot: 1, value: ['A'], seq: 10 },
    { slot: 2, value: ['B'], seq: 20 },
  ]

  test('what was kept unsent is sent, and stands on the screen', () => {
    const kept = [{ slot: 1, value: ['C'], seq: 30 }]
    const queue = withKept(openQueue(saved), kept)
    expect(nextBatch(queue)).toEqual(kept)
    expect(queue.given.get(1)?.value).toEqual(['C'])
    expect(withAnswer(queue, 3, ['A'], 0).last).toBeGreaterThan(30)
  })

  test('what the server has already, or has newer, is not sent again', () => {
    const queue = openQueue(saved)
    expect(
      withKept(queue, [
        { slot: 1, value: ['A'], seq: 10 },
        { slot: 2, value: ['D'], seq: 15 },
      ]),
    ).toBe(queue)
  })
})

test('a question whose answer is blank counts as unanswered', () => {
  const queue = openQueue([
    { slot: 1, value: ['A'], seq: 1 },
    { slot: 2, value: [' '], seq: 2 },
    { slot: 3, value: [], seq: 3 },
  ])
  expect(answeredOf(queue, [1, 2, 3, 4])).toBe(1)
})
