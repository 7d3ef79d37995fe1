import type { Input, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { frameOf } from './read-report.ts'
import { reports } from './reports.ts'

type Person = Schemas['CountedPerson']

/**
 * The people behind one cell, from the same lines that were counted.
 * @throws ApiFailure 400 for a column that the report does not have or that counts nobody
 */
export async function drill(
  { body }: Input<'statistics.drill'>,
  context: ProductContext,
): Promise<{ people: Person[]; people_total: number }> {
  const { report: key, row, column: asked, page = 1, size = 50, ...conditions } = body
  const report = reports[key]
  const frame = await frameOf(context, report, conditions)
  const column = report.columns(frame).find((each) => each.key === asked)
  if (column?.where === undefined)
    throw invalidInput({ column: ['Cột này không có danh sách nhân viên đi kèm.'] })
  const inCell = sql`${column.where} and (${row}::text is null or facts.row_key = ${row})`
  const clauses = report.clauses(context, frame)
  const { rows: counted } = await sql<{ total: number }>`
    with recursive ${clauses} select count(*)::integer as total from facts where ${inCell}`.execute(
    context.db,
  )
  const { rows: people } = await sql<Person>`
    with recursive ${clauses}
    select id, nhansu_id, full_name, gender, unit_name, position_name, detail from facts where ${inCell}
    order by sort_name, id, detail limit ${size} offset ${(page - 1) * size}`.execute(context.db)
  return { people, people_total: counted[0]?.total ?? 0 }
}
