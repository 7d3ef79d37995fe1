import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { countedCandidates, frameOf } from './counted-candidates.ts'
import { counted, rowOf } from './report-tables.ts'

/** The candidates behind one cell, from the same lines that were counted. */
export async function drill(
  { body }: Input<'recruitmentReport.drill'>,
  context: ProductContext,
): Promise<Data<'recruitmentReport.drill'>> {
  const { table, row, column, page = 1, size = 50, ...asked } = body
  const clauses = countedCandidates(context, await frameOf(context, asked))
  const inCell = sql`${counted[column].where} and (${row}::text is null or ${rowOf[table]} = ${row})`
  const { rows: total } = await sql<{ total: number }>`
    with ${clauses} select count(*)::integer as total from facts where ${inCell}`.execute(context.db)
  const { rows: candidates } = await sql<Schemas['CountedCandidate']>`
    with ${clauses}
    select id, recruitment_id, recruitment_code, full_name, state, source, applied_at from facts where ${inCell}
    order by applied_at desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(context.db)
  return { candidates, candidate_total: total[0]?.total ?? 0 }
}
