import { describe, expect, test } from 'vitest'
import {
  changeLayout,
  emptyLayout,
  isShown,
  type LayoutChange,
  orderedIds,
  pinOf,
  shownIds,
  type TableLayout,
} from './table-layout.ts'

const columns = [
  { id: 'code' },
  { id: 'name', pin: 'left', hideable: false },
  { id: 'unit' },
  { id: 'salary', hidden: true },
] as const

const after = (...changes: LayoutChange[]): TableLayout =>
  changes.reduce<TableLayout>((layout, change) => changeLayout(columns, layout, change), emptyLayout)

describe('order', () => {
  test('moves a column to a place, hidden ones counted', () => {
    expect(after({ type: 'move', column: 'unit', to: 0 }).order).toEqual(['unit', 'code', 'name', 'salary'])
    expect(after({ type: 'move', column: 'code', to: 99 }).order).toEqual(['name', 'unit', 'salary', 'code'])
  })

  test('a column that is no more is left out, a new one stands in its own place at the end', () => {
    const layout = { ...emptyLayout, order: ['unit', 'gone', 'code'] }
    expect(orderedIds(columns, layout)).toEqual(['unit', 'code', 'name', 'salary'])
  })

  test('what shows stands between what is pinned left and what is pinned right', () => {
    const layout = { ...emptyLayout, pins: { code: 'right' }, shown: { salary: true } } as const
    expect(shownIds(columns, emptyLayout)).toEqual(['name', 'code', 'unit'])
    expect(shownIds(columns, layout)).toEqual(['name', 'unit', 'salary', 'code'])
  })

  test('beside another column means pinned like it', () => {
    const layout = after({ type: 'place', column: 'unit', beside: 'name', after: true })
    expect(layout.order).toEqual(['code', 'name', 'unit', 'salary'])
    expect(pinOf(columns[2], layout)).toBe('left')
    const back = changeLayout(columns, layout, {
      type: 'place',
      column: 'unit',
      beside: 'code',
      after: false,
    })
    expect(back.order).toEqual(['unit', 'code', 'name', 'salary'])
    expect(pinOf(columns[2], back)).toBeNull()
  })

  test('an unknown column changes nothing', () => {
    expect(after({ type: 'place', column: 'unit', beside: 'gone', after: true })).toBe(emptyLayout)
    expect(orderedIds(columns, after({ type: 'move', column: 'gone', to: 0 }))).toEqual(
      columns.map(({ id }) => id),
    )
  })
})

test('widths are whole pixels within their limits, and can be given back', () => {
  expect(after({ type: 'resize', column: 'code', width: 200.4 }).widths).toEqual({ code: 200 })
  expect(after({ type: 'resize', column: 'code', width: 3 }).widths).toEqual({ code: 80 })
  expect(after({ type: 'resize', column: 'code', width: 9000 }).widths).toEqual({ code: 800 })
  expect(
    after({ type: 'resize', column: 'code', width: 200 }, { type: 'resize', column: 'code', width: null })
      .widths,
  ).toEqual({})
})

test('a column that starts pinned can be let go', () => {
  expect(pinOf(columns[1], emptyLayout)).toBe('left')
  expect(pinOf(columns[1], after({ type: 'pin', column: 'name', pin: null }))).toBeNull()
})

test('shown is the reader’s choice, else the column’s start; some cannot be hidden', () => {
  expect(columns.map((column) => isShown(column, emptyLayout))).toEqual([true, true, true, false])
  const layout = after(
    { type: 'show', column: 'salary', shown: true },
    { type: 'show', column: 'name', shown: false },
  )
  expect(columns.map((column) => isShown(column, layout))).toEqual([true, true, true, true])
})

test('starting anew keeps the density, which is no matter of columns', () => {
  const layout = after(
    { type: 'density', density: 'compact' },
    { type: 'pin', column: 'unit', pin: 'right' },
    { type: 'reset' },
  )
  expect(layout).toEqual({ ...emptyLayout, density: 'compact' })
})
