import { hidesSigns, oneLine, withoutUnseen } from '../../contract/one-line.ts'

/** Titles of columns from whose cells signs that nobody sees were taken out, gathered while they are read. */
export type CleanedColumns = Set<string>

/** What of the columns of a workbook its reader is told. */
export interface ReadColumns {
  /** Titles of columns that are not read. */
  ignored: readonly string[]
  /** Titles of columns from whose cells something was taken out. */
  cleaned: readonly string[]
}

/**
 * The text of a cell as every import takes it: in NFC, without signs that nobody sees and without spaces at its ends. Signs
 * that were taken out stop no row; `cleaned` learns of the column.
 * @param lines a text of several lines keeps its line ends
 */
export function takenText(
  text: string,
  title: string,
  cleaned: CleanedColumns,
  { lines = false }: { lines?: boolean } = {},
): string {
  const sent = text.normalize('NFC')
  const seen = withoutUnseen(sent)
  if (lines ? seen !== sent : hidesSigns(sent)) cleaned.add(title)
  return lines ? seen.trim() : oneLine(sent)
}
