import { describe, expect, test } from 'vitest'
import { mark, type Marked, total } from './mark.ts'

const question = (more: Partial<Marked>): Marked => ({
  kind: 'single',
  content: 'Câu hỏi',
  options: ['một', 'hai', 'ba', 'bốn'],
  right_options: ['A'],
  blanks: null,
  partial_credit: false,
  ...more,
})
const asWritten = ['A', 'B', 'C', 'D']
const shuffled = ['C', 'A', 'D', 'B']

describe('an answer is worth', () => {
  test.each<[string, Partial<Marked>, readonly string[], string[], number]>([
    ['all for the right one', {}, asWritten, ['A'], 1],
    ['all where the right one is shown elsewhere', {}, shuffled, ['B'], 1],
    ['nothing for its old letter', {}, shuffled, ['A'], 0],
    ['nothing for two of one', {}, asWritten, ['A', 'B'], 0],
    ['nothing for none', {}, asWritten, [], 0],
    ['nothing for a letter that is not there', {}, asWritten, ['F'], 0],
    ['all for all of several', { kind: 'multiple', right_options: ['A', 'C'] }, asWritten, ['C', 'A'], 1],
    ['nothing for some of several', { kind: 'multiple', right_options: ['A', 'C'] }, asWritten, ['A'], 0],
    [
      'a part for some',
      { kind: 'multiple', right_options: ['A', 'C'], partial_credit: true },
      asWritten,
      ['A'],
      0.5,
    ],
    [
      'less for a wrong one',
      { kind: 'multiple', right_options: ['A', 'C'], partial_credit: true },
      asWritten,
      ['A', 'C', 'B'],
      0.5,
    ],
    [
      'never below nothing',
      { kind: 'multiple', right_options: ['A', 'C'], partial_credit: true },
      asWritten,
      ['B', 'D'],
      0,
    ],
    [
      'all for a false statement',
      { kind: 'true_false', options: [], right_options: ['B'] },
      ['A', 'B'],
      ['B'],
      1,
    ],
    [
      'a tenth for one statement',
      { kind: 'statements', right_options: ['B', 'C'] },
      asWritten,
      ['A', 'A', '', ''],
      0.1,
    ],
    [
      'a quarter for two',
      { kind: 'statements', right_options: ['B', 'C'] },
      asWritten,
      ['B', 'A', '', ''],
      0.25,
    ],
    [
      'half for three',
      { kind: 'statements', right_options: ['B', 'C'] },
      asWritten,
      ['B', 'A', 'A', 'A'],
      0.5,
    ],
    ['all for four', { kind: 'statements', right_options: ['B', 'C'] }, asWritten, ['B', 'A', 'A', 'B'], 1],
    ['all for a gap in other letters', { kind: 'fill', blanks: 'Hà Nội|Thủ đô' }, [], [' hà  NỘI '], 1],
    ['nothing without its accents', { kind: 'fill', blanks: 'Hà Nội' }, [], ['Ha Noi'], 0],
    ['a share a gap', { kind: 'fill', blanks: 'một\nhai\nba' }, [], ['một', '', 'ba'], 2 / 3],
  ])('%s', (_, more, order, value, worth) => {
    const { of, out } = mark(question(more), order, value)
    expect(of / out).toBeCloseTo(worth, 10)
  })
})

describe('a paper', () => {
  const third = { share: { of: 1, out: 3 }, points: 1 }
  const half = { share: { of: 1, out: 2 }, points: 1 }

  test('is rounded once, at the end, half up', () => {
    expect(total([third, third, third], 50)).toEqual({ points: 1, score: 3.33, passed: false })
    // 10 × 1/16 = 0.625
    expect(total([{ share: { of: 1, out: 16 }, points: 1 }], 5).score).toBe(0.63)
  })

  test('is passed at exactly what is needed', () => {
    expect(total([half], 50).passed).toBe(true)
    expect(total([half], 51).passed).toBe(false)
    expect(total([third, third, third], 33).passed).toBe(true)
  })

  test('counts points, not questions', () => {
    const right = { share: { of: 1, out: 1 }, points: 0.25 }
    const wrong = { share: { of: 0, out: 1 }, points: 0.75 }
    expect(total([right, wrong], 25)).toEqual({ points: 0.25, score: 2.5, passed: true })
  })
})
