import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { forbidden } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { factsWithFiles, frameOf, maySeePeople, readableOf } from './read-report.ts'
import { reports } from './reports.ts'

/**
 * How many people the lists behind the cells of a report name to this reader, and how many more each counts whose files are
 * none of his any more; in one statement over the very lines and by the very condition that the lists are read by. Whoever sees
 * figures holds them against both together.
 * @throws ApiFailure 403 where the reader may not see who stands behind them
 */
export async function checkFigures(
  { body: { report: key, ...conditions } }: Input<'statistics.check'>,
  context: ProductContext,
): Promise<Data<'statistics.check'>> {
  const report = reports[key]
  const frame = await frameOf(context, report, conditions)
  if (!(await maySeePeople(context, report, frame))) throw forbidden()
  const listed = report.columns(frame).flatMap(({ key: column, where }) => (where ? [{ column, where }] : []))
  const readable = readableOf(context, report)
  const lines = readable === undefined ? sql`facts` : factsWithFiles(context)
  const isOpen = readable ?? sql`true`
  const lengths = listed.flatMap(({ where }, index) => [
    sql`count(*) filter (where ${where} and ${isOpen})::integer as ${sql.ref(`list_${index}`)}`,
    sql`count(*) filter (where ${where})::integer as ${sql.ref(`all_${index}`)}`,
  ])
  const { rows } = await sql<Record<string, unknown> & { row: string | null; is_total: boolean }>`
    with recursive ${report.clauses(context, frame)}
    select row_key as row, grouping(row_key) = 1 as is_total, ${sql.join(lengths)}
    from ${lines} group by grouping sets ((row_key), ())`.execute(context.db)
  return {
    lists: rows
      // Whoever falls into no row is in no list of a row either, and is missed in the last one.
      .filter(({ row, is_total: isTotal }) => isTotal || row !== null)
      .map(({ row, ...counted }) => ({
        row,
        lengths: listed.map(({ column }, index) => {
          const people = Number(counted[`list_${index}`])
          return { column, people, others: Number(counted[`all_${index}`]) - people }
        }),
      })),
  }
}
