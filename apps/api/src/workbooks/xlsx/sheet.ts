import type { CellStyle } from './style-sheet.ts'

/** What a column holds. */
export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'datetime'

/** One column of a sheet. */
export interface SheetColumn {
  title: string
  kind: ColumnKind
  /** Letters wide. */
  width: number
  /** The only values that Excel lets in, as a range of another sheet: `'Giá trị'!$A$2:$A$4`. */
  choices?: string
}

/** A value as the contract has it: 'YYYY-MM-DD' in a date column, ISO 8601 in a datetime column. */
export type CellValue = string | number | null

/** A cell that does not look like its column. */
export interface StyledCell {
  value: CellValue
  style: CellStyle
}

export type SheetCell = CellValue | StyledCell
export type SheetRow = readonly SheetCell[]

/** A sheet; its rows come in batches and are kept nowhere. */
export interface Sheet {
  /** As its tab shows it: at most 31 letters, none of `[]:*?/\`. */
  name: string
  columns: readonly SheetColumn[]
  rows: AsyncIterable<readonly SheetRow[]> | Iterable<readonly SheetRow[]>
  /** A first row of titles that stays in view, with a filter on each column. */
  header: boolean
  /** Rows at the top that stay in view where there is no header. */
  frozenRows?: number
}
