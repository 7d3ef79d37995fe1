import { sql } from 'kysely'
import type { Schema } from '../contract/document.ts'
import type { ProductContext } from '../contract/handlers.ts'
import { ofActiveCode } from '../contract/list-query/active-code.ts'
import { toldSearch } from '../contract/list-query/search.ts'
import type { FilterValue, ListQuery, ListSource } from '../contract/list-query/source.ts'
import type { Operation } from '../contract/operations.ts'
import { filteredSchema, filterTitle } from './list-words.ts'
import { labelsOf } from './labels.ts'
import { shownDate, shownInstant } from './shown-values.ts'
import type { Sheet, SheetRow } from './xlsx/sheet.ts'

/** What the sheet says. */
export interface About {
  list: Operation
  source: ListSource
  query: ListQuery & { as_of?: string }
  title: string
  total: number
}

/** Where and when something is written down. */
export interface Place {
  company: string
  /** ISO 8601 with Vietnam's offset. */
  at: string
}

/** The company as it is called and the time as its clock shows it. */
export async function placeOf({ db, companyId }: ProductContext): Promise<Place> {
  const { rows } = await sql<Place>`
    select name as company, now() as at from companies where id = ${companyId}`.execute(db)
  return rows[0] ?? { company: '', at: '' }
}

/** The sheet that says what was taken out of which list, by whom and when: a printed workbook has no address bar. */
export async function aboutSheet(
  context: ProductContext,
  about: About,
  { company, at }: Place,
): Promise<Sheet> {
  const { query, title, total } = about
  const rows: SheetRow[] = [
    ['Danh sách', title],
    ['Công ty', company],
    ['Người xuất', `${context.session.fullName} (${context.session.login})`],
    ['Thời điểm xuất', shownInstant(at)],
    ...(query.as_of === undefined ? [] : [['Tính đến ngày', shownDate(query.as_of)]]),
    ['Số dòng', String(total)],
    ...(query.search ? [['Từ khóa tìm kiếm', toldSearch(query.search.value, about.source)]] : []),
    ...(await filterRows(context, about)),
    ...(query.search || Object.keys(query.filter ?? {}).length > 0 ? [] : [['Điều kiện lọc', 'Không lọc']]),
    ['Sắp xếp theo', orderWords(about)],
  ]
  return {
    name: 'Thông tin',
    header: false,
    columns: [
      { title: '', kind: 'text', width: 24 },
      { title: '', kind: 'text', width: 70 },
    ],
    rows: [rows],
  }
}

/** What of a list was asked for, in sentences: 'Trạng thái là Đang làm việc'. */
export async function aboutLines(context: ProductContext, about: About): Promise<string[]> {
  const filters = await filterRows(context, about)
  const { search, as_of } = about.query
  return [
    ...(as_of === undefined ? [] : [`Tính đến ngày ${shownDate(as_of)}`]),
    ...(search ? [`Từ khóa: ${toldSearch(search.value, about.source)}`] : []),
    ...filters.map(([what, words]) => `${what.replace(/^Lọc: /, '')} ${words}`),
  ]
}

async function filterRows(
  context: ProductContext,
  { list, source, query }: About,
): Promise<[what: string, words: string][]> {
  const rows: [string, string][] = []
  for (const [field, filter] of Object.entries(query.filter ?? {})) {
    const values = [filter.value ?? [filter.from, filter.to]].flat().filter((value) => value !== undefined)
    if (values.length === 0) continue
    const names = await source.fields?.[field]?.names?.(values, context)
    const words = wordsOf(filteredSchema(list, field), names)
    rows.push([`Lọc: ${headOf(list, field)}`, sentence(filter, values.map(words))])
  }
  return rows
}

/** What the sheet calls a field: as its column is headed, where it has one. */
function headOf(list: Operation, field: string): string {
  return list.heads[field] ?? filterTitle(list, field)
}

function wordsOf(schema: Schema | undefined, names: ReadonlyMap<number, string> | undefined) {
  const labels = schema && labelsOf(schema)
  return (value: unknown): string =>
    names?.get(Number(value)) ??
    labels?.[String(value)] ??
    // Codes of a yes or no.
    labels?.[String(ofActiveCode(value))] ??
    shownInstant(shownDate(String(value)))
}

const operatorWords: Readonly<Record<string, string>> = {
  like: 'có chứa',
  lte: 'đến',
  gte: 'từ',
  equal: 'là',
  is: 'là',
  in: 'là một trong',
  is_not: 'không phải là',
}

function sentence({ operator }: FilterValue, words: readonly string[]): string {
  if (operator !== 'between') return `${operatorWords[operator] ?? 'là'} ${words.join(', ')}`
  const [from = '', to] = words
  return to === undefined ? `từ ${from}` : `từ ${from} đến ${to}`
}

function orderWords({ list, source, query }: About): string {
  const terms = (query.sort ?? source.defaultSort).split(',')
  return terms
    .map((term) => {
      const field = term.replace(/^-/, '')
      return `${headOf(list, field)} (${term.startsWith('-') ? 'giảm dần' : 'tăng dần'})`
    })
    .join(', ')
}
