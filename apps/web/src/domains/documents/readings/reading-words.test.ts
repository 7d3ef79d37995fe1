import { expect, test } from 'vitest'
import { doneWords, grown, isBeingAsked } from './reading-words.ts'

const sent = '2026-11-26T08:00:00+07:00'
const after = (seconds: number) => Date.parse(sent) + seconds * 1000
const reading = (total: number, withdrawn_at: string | null = null) => ({
  figures: { total, confirmed: 0, again: 0, waiting: total, without_account: 0 },
  withdrawn_at,
  created_at: sent,
})

test.each([
  ['just sent', reading(0), 1, 1, true],
  ['half of them asked', reading(200), 500, 1, true],
  ['all of them asked', reading(500), 500, 1, false],
  ['sent by somebody else and asked', reading(3), 1, 1, false],
  ['nobody came within ten minutes', reading(0), 1, 600, false],
  ['taken back', reading(0, sent), 1, 1, false],
  // The reader's clock may be behind.
  ['sent in the reader’s future', reading(0), 1, -30, true],
  ['sent hours ahead of the reader’s clock', reading(0), 1, -7200, false],
])('people are being asked: %s', (_, one, expected, seconds, is) => {
  expect(isBeingAsked(one, expected, after(seconds))).toBe(is)
})

test('asking is over where nobody was added for long, and not before', () => {
  const looked = (total: number, seconds: number, before = {}) =>
    grown(before, [{ id: 7, ...reading(total) }], after(seconds))
  const at = (seconds: number, growth: ReturnType<typeof looked>) =>
    isBeingAsked(reading(200), 500, after(seconds), growth[7])
  const first = looked(200, 2)
  expect(looked(200, 20, first)).toBe(first)
  expect([at(20, first), at(40, first)]).toEqual([true, false])
  expect(at(40, looked(201, 20, first))).toBe(true)
  // Nobody yet: the background has not come to it.
  expect(isBeingAsked(reading(0), 500, after(60), looked(0, 2)[7])).toBe(true)
})

test('the line says how far asking is, and then who has confirmed', () => {
  expect(doneWords(reading(0), true)).toBe('đang gửi cho người nhận…')
  expect(doneWords(reading(200), true)).toBe('đang gửi, 200 người đã nhận…')
  expect(doneWords(reading(0), false)).toBe('chưa có người nhận')
  expect(doneWords(reading(200), false)).toBe('0/200 người đã xác nhận')
})
