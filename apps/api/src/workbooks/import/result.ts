import type { Schemas } from '@nhansu/sdk/contract'
import type { ReadColumns } from '../reading/taken-text.ts'
import type { RowVerdict } from './compare-rows.ts'

/** What an import did or would do, as its screen shows it. */
export type ImportResult = Schemas['ImportResult']

/** Rows listed one by one; the returned workbook lists them all. */
const mostTold = 200
/** What a reader has to look at comes first. */
const weight: Readonly<Record<RowVerdict['state'], number>> = { wrong: 0, changed: 1, new: 2, unchanged: 3 }

/** What a row would do; in a workbook of several sheets the row names its own. */
export type ToldRow = Pick<RowVerdict, 'row' | 'state' | 'key' | 'changes' | 'errors'> & { sheet?: string }

/** Sums an import up. */
export function resultOf(
  judged: readonly ToldRow[],
  { ignored, cleaned }: ReadColumns,
  importId: number | null,
): ImportResult {
  const count = (state: RowVerdict['state']) => judged.filter((row) => row.state === state).length
  const told = judged
    .filter(({ state }) => state !== 'unchanged')
    .toSorted((one, other) => weight[one.state] - weight[other.state] || one.row - other.row)
  return {
    id: importId,
    total: judged.length,
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    wrong: count('wrong'),
    ignored_columns: [...ignored],
    cleaned_columns: [...cleaned],
    rows: told.slice(0, mostTold).map(({ sheet, row, state, key, changes, errors }) => ({
      ...(sheet !== undefined && { sheet }),
      row,
      state,
      key,
      changes,
      errors,
    })),
    truncated: told.length > mostTold,
  }
}
