import type { CellKind, DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import type { DataTableState } from '@nhansu/ui/data-table/table-state.ts'
import { type PlacedColumn, shownIds, type TableLayout } from '@nhansu/ui/data-table/table-layout.ts'
import type { FilterDefinition } from '@nhansu/ui/filter-popover/filter-model.ts'
import type { AnyColumn, AnyResource, AnyRow, FilterKind, Labels } from './define-resource.ts'
import type { ListShape } from '#web/kit/list/list-address.ts'
import type { ReferenceName } from '#web/kit/references/references.ts'

/** The choices of references that have come so far. */
export type ReferenceChoices = Partial<Record<ReferenceName, FilterDefinition>>

/** What the address of a resource's list may say. */
export function shapeOf({ sortable, columns, search, personalSearch }: AnyResource): ListShape {
  const filtered = columns.filter(({ filter }) => filter !== undefined)
  const personal = columns.filter((column) => column.personal).map(columnId)
  return {
    filters: Object.fromEntries(filtered.map((column) => [columnId(column), addressFilter(kindOf(column))])),
    sortable,
    hidden: [
      ...personal.map((column) => `f.${column}`),
      ...(personal.some((column) => search.includes(column)) ? ['q'] : []),
    ],
    ...(personalSearch && { hiddenNumbers: ['q'] }),
    renamed: Object.fromEntries(
      columns.flatMap((column) =>
        column.formerId === undefined ? [] : [[column.formerId, columnId(column)]],
      ),
    ),
  }
}

/** The table's columns. A filter whose choices are still on their way is not offered yet. */
export function tableColumns(
  { sortable, columns }: AnyResource,
  choices: ReferenceChoices,
): DataTableColumn<AnyRow>[] {
  const main = columns.findIndex((column) => column.main)
  return columns.map((column, place) => {
    const { field, header, title, cell, width, hidden, seconds } = column
    const filter = filterOf(kindOf(column), choices)
    return {
      id: columnId(column),
      header,
      // The export names the column so, and whoever looks for it in the file finds the name here.
      ...(title !== undefined && title !== header && { fullName: title }),
      value: (row) => plainValue(column, row),
      ...(cell && { cell: (row) => cell(row[field], row) }),
      kind: column.kind ?? cellKind(kindOf(column)),
      sortable: sortable.includes(columnId(column)),
      priority: place === main ? 1 : place + 2,
      ...(filter && { filter }),
      ...(width !== undefined && { width }),
      ...(hidden && { hidden }),
      ...(seconds && { seconds }),
      // The name, and a code before it; more would leave the others no room.
      ...(place <= main && main < 2 && { pin: 'left' as const }),
      ...(place === main && { hideable: false, grow: true }),
    }
  })
}

/** The fields of the columns that a reader sees, in the order in which they stand. */
export function shownFields(
  { columns: declared }: Pick<AnyResource, 'columns'>,
  columns: readonly PlacedColumn[],
  layout: TableLayout,
): string[] {
  const fields = new Map(declared.map((column) => [columnId(column), column.field]))
  return shownIds(columns, layout).flatMap((id) => fields.get(id) ?? [])
}

/** The references that a resource's filters need. */
export function referencesOf({ columns }: AnyResource): ReferenceName[] {
  const named = columns.map(kindOf).flatMap((kind) => (isReference(kind) ? [kind.reference] : []))
  return [...new Set(named)]
}

/** The records of a reference that a list is filtered by now. */
export function filteredIds(
  { columns }: AnyResource,
  name: ReferenceName,
  filters: DataTableState['filters'],
): number[] {
  const ids = columns.flatMap((column) => {
    const kind = kindOf(column)
    const filter = filters[columnId(column)]
    return isReference(kind) && kind.reference === name && filter?.operator === 'in' ? filter.value : []
  })
  return [...new Set(ids.map(Number))]
}

/** A column's name in the address and towards the server: its filter's where that differs from the row's field. */
export function columnId({ field, filter }: AnyColumn): string {
  return typeof filter === 'object' && 'by' in filter ? filter.by : field
}

/** True where a filter's codes stand for a yes or no. */
export function isYesNo(kind: FilterKind | undefined): boolean {
  return hasLabels(kind) && 'true' in kind.labels
}

/** What a column's filter asks for. */
export function kindOf({ filter }: AnyColumn): FilterKind | undefined {
  return typeof filter === 'object' && 'by' in filter ? filter.kind : filter
}

function plainValue(column: AnyColumn, row: AnyRow): unknown {
  const kind = kindOf(column)
  const value = row[column.field]
  return hasLabels(kind) ? kind.labels[String(value)] : value
}

function cellKind(kind: FilterKind | undefined): CellKind {
  return kind === 'number' || kind === 'date' || kind === 'datetime' ? kind : 'text'
}

function filterOf(kind: FilterKind | undefined, choices: ReferenceChoices): FilterDefinition | undefined {
  if (typeof kind !== 'object') return kind && { kind }
  if ('reference' in kind) return choices[kind.reference]
  const options = Object.entries(kind.labels).map(([code, label]) => ({ value: wireCode(code), label }))
  return { kind: isYesNo(kind) ? 'select' : 'multi-select', options }
}

// The choices of a reference are not known beforehand.
function addressFilter(kind: FilterKind | undefined): ListShape['filters'][string] {
  const filter = filterOf(kind, {}) ?? { kind: 'multi-select' }
  return 'options' in filter
    ? { kind: filter.kind, choices: filter.options.map(({ value }) => value) }
    : { kind: filter.kind }
}

/** A code as the wire has it: the keys of a labels table are text even where the codes are numbers. */
export const wireCode = (code: string) => (/^\d+$/.test(code) ? Number(code) : code)

const hasLabels = (kind: FilterKind | undefined): kind is { labels: Labels } =>
  typeof kind === 'object' && 'labels' in kind

const isReference = (kind: FilterKind | undefined): kind is { reference: ReferenceName } =>
  typeof kind === 'object' && 'reference' in kind
