import { expect, test } from 'vitest'
import type { DataTableColumn } from '../column.ts'
import { cardColumns } from './card-columns.ts'
import type { CellColumn } from './cell-column.tsx'

type Row = Record<string, string>

const cell = (id: string, priority?: number): CellColumn<Row> => {
  const column: DataTableColumn<Row> = { id, header: id, ...(priority !== undefined && { priority }) }
  return { id, column, pin: null, className: '', style: undefined, render: () => '' }
}
const shape = (columns: CellColumn<Row>[]) => {
  const { title, aside, fields } = cardColumns(columns)
  return [title?.id, aside?.id, fields.map(({ id }) => id)]
}

test('priority decides the title, what stands beside it and the order of the rest', () => {
  expect(shape([cell('code', 4), cell('state', 2), cell('name', 1), cell('note'), cell('unit', 3)])).toEqual([
    'name',
    'state',
    ['unit', 'code'],
  ])
})

test('without priorities the first columns show', () => {
  expect(shape(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => cell(id)))).toEqual([
    'a',
    undefined,
    ['b', 'c', 'd', 'e'],
  ])
})

test('a hidden title gives its place to the next', () => {
  expect(shape([cell('unit', 3), cell('code', 4)])).toEqual(['unit', undefined, ['code']])
})
