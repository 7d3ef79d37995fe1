import { formatDate } from '#ui/format/date.ts'
import { formatMoney, formatNumber } from '#ui/format/number.ts'
import { formatDateTime, formatMinute } from '#ui/format/time.ts'
import { type CellKind, type DataTableColumn, valueOf } from '../column.ts'

/** Stands where a row has nothing. */
export const NOTHING = '–'

/** How exactly a column shows its numbers and instants. */
type Precision = Pick<DataTableColumn<unknown>, 'decimals' | 'seconds'>

const shown: Readonly<Record<CellKind, (value: string | number, precision: Precision) => string>> = {
  text: String,
  code: String,
  number: (value, { decimals }) =>
    typeof value === 'number' ? formatNumber(value, decimals ?? decimalsOf(value)) : value,
  money: (value) => (typeof value === 'number' ? formatMoney(value) : value),
  date: (value) => formatDate(String(value)),
  datetime: (value, { seconds = false }) => (seconds ? formatDateTime : formatMinute)(String(value)),
}

/** The text of a cell whose column does not draw it itself. */
export function renderValue<Row>(column: DataTableColumn<Row>, row: Row): string {
  const value = valueOf(column, row)
  if (typeof value === 'number' || (typeof value === 'string' && value !== ''))
    return shown[column.kind ?? 'text'](value, column)
  return NOTHING
}

const decimalsOf = (value: number) => Math.min(String(value).split('.')[1]?.length ?? 0, 4)
