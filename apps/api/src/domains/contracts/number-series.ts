import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { type RowConditions, visibleRows } from '../../contract/access.ts'
import { invalidInput, notFound, stale } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { patternFaults } from '../../numbers/pattern.ts'
import { allSeries, nextThree, type Series } from '../../numbers/series.ts'

type Shown = Schemas['NumberSeries']

/** One for the company: who holds the right for units or himself has no part of it. */
const visible: RowConditions = { table: 'number_series' }

export default defineOperations('numberSeries', {
  'numberSeries.list': async (_, context) => {
    void visibleRows(context, visible)
    const shown: Shown[] = []
    for (const series of await allSeries(context)) shown.push(await show(context, series))
    return { number_series: shown }
  },

  'numberSeries.update': async ({ path, query = {}, body: { version, ...changes } }, context) => {
    void visibleRows(context, visible)
    const before = await find(context, path.id)
    const wanted = { ...before, ...changes }
    const faults = patternFaults(before.kind, wanted)
    if (faults.length > 0) throw invalidInput({ pattern: faults })
    if (query.dry_run === true) return { number_series: await show(context, wanted) }
    const unchanged = version === undefined ? sql<SqlBool>`true` : sql<SqlBool>`version = ${version}`
    const { rows } = await sql`
      update number_series set pattern = ${wanted.pattern.trim()}, padding = ${wanted.padding},
        yearly = ${wanted.yearly}, first_number = ${wanted.first_number}
      where ${context.inThisCompany('number_series')} and id = ${path.id} and ${unchanged}
      returning id`.execute(context.db)
    const now = { number_series: await show(context, await find(context, path.id)) }
    if (rows.length === 0) throw stale(now)
    context.audit({
      recordId: path.id,
      ...savedChanges({ ...before }, changes),
      detail: { kind: before.kind },
    })
    return now
  },
})

/** @throws ApiFailure 404 */
async function find(context: ProductContext, id: number): Promise<Series> {
  const series = (await allSeries(context)).find((each) => each.id === id)
  if (series === undefined) throw notFound()
  return series
}

async function show(context: ProductContext, series: Series): Promise<Shown> {
  const { rows } = await sql<{
    year: number
  }>`select extract(year from current_date)::integer as year`.execute(context.db)
  const { company: _, ...shown } = series
  return { ...shown, next_numbers: await nextThree(context, series, rows[0]?.year ?? 0) }
}
