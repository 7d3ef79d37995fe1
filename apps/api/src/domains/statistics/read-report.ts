import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { dayOf, headsOf, holdsOverAll } from './population.ts'
import type { Asked, Frame, Report, ReportColumn, ReportRow } from './report.ts'
import { daysOfMonths, openingsOf } from './reports/volatility.ts'
import { keptBack } from './small-groups.ts'

type Statistics = Schemas['Statistics']
type Values = (number | null)[]

/** Where the report stands, checked: the day or the months, and the units that the reader may count. */
export async function frameOf(context: ProductContext, report: Report, asked: Asked): Promise<Frame> {
  if (report.key !== 'volatility') {
    const day = await dayOf(context, asked.as_of)
    return { asked, from: day, to: day, heads: await headsOf(context, day, asked) }
  }
  const days = daysOfMonths(asked, await dayOf(context, undefined))
  return { asked, ...days, heads: await headsOf(context, days.to, asked) }
}

/** Whether the reader may see who stands behind the figures of a report: its people, and what it tells of each. */
export function maySeePeople(context: ProductContext, { needs }: Report, { heads }: Frame): boolean {
  const rights = ['employee_access' as const, ...(needs === undefined ? [] : [needs])]
  return rights.every((right) => holdsOverAll(context, heads, right))
}

/** The figures of a report, as the reader may have them. */
export async function readReport(context: ProductContext, report: Report, asked: Asked): Promise<Statistics> {
  const frame = await frameOf(context, report, asked)
  const columns = report.columns(frame)
  const rows = await countedRows(context, report, frame, columns)
  const total = columns.map((column, index) => sumOf(column, rows, index))
  const exact = {
    rows: withShares(columns, rows, total),
    total: withShares(columns, [{ key: '', label: '', values: total }], total)[0]?.values ?? [],
  }
  const flow = report.key === 'volatility' ? await withStocks(context, frame, columns, exact) : exact
  const mayOpen = maySeePeople(context, report, frame)
  const shown = mayOpen || !report.isSensitive ? flow : keptBack(columns, flow)
  const isSmall = (total[columns.findIndex(({ key }) => key === 'all')] ?? 0) < 5
  return {
    report: report.key,
    title: report.title,
    from: frame.from,
    to: frame.to,
    basis: report.basis(frame),
    columns: columns.map(({ key, label, kind }) => ({ key, label, kind })),
    ...shown,
    // A mean of very few is what each of them has.
    notes: report.notes && (mayOpen || !isSmall) ? [...(await report.notes(context, frame))] : [],
    may_open: mayOpen,
  }
}

async function countedRows(
  context: ProductContext,
  report: Report,
  frame: Frame,
  columns: readonly ReportColumn[],
): Promise<(ReportRow & { values: Values })[]> {
  const figures = columns.map(({ where }, index) =>
    where === undefined
      ? sql`null::integer`
      : sql`count(*) filter (where ${where})::integer as ${sql.ref(`value_${index}`)}`,
  )
  const { rows: counted } = await sql<Record<string, unknown> & { key: string; label: string | null }>`
    with recursive ${report.clauses(context, frame)}
    select row_key as key, max(row_label) as label, ${sql.join(figures)} from facts group by row_key
    order by row_key = 'unknown', count(*) desc, row_key`.execute(context.db)
  const byKey = new Map(counted.map((row) => [row.key, row]))
  const named =
    (await report.rows?.(context, frame)) ??
    counted.map(({ key, label }): ReportRow => ({ key, label: label ?? 'Chưa cập nhật' }))
  return named
    .filter(({ key }) => byKey.has(key) || !isOnlyWhenThere(key))
    .map((row) => ({
      ...row,
      values: columns.map(({ key, where }, index) => {
        if (key === 'plan') return row.plan ?? null
        return where === undefined ? null : Number(byKey.get(row.key)?.[`value_${index}`] ?? 0)
      }),
    }))
}

/** Rows for those who fit nowhere are shown when there are such. */
const isOnlyWhenThere = (key: string): boolean => key === 'unknown' || key === 'none'

function sumOf({ kind }: ReportColumn, rows: readonly { values: Values }[], index: number): number | null {
  if (kind !== 'count') return null
  return rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)
}

/** Shares of the column that they are of, to one place. */
function withShares(
  columns: readonly ReportColumn[],
  rows: readonly (ReportRow & { values: Values })[],
  total: Values,
) {
  return rows.map(({ key, label, values }) => ({
    key,
    label,
    values: columns.map(({ kind, of }, index) => {
      if (kind !== 'share') return values[index] ?? null
      const whole = columns.findIndex((column) => column.key === of)
      return percent(values[whole] ?? 0, total[whole] ?? 0)
    }),
  }))
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10
}

/** Đầu kỳ, Cuối kỳ and the rate of leaving of each month and of all of them. */
async function withStocks(
  context: ProductContext,
  frame: Frame,
  columns: readonly ReportColumn[],
  { rows, total }: Pick<Statistics, 'rows' | 'total'>,
): Promise<Pick<Statistics, 'rows' | 'total'>> {
  const openings = await openingsOf(context, frame)
  const filled = (values: Values, opening: number): Values => {
    const of = (key: string) => values[columns.findIndex((column) => column.key === key)] ?? 0
    const sum = (kinds: readonly string[]) => kinds.reduce((all, key) => all + of(key), 0)
    const left = sum(leaving)
    const closing = opening + sum(coming) - left - of('moved_out')
    const stocks: Record<string, number | null> = {
      opening,
      closing,
      leaving_rate: percent(left, (opening + closing) / 2),
    }
    return values.map((value, index) => stocks[columns[index]?.key ?? ''] ?? value)
  }
  return {
    rows: rows.map((row) => ({ ...row, values: filled(row.values, openings.get(row.key) ?? 0) })),
    total: filled(total, openings.get(rows[0]?.key ?? '') ?? 0),
  }
}

const coming = ['hired', 'moved_in', 'returned']
const leaving = ['expired', 'unilateral', 'agreed', 'failed_probation', 'retired', 'dismissed', 'other']
