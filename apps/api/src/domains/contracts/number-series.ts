import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { type RowConditions, visibleRows } from '../../contract/access.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { patternFaults } from '../../numbers/pattern.ts'
import { allSeries, nextThree, type Series, type SeriesKind } from '../../numbers/series.ts'
import { writtenAlike } from '../../numbers/written-alike.ts'
import { isOwn, mustDiffer, ownKindOf, seriesLabel, shownKind } from './own-series.ts'

type Shown = Schemas['NumberSeries']

/** One for the company: who holds the right for units or himself has no part of it. */
const visible: RowConditions = { table: 'number_series' }

export default defineOperations('numberSeries', {
  'numberSeries.list': async (_, context) => {
    void visibleRows(context, visible)
    const shown: Shown[] = []
    for (const series of await allSeries(context))
      if (isThere(series)) shown.push(await show(context, series))
    return { number_series: shown }
  },

  'numberSeries.store': async ({ body: { decision_type, contract_type_id, ...form } }, context) => {
    void visibleRows(context, visible)
    const { kind, already } = await ownKindOf(context, { decision_type, contract_type_id })
    const wanted = { padding: 1, yearly: true, first_number: 1, ...form, pattern: form.pattern.trim() }
    const all = await allSeries(context)
    if (all.some((each) => each.kind === kind)) throw already
    refuseFaults(all, { ...wanted, kind }, await givenUp(context, kind))
    const { rows } = await sql<{ id: number }>`
      insert into number_series as kept (company_id, kind, pattern, padding, yearly, first_number)
      values (${context.companyId}, ${kind}, ${wanted.pattern}, ${wanted.padding}, ${wanted.yearly}, ${wanted.first_number})
      on conflict (company_id, kind) do update set is_active = true, pattern = excluded.pattern,
        padding = excluded.padding, yearly = excluded.yearly, first_number = excluded.first_number
        where not kept.is_active
      returning id`.execute(context.db)
    // Of two who begin it at once the second finds that of the first.
    if (rows[0] === undefined) throw already
    const { id } = rows[0]
    context.audit({
      recordId: id,
      changedFields: Object.keys(form),
      values: { after: wanted },
      detail: { kind },
    })
    return { number_series: await show(context, await find(context, id)) }
  },

  'numberSeries.destroy': async ({ path: { id } }, context) => {
    void visibleRows(context, visible)
    const { kind } = await find(context, id)
    if (!isOwn({ kind })) {
      throw new ApiFailure(
        409,
        'Chỉ bỏ được kiểu đánh số riêng của một loại quyết định hoặc một loại hợp đồng.',
      )
    }
    await sql`
      update number_series set is_active = false
      where ${context.inThisCompany('number_series')} and id = ${id}`.execute(context.db)
    context.audit({ recordId: id, changedFields: ['is_active'], detail: { kind } })
    return { ids: [id] }
  },

  'numberSeries.update': async ({ path, query = {}, body: { version, ...changes } }, context) => {
    void visibleRows(context, visible)
    const before = await find(context, path.id)
    const wanted = { ...before, ...changes }
    refuseFaults(await allSeries(context), wanted, before)
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

/** Of a type of contracts that was deleted the series waits in the book until the type comes back. */
const isThere = (series: Series) => series.contract_type_id === null || series.contract_type_name !== null

type Wanted = Pick<Series, 'kind' | 'pattern' | 'padding' | 'yearly'>

/** How a series of this kind wrote its numbers before it was given up. */
async function givenUp({ db, inThisCompany }: ProductContext, kind: SeriesKind): Promise<Wanted | undefined> {
  const { rows } = await sql<Wanted>`
    select kind, pattern, padding, yearly from number_series
    where ${inThisCompany('number_series')} and kind = ${kind} and not is_active`.execute(db)
  return rows[0]
}

/** Whether both write a number in the same way. */
const writesAs = (wanted: Wanted, before: Wanted) =>
  before.pattern === wanted.pattern.trim() &&
  before.yearly === wanted.yearly &&
  before.padding === wanted.padding

/**
 * @param before the same series as it was: what it wrote until now it may go on to write
 * @throws ApiFailure 400 for a pattern that is none, and for papers that two series could write alike
 */
function refuseFaults(all: readonly Series[], wanted: Wanted, before?: Wanted): void {
  const faults = patternFaults(wanted.kind, wanted)
  if (faults.length > 0) throw invalidInput({ pattern: faults })
  const key = ({ pattern }: Pick<Wanted, 'pattern'>) => pattern.trim().normalize('NFC').toLowerCase()
  const twin = all.find((each) => mustDiffer(each, wanted) && key(each) === key(wanted))
  if (twin === undefined) {
    if (before === undefined || !writesAs(wanted, before)) refuseAlike(all, wanted)
    return
  }
  const text = `Mẫu này đang dùng cho "${seriesLabel(twin)}". Hãy dùng mẫu khác để hai dãy số không lẫn nhau.`
  throw invalidInput({ pattern: [text] })
}

/** Codes of employees stand on no paper beside its number. */
const isOfPapers = ({ kind }: Pick<Wanted, 'kind'>) => kind !== 'employee'

/** The book has a text once in a year, and once among the numbers that go on: of one of each both could stand on a paper. */
function refuseAlike(all: readonly Series[], wanted: Wanted): void {
  if (!isOfPapers(wanted)) return
  for (const each of all) {
    if (each.kind === wanted.kind || !isOfPapers(each)) continue
    const number = writtenAlike(wanted, each, each.company)
    if (number === null) continue
    const text = `Mẫu này có thể viết ra cùng một số với "${seriesLabel(each)}", ví dụ ${number.toUpperCase()}, vì chỉ một trong hai dãy đánh số lại mỗi năm. Hãy dùng mẫu khác, hoặc để cả hai cùng đánh số lại mỗi năm.`
    throw invalidInput({ pattern: [text] })
  }
}

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
  return {
    ...shown,
    kind: shownKind(series.kind),
    next_numbers: await nextThree(context, series, rows[0]?.year ?? 0),
  }
}
