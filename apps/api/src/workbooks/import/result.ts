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
  const count = (state: RowVerdict['state']) => judged.filter((row) => row.state === state).length
  const told = judged
    .filter(({ state, warnings }) => state !== 'unchanged' || warnings !== undefined)
    .toSorted((one, other) => weightOf(one) - weightOf(other) || one.row - other.row)
  return {
    id: importId,
    total: judged.length,
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    wrong: count('wrong'),
    ignored_columns: [...ignored],
    cleaned_columns: [...cleaned],
    rows: told.slice(0, mostTold).map(({ sheet, row, state, key, changes, errors, warnings }) => ({
      ...(sheet !== undefined && { sheet }),
      row,
      state,
      key,
      changes,
      errors,
      ...(warnings !== undefined && { warnings }),
    })),
    truncated: told.length > mostTold,
  }
}
