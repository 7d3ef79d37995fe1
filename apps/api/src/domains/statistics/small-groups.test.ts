import { expect, test } from 'vitest'
import { closedFigures } from './small-groups.ts'

const columns = [{ key: 'all', kind: 'count' }] as const
const secret = Buffer.from('a secret of this test')

const closed = (counts: readonly number[], people: string, areFound = false) =>
  closedFigures(
    columns,
    {
      rows: counts.map((count, place) => ({ key: `row-${place}`, label: `Dòng ${place}`, values: [count] })),
      total: [counts.reduce((sum, count) => sum + count, 0)],
    },
    areFound,
    people,
    secret,
  )
const figures = (counts: readonly number[], people: string) =>
  closed(counts, people).rows.map(({ values }) => values[0] ?? null)

test('nothing and a few look alike, and what is shown is a multiple of five from ten on', () => {
  for (let day = 0; day < 200; day += 1) {
    const [none, one, five, seven = null, many = null] = figures([0, 1, 5, 7, 23], `day ${day}`)
    expect([none, one, five]).toEqual([null, null, null])
    expect([null, 10]).toContain(seven)
    expect([20, 25]).toContain(many)
  }
})

test('somebody more draws every row anew, so that those that change name nobody', () => {
  const moved = [0, 0, 0]
  for (let day = 0; day < 200; day += 1) {
    const before = figures([12, 32, 22], `day ${day}`)
    const after = figures([13, 32, 22], `day ${day} and one more`)
    for (const [place, figure] of before.entries())
      if (figure !== after[place]) moved[place] = (moved[place] ?? 0) + 1
  }
  // Each moves with nearly the same chance, whoever came.
  for (const times of moved) expect(times).toBeGreaterThan(50)
  expect(figures([12, 32, 22], 'same')).toEqual(figures([12, 32, 22], 'same'))
})

test('rows that were found have no names where few belong, and a group of few has no rows at all', () => {
  const { rows } = closed([4, 40, 1], 'places', true)
  expect(rows.map(({ key, values }) => [key, values])).toEqual([
    ['row-1', [40]],
    ['small', [null]],
  ])
  expect(closed([1], 'places', true)).toMatchObject({ rows: [{ key: 'small' }], total: [null] })
  expect(closed([0, 5], 'few')).toMatchObject({
    rows: [{ values: [null] }, { values: [null] }],
    total: [null],
  })
})
