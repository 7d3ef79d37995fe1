import type { Data } from '@nhansu/sdk/contract'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { localPage } from '@nhansu/ui/data-table/local-rows.ts'
import { type Selection, selectionTest } from '@nhansu/ui/data-table/selection.ts'
import type { DataTableState } from '@nhansu/ui/data-table/table-state.ts'

/** Somebody whom an import has written. */
export type ImportedPerson = Data<'employees.importedPeople'>['people'][number]

/** One call undoes the import for so many people; for all of them it is undone as a whole. */
export const mostUndone = 1_000

/** What stands of each person to be chosen. */
export const importedColumns: DataTableColumn<ImportedPerson>[] = [
  { id: 'nhansu_id', header: 'Mã nhân viên', kind: 'code', width: 130, priority: 2, sortable: true },
  { id: 'full_name', header: 'Họ và tên', grow: true, width: 180, priority: 1, sortable: true },
  {
    id: 'deed',
    header: 'Lần nhập đã',
    width: 220,
    priority: 3,
    value: deedWords,
    cell: deedWords,
  },
  { id: 'decision_number', header: 'Số quyết định', width: 140, priority: 4, sortable: true },
]

/** What the import did to somebody. */
export function deedWords({ is_new: isNew, sheets }: ImportedPerson): string {
  return isNew ? 'thêm mới' : `cập nhật ${sheets.join(', ')}`
}

/** What undoing it means for somebody. */
export function undoWords({ full_name: name, nhansu_id: code, ...person }: ImportedPerson): string {
  const becomes = person.is_new
    ? 'hồ sơ mới bị xóa'
    : `trở lại như trước khi nhập (${person.sheets.join(', ')})`
  return `${name} (${code}): ${becomes}`
}

/** The ids behind a selection; 'all' is all that search and filters leave. */
export function chosenIds(
  people: readonly ImportedPerson[],
  selection: Selection,
  state: DataTableState,
): number[] {
  const isChosen = selectionTest(selection)
  const whole = { ...state, page: 1, size: Math.max(1, people.length) }
  const offered = selection.kind === 'all' ? localPage(people, importedColumns, whole).rows : people
  return offered.flatMap(({ id }) => (isChosen(id) ? [id] : []))
}
