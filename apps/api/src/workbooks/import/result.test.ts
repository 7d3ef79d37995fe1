import { expect, test } from 'vitest'
import { resultOf, type ToldRow } from './result.ts'

const row = (place: number, state: ToldRow['state'], more: Partial<ToldRow> = {}): ToldRow => ({
  row: place,
  state,
  key: null,
  changes: [],
  errors: [],
  ...more,
})

test('of many rows those are told that a reader has to look at first, in the order of their sheets', () => {
  const told = Array.from({ length: 300 }, (_, place) => [
    row(301 - place, 'new'),
    row(place + 2, 'changed', { sheet: 'Giấy tờ' }),
    row(place + 2, 'unchanged'),
  ]).flat()
  const warned = row(700, 'new', { warnings: ['Số quyết định chỉ được ghi trong hồ sơ.'] })
  const wrong = row(800, 'wrong', { errors: ['Không có nhân viên nào mang mã này.'] })
  const { rows, truncated, ...counts } = resultOf(
    [...told, warned, wrong],
    { ignored: [], cleaned: [] },
    null,
  )
  expect(counts).toMatchObject({ total: 902, new: 301, changed: 300, unchanged: 300, wrong: 1 })
  expect([rows.length, truncated]).toEqual([200, true])
  expect(rows.slice(0, 4).map(({ state, row: place }) => [state, place])).toEqual([
    ['wrong', 800],
    ['new', 700],
    ['changed', 2],
    ['changed', 3],
  ])
  expect(rows.at(-1)?.row).toBe(199)
  const few = resultOf([row(3, 'new'), row(2, 'new')], { ignored: [], cleaned: [] }, null)
  expect([few.rows.map(({ row: place }) => place), few.truncated]).toEqual([[2, 3], false])
})
