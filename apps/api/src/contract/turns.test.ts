import { expect, test } from 'vitest'
import { ApiFailure } from './failure.ts'
import { Turns } from './turns.ts'

/** Work that runs until it is told to end. */
function piece(name: string, begun: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    begun.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('a user has two at once, the others wait in their order, and another user does not wait', async () => {
  const turns = new Turns(2)
  const begun: string[] = []
  const [first, second, third, fourth, other] = ['1', '2', '3', '4', 'other'].map((name) =>
    piece(name, begun),
  )
  const ends = [first, second, third, fourth].map((each) => turns.take(7, each?.work ?? (async () => '')))
  const others = turns.take(8, other?.work ?? (async () => ''))
  expect(begun).toEqual(['1', '2', 'other'])
  second?.end()
  await ends[1]
  await expect.poll(() => begun).toEqual(['1', '2', 'other', '3'])
  first?.end()
  await expect.poll(() => begun).toEqual(['1', '2', 'other', '3', '4'])
  for (const each of [third, fourth, other]) each?.end()
  expect(await Promise.all([...ends, others])).toEqual(['1', '2', '3', '4', 'other'])
})

test('work that fails gives its turn on', async () => {
  const turns = new Turns(1)
  const begun: string[] = []
  const [failing, next] = [piece('failing', begun), piece('next', begun)]
  const failed = turns.take(7, failing.work)
  const ended = turns.take(7, next.work)
  failing.fail()
  await expect(failed).rejects.toThrow('failing')
  next.end()
  expect(await ended).toBe('next')
  expect(await turns.take(7, async () => 'later')).toBe('later')
})

test('a line has an end, and says when to come back', async () => {
  const turns = new Turns(1)
  const { work, end } = piece('long', [])
  const line = Array.from({ length: 101 }, () => turns.take(7, work))
  const refused = await turns.take(7, work).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiFailure)
  expect(refused).toMatchObject({ status: 503, detail: { retryAfter: 5 } })
  end()
  expect(await Promise.all(line)).toHaveLength(101)
})
