import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { portalKey } from '../../portal/portal-key.ts'
import { dayOf, headsOf, holdsOverAll } from './population.ts'
import { readableBy } from './readable-people.ts'
import {
  type Asked,
  type Frame,
  type Mean,
  percent,
  type Report,
  type ReportColumn,
  type ReportRow,
} from './report.ts'
import { daysOfMonths, openingOf } from './reports/volatility.ts'
import { closedFigures, roundedNote, smallestShown } from './small-groups.ts'

type Statistics = Schemas['Statistics']
type Values = (number | null)[]
type Figures = Pick<Statistics, 'rows' | 'total'>

/** Where the report stands, checked: the day or the months, and the units that the reader may count. */
export async function frameOf(context: ProductContext, report: Report, asked: Asked): Promise<Frame> {
  if (report.key !== 'volatility') {
    const day = await dayOf(context, asked.as_of)
    return { asked, from: day, to: day, heads: await headsOf(context, day, asked) }
  }
  const days = daysOfMonths(asked, await dayOf(context, undefined))
  return { asked, ...days, heads: await headsOf(context, days.to, asked) }
}

/**
 * Whether the reader may see who stands behind the figures of a report: its people, and what it tells of each. Figures of
 * sensitive facts open, and are exact, only for who may read the file of everybody in them: of a past day, somebody may
 * have gone to a unit since that is none of the reader's.
 */
export async function maySeePeople(context: ProductContext, report: Report, frame: Frame): Promise<boolean> {
  if (!rightsOver(report).every((right) => holdsOverAll(context, frame.heads, right))) return false
  if (report.isSensitive !== true) return true
  const readable = readableOf(context, report)
  if (readable === undefined) return true
  const { rows } = await sql<{ are_others: boolean }>`
    with recursive ${report.clauses(context, frame)}
    select exists (select from ${factsWithFiles(context)} where (${readable}) is not true) as are_others`.execute(
    context.db,
  )
  return rows[0]?.are_others === false
}

const rightsOver = ({ needs }: Report): readonly PermissionName[] => [
  'employee_access',
  ...(needs === undefined ? [] : [needs]),
]

/**
 * Which of the people behind a figure the reader may open today, about {@link factsWithFiles}; undefined for all of them.
 * @param further rights that are asked for beside those of the report
 */
export function readableOf(
  context: ProductContext,
  report: Report,
  further: readonly PermissionName[] = [],
): RawBuilder<SqlBool> | undefined {
  const readable = readableBy(context, [...rightsOver(report), ...further])
  return readable === null ? sql<SqlBool>`false` : readable
}

/** The lines that were counted beside the file that each is about. */
export function factsWithFiles({ inThisCompany }: ProductContext): RawBuilder<unknown> {
  return sql`facts join employees on ${inThisCompany('employees')} and employees.id = facts.id`
}

/** The figures of a report, as the reader may have them. */
export async function readReport(context: ProductContext, report: Report, asked: Asked): Promise<Statistics> {
  const frame = await frameOf(context, report, asked)
  const columns = report.columns(frame)
  const mayOpen = await maySeePeople(context, report, frame)
  const isClosed = report.isSensitive === true && !mayOpen
  const { rows, notes } = await countedRows(context, report, frame, columns)
  const total = columns.map((column, index) => sumOf(column, rows, index))
  const exact = { rows: rows.map(({ key, label, values }) => ({ key, label, values })), total }
  const shown = isClosed ? await closedAnswer(context, report, frame, columns, exact) : exact
  const shares = withShares(columns, shown)
  const all = columns.findIndex(({ key }) => key === 'all')
  // A mean of very few is what each of them has.
  const isSmall = all >= 0 && (total[all] ?? 0) < smallestShown
  return {
    report: report.key,
    title: report.title,
    from: frame.from,
    to: frame.to,
    basis: report.basis(frame),
    columns: columns.map(({ key, label, kind }) => ({ key, label, kind })),
    ...(report.key === 'volatility' ? await withStocks(context, frame, columns, shares) : shares),
    notes: [
      ...(mayOpen || !isSmall ? [...notes, ...((await report.notes?.(context, frame)) ?? [])] : []),
      ...(isClosed ? [roundedNote] : []),
    ],
    may_open: mayOpen,
  }
}

