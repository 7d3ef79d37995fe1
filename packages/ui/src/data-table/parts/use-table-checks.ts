import { useEffect, useRef } from 'react'
import { devAssert, devWarn } from '#ui/dev/dev-warn.ts'
import { type DataTableColumn, MAX_WIDTH, MIN_WIDTH } from '../column.ts'
import type { DataTableProps } from '../data-table.tsx'
import { pageSizes } from '../table-state.ts'

/** A caller may change its columns now and then; one that does so at every drawing makes them inside of itself. */
const STEADY = 8

/** Tells a developer what is wrong with a table's props, and how to mend it; does nothing in production. */
export function useTableChecks<Row>(props: DataTableProps<Row>) {
  const { columns, rowId } = props
  const before = useRef({ columns, rowId, changes: 0 })
  if (import.meta.env.DEV) devAssert(...sameIds(columns))
  useEffect(() => {
    if (!import.meta.env.DEV) return
    for (const [wrong, message] of [...columnRules(columns), ...askRules(props), ...rowRules(props)])
      devWarn(wrong, `DataTable: ${message}`)
  })
  useEffect(() => {
    const last = before.current
    const changed = columns !== last.columns || rowId !== last.rowId
    const changes = changed ? last.changes + 1 : 0
    before.current = { columns, rowId, changes }
    devWarn(
      changes >= STEADY,
      `DataTable ('${props.label}'): \`columns\` or \`rowId\` is new at every drawing, so every cell is drawn again. Keep them outside of the component or in useMemo.`,
    )
  })
}

type Rule = readonly [wrong: boolean, message: string]

function sameIds<Row>(columns: readonly DataTableColumn<Row>[]): [right: boolean, message: string] {
  const twice = repeated(columns.map(({ id }) => id))
  return [
    twice === undefined,
    `DataTable: two columns have the id '${twice}'. Give each its own; a second look at a field gets another id and a \`cell\`.`,
  ]
}

function columnRules<Row>(columns: readonly DataTableColumn<Row>[]): Rule[] {
  return columns.flatMap(({ id, width, hidden, hideable, filter }): Rule[] => {
    const choices = filter && 'options' in filter ? filter.options.map(({ value }) => value) : []
    return [
      [
        width !== undefined && (width < MIN_WIDTH || width > MAX_WIDTH),
        `column '${id}' is ${width} px wide; a reader can make it ${MIN_WIDTH} to ${MAX_WIDTH}. Stay inside.`,
      ],
      [
        hidden === true && hideable === false,
        `column '${id}' is hidden and must always show. Drop \`hidden\` or \`hideable: false\`.`,
      ],
      [
        repeated(choices) !== undefined,
        `the filter of column '${id}' offers the value ${repeated(choices)} twice. Give each option a value of its own.`,
      ],
    ]
  })
}

function askRules<Row>(props: DataTableProps<Row>): Rule[] {
  const { columns, state, selection, onSelectionChange, bulkActions } = props
  const { page, size, sort, filters } = state
  const ids = new Set(columns.map(({ id }) => id))
  const unsortable = sort.find(({ field }) => !columns.find(({ id }) => id === field)?.sortable)?.field
  const unknown = Object.keys(filters).find((id) => !ids.has(id))
  return [
    [!(Number.isInteger(page) && page >= 1), `state.page is ${page}; pages are whole numbers from 1.`],
    [
      !pageSizes.some((one) => one === size),
      `state.size is ${size}; the pager offers ${pageSizes.join(', ')}. Use one of them.`,
    ],
    [
      unsortable !== undefined,
      `state.sort names '${unsortable}', which is no column with \`sortable\`. Drop it before it gets here.`,
    ],
    [
      unknown !== undefined,
      `state.filters names '${unknown}', which is no column: nobody could see or take off that filter. Drop it before it gets here.`,
    ],
    [
      (selection === undefined) !== (onSelectionChange === undefined),
      '`selection` and `onSelectionChange` belong together. Pass both, or none where rows cannot be chosen.',
    ],
    [
      bulkActions !== undefined && selection === undefined,
      '`bulkActions` never show without `selection` and `onSelectionChange`. Pass these too.',
    ],
  ]
}

function rowRules<Row>({ rows = [], rowId, state, total }: DataTableProps<Row>): Rule[] {
  const twice = repeated(rows.map(rowId))
  return [
    [
      rows.length > state.size,
      `${rows.length} rows were passed for a page of ${state.size}. Pass one page; for an array that is all here see useLocalRows.`,
    ],
    [
      total < rows.length,
      `total is ${total}, but ${rows.length} rows were passed. It counts the rows of all pages.`,
    ],
    [twice !== undefined, `two rows have the id ${twice}. \`rowId\` must part every row from the others.`],
  ]
}

function repeated<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values).size === values.length
    ? undefined
    : values.find((value, index) => values.indexOf(value) !== index)
}
