import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flushSync } from 'react-dom'
import { forgetWarnings } from '#ui/dev/dev-warn.ts'
import type { DataTableColumn } from './column.ts'
import type { DataTableProps } from './data-table.tsx'
import { mountTable, unmount } from './parts/demo/mount.tsx'
import { people, type Person } from './parts/demo/people.ts'
import { peopleColumns } from './parts/demo/people-columns.tsx'
import { noSelection } from './selection.ts'
import type { DataTableState } from './table-state.ts'

const warnings: string[] = []

beforeEach(() => {
  forgetWarnings()
  warnings.length = 0
  vi.spyOn(console, 'warn').mockImplementation((message) => warnings.push(String(message)))
})
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

const [code, name, ...others] = peopleColumns as [DataTableColumn<Person>, ...DataTableColumn<Person>[]]
const withFirst = (changed: Partial<DataTableColumn<Person>>) =>
  // A changed part keeps the column's own kind.
  [{ ...code, ...changed } as DataTableColumn<Person>, ...(name ? [name] : []), ...others]

const misuses: [string, Partial<DataTableState>, Partial<DataTableProps<Person>>, RegExp][] = [
  ['a page before the first', { page: 0 }, {}, /state\.page is 0; pages are whole numbers from 1/],
  ['a size that the pager lacks', { size: 31 }, {}, /state\.size is 31; the pager offers 30, 50, 100/],
  [
    'an order by a column that cannot sort',
    { sort: [{ field: 'unit_id', descending: false }] },
    {},
    /state\.sort names 'unit_id', which is no column with `sortable`/,
  ],
  [
    'a filter of no column',
    { filters: { nobody: { operator: 'like', value: 'x' } } },
    {},
    /state\.filters names 'nobody'.*Drop it/,
  ],
  [
    'a whole array as one page',
    {},
    { rows: people.slice(0, 77) },
    /77 rows were passed for a page of 30.*useLocalRows/,
  ],
  ['a total of this page only', {}, { total: 7 }, /total is 7, but 30 rows/],
  ['rows with one id', {}, { rowId: (row) => (row.id === 2 ? 1 : row.id) }, /two rows have the id 1/],
  ['a selection that nobody is told of', {}, { selection: noSelection }, /belong together/],
  [
    'actions on rows that cannot be chosen',
    {},
    { bulkActions: [] },
    /`bulkActions` never show without `selection`/,
  ],
  [
    'a column too narrow',
    {},
    { columns: withFirst({ width: 20 }) },
    /'code' is 20 px wide; a reader can make it 80 to 800/,
  ],
  [
    'a column hidden for good',
    {},
    { columns: withFirst({ hidden: true, hideable: false }) },
    /is hidden and must always show/,
  ],
  [
    'a choice offered twice',
    {},
    {
      columns: withFirst({
        filter: { kind: 'select', options: [1, 1].map((value) => ({ value, label: 'Một' })) },
      }),
    },
    /offers the value 1 twice/,
  ],
]

describe('a developer is told, with the way to mend it, of', () => {
  test.each(misuses)('%s', async (_misuse, state, props, words) => {
    mountTable(state, { answers: false, ...props })
    await expect.poll(() => warnings.filter((warning) => words.test(warning))).toHaveLength(1)
  })

  test('columns that are new at every drawing, not of a few that change', async () => {
    const caller = mountTable({})
    const draw = (times: number) => {
      for (let time = 0; time < times; time++)
        flushSync(() => caller.setProps({ columns: [...peopleColumns] }))
    }
    draw(3)
    flushSync(() => caller.setProps({ exporting: false }))
    draw(7)
    expect(warnings).toEqual([])
    draw(3)
    expect(warnings).toEqual([expect.stringMatching(/new at every drawing.*useMemo/)])
  })
})

test('two columns with one id throw', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const thrown: unknown[] = []
  const catches = (event: ErrorEvent) => {
    thrown.push(event.error)
    event.preventDefault()
  }
  window.addEventListener('error', catches)
  try {
    mountTable({}, { columns: [code, code] })
  } catch (error) {
    thrown.push(error)
  }
  window.removeEventListener('error', catches)
  expect(String(thrown[0])).toMatch(/two columns have the id 'code'.*`cell`/)
})

test('a table as it should be says nothing', async () => {
  mountTable(
    { size: 50, sort: [{ field: 'join_date', descending: true }] },
    { selection: noSelection, onSelectionChange: () => undefined, bulkActions: [] },
  )
  expect(warnings).toEqual([])
})