async function countedRows(
  context: ProductContext,
  report: Report,
  frame: Frame,
  columns: readonly ReportColumn[],
): Promise<{ rows: (ReportRow & { values: Values })[]; notes: string[] }> {
  const lines = (which: RawBuilder<unknown>) =>
    report.summed ? sql`coalesce(sum(facts.people)${which}, 0)` : sql`count(*)${which}`
  const figures = columns.flatMap(({ where }, index) => {
    if (where === undefined) return []
    return [sql`${lines(sql` filter (where ${where})`)}::integer as ${sql.ref(`value_${index}`)}`]
  })
  const { mean } = report
  const days =
    mean &&
    sql`, sum((${frame.to}::date - ${mean.since})${report.summed ? sql` * facts.people` : sql``})::double precision as mean_days,
      ${lines(sql` filter (where ${mean.since} is not null)`)}::integer as mean_people`
  const { rows: counted } = await sql<Counted>`
    with recursive ${(report.summed ?? report.clauses)(context, frame)}
    select row_key as key, any_value(row_label) as label, ${sql.join(figures)} ${days ?? sql``} from facts group by row_key
    order by row_key = 'unknown', ${lines(sql``)} desc, row_key`.execute(context.db)
  const byKey = new Map(counted.map((row) => [row.key, row]))
  const named =
    (await report.rows?.(context, frame)) ??
    counted.map(({ key, label }): ReportRow => ({ key, label: label ?? 'Chưa cập nhật' }))
  const rows = named
    .filter(({ key }) => byKey.has(key) || !isOnlyWhenThere(key))
    .map((row) => ({
      ...row,
      values: columns.map(({ key, where }, index) => {
        if (key === 'plan') return row.plan ?? null
        return where === undefined ? null : Number(byKey.get(row.key)?.[`value_${index}`] ?? 0)
      }),
    }))
  return { rows, notes: meanNote(mean, counted) }
}

type Counted = Record<string, unknown> & {
  key: string
  label: string | null
  /** Days of all people of the row together, and how many people they are of; where a mean is told. */
  mean_days?: number | null
  mean_people?: number
}

/** Days of a year of the Gregorian calendar. */
const yearDays = 365.2425

function meanNote(mean: Mean | undefined, counted: readonly Counted[]): string[] {
  const people = counted.reduce((sum, { mean_people: here = 0 }) => sum + here, 0)
  if (mean === undefined || people === 0) return []
  const days = counted.reduce((sum, { mean_days: here }) => sum + (here ?? 0), 0)
  return [mean.sentence((days / people / yearDays).toFixed(1))]
}

/** Rows for those who fit nowhere are shown when there are such. */
const isOnlyWhenThere = (key: string): boolean => key === 'unknown' || key === 'none'

function sumOf({ kind }: ReportColumn, rows: readonly { values: Values }[], index: number): number | null {
  if (kind !== 'count') return null
  return rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)
}

/** The figures for whoever may not open the people in them. */
async function closedAnswer(
  context: ProductContext,
  report: Report,
  frame: Frame,
  columns: readonly ReportColumn[],
  exact: Figures,
): Promise<Figures> {
  const { rows: counted } = await sql<{ people: string | null }>`
    with recursive ${report.clauses(context, frame)}
    select sum(hashint8(id))::text as people from facts`.execute(context.db)
  // That there is such a row at all tells that somebody is in it.
  const isHidden = ({ key, values }: Figures['rows'][number]) =>
    isOnlyWhenThere(key) && values.every((value) => value === null)
  const { rows, total } = closedFigures(
    columns,
    exact,
    report.rows === undefined,
    counted[0]?.people ?? '',
    await portalKey(context),
  )
  return { rows: rows.filter((row) => !isHidden(row)), total }
}

/** Shares of the column that they are of, to one place. */
function withShares(columns: readonly ReportColumn[], { rows, total }: Figures): Figures {
  const shared = (values: readonly (number | null)[]) =>
    columns.map(({ kind, of }, index) => {
      if (kind !== 'share') return values[index] ?? null
      const [part = null, whole = null] = [values, total].map(
        (figures) => figures[columns.findIndex((column) => column.key === of)] ?? null,
      )
      return part === null || whole === null ? null : percent(part, whole)
    })
  return { rows: rows.map((row) => ({ ...row, values: shared(row.values) })), total: shared(total) }
}

/** Đầu kỳ, Cuối kỳ and the rate of leaving of each month and of all of them. */
async function withStocks(
  context: ProductContext,
  frame: Frame,
  columns: readonly ReportColumn[],
  { rows, total }: Pick<Statistics, 'rows' | 'total'>,
): Promise<Pick<Statistics, 'rows' | 'total'>> {
  const closing = columns.findIndex(({ key }) => key === 'closing')
  const filled = (values: Values, opening: number): Values => {
    const of = (key: string) => values[columns.findIndex((column) => column.key === key)] ?? 0
    const sum = (kinds: readonly string[]) => kinds.reduce((all, key) => all + of(key), 0)
    const left = sum(leaving)
    const closed = opening + sum(coming) - left - of('moved_out')
    const stocks: Record<string, number | null> = {
      opening,
      closing: closed,
      leaving_rate: percent(left, (opening + closed) / 2),
    }
    return values.map((value, index) => stocks[columns[index]?.key ?? ''] ?? value)
  }
  const first = await openingOf(context, frame)
  let opening = first
  return {
    rows: rows.map((row) => {
      const values = filled(row.values, opening)
      // The next month begins with those with whom this one ended.
      opening = values[closing] ?? 0
      return { ...row, values }
    }),
    total: filled(total, first),
  }
}

const coming = ['hired', 'moved_in', 'returned']
const leaving = ['expired', 'unilateral', 'agreed', 'failed_probation', 'retired', 'dismissed', 'other']
