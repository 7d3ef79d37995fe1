import type { Schemas } from '@nhansu/sdk/contract'
import type { ReadColumns } from '../reading/taken-text.ts'
import type { RowVerdict } from './compare-rows.ts'

/** What an import did or would do, as its screen shows it. */
export type ImportResult = Schemas['ImportResult']

/** Rows listed one by one; the returned workbook lists them all. */
const mostTold = 200
/** What a reader has to look at comes first. */
const weight: Readonly<Record<RowVerdict['state'], number>> = { wrong: 0, changed: 1, new: 2, unchanged: 3 }

/** What is wrong first, then what a reader should know before he goes on. */
const weightOf = ({ state, warnings }: ToldRow) =>
  state !== 'wrong' && warnings !== undefined ? 0.5 : weight[state]

/** What a row would do; in a workbook of several sheets the row names its own. */
export type ToldRow = Pick<RowVerdict, 'row' | 'state' | 'key' | 'changes' | 'errors'> & {
  sheet?: string
  /** What should be known of a row that is written all the same. */
  warnings?: string[]
}

/** Sums an import up. */
export function resultOf(
  judged: readonly ToldRow[],
  { ignored, cleaned }: ReadColumns,
  importId: number | null,
): ImportResult {
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 }
  for (const { state } of judged) counts[state] += 1
  const said = judged.filter(({ state, warnings }) => state !== 'unchanged' || warnings !== undefined)
  const told = first(said, mostTold)
  return {
    id: importId,
    total: judged.length,
    ...counts,
    ignored_columns: [...ignored],
    cleaned_columns: [...cleaned],
    rows: told.map(({ sheet, row, state, key, changes, errors, warnings }) => ({
      ...(sheet !== undefined && { sheet }),
      row,
      state,
      key,
      changes,
      errors,
      ...(warnings !== undefined && { warnings }),
    })),
    truncated: said.length > told.length,
  }
}

/** The rows that are told first, in their order; to sort a whole workbook of them would let everybody wait. */
function first(rows: readonly ToldRow[], most: number): ToldRow[] {
  const places = rows.map((row) => weightOf(row) * aboveRows + row.row)
  const last = Float64Array.from(places).toSorted()[most - 1] ?? Infinity
  return rows
    .filter((_, index) => (places[index] ?? 0) <= last)
    .toSorted((one, other) => weightOf(one) - weightOf(other) || one.row - other.row)
    .slice(0, most)
}

/** Above the number of any row of a sheet. */
const aboveRows = 1e7
