import { operations } from '@nhansu/sdk/contract'
import type { OperationId, ResourceName } from '@nhansu/sdk/contract'
import type { RawBuilder } from 'kysely'
import { documents, resolve, type Schema } from '../contract/document.ts'
import type { RowConditions } from '../contract/access.ts'
import type { AuditEntry } from '../contract/audit.ts'
import { ApiFailure, invalidInput } from '../contract/failure.ts'
import { FileAnswer } from '../contract/file-answer.ts'
import type { ProductContext } from '../contract/handlers.ts'
import type { ListParts } from '../contract/list-query/list.ts'
import { type ListShape, shapeOf } from '../contract/list-query/shape.ts'
import { showingOf } from '../contract/list-query/showing.ts'
import type { ListQuery } from '../contract/list-query/source.ts'
import { type ShownPeople, type WholeList, wholeList } from '../contract/list-query/whole.ts'
import { type Operation, operationNamed } from '../contract/operations.ts'
import type { ViewDeed } from '../contract/personal-views.ts'
import { aboutSheet, placeOf } from './about-sheet.ts'
import { type FieldColumn, listColumns } from './columns.ts'
import { takeTurn } from './export-turns.ts'
import { withNames } from './references.ts'
import { shownDate } from './shown-values.ts'
import type { SheetRow } from './xlsx/sheet.ts'
import { mostRows } from './xlsx/sheet-xml.ts'
import { sheetName, workbook, workbookType } from './xlsx/workbook.ts'

type Row = Readonly<Record<string, unknown>>

/** Where the rows of an export come from: as its list has them, but for what the columns do not need. */
export interface ExportParts extends Omit<ListParts, 'columns' | 'where'> {
  /** Conditions that hang on what is asked. */
  where?: (context: ProductContext, query: ListQuery) => Promise<NonNullable<ListParts['where']>>
  /** What to select of a row for these fields. */
  columns: (context: ProductContext, fields: ReadonlySet<string>) => RawBuilder<unknown>
  /** What is read of other places, for a batch of rows at once. */
  complete?: (
    context: ProductContext,
    rows: readonly Row[],
    fields: ReadonlySet<string>,
  ) => Promise<readonly Row[]>
  /** Where it stands whom the rows are about, so that these people can read who took their data away. */
  people?: ShownPeople
  /** Whether each row is about somebody who is no employee, so that it counts among the people whose data are taken away. */
  areStrangers?: true
  /** Of how many of these people the chosen fields tell what screens show behind dots; needs `people`. */
  closedRows?: (
    context: ProductContext,
    employeeIds: readonly number[],
    fields: ReadonlySet<string>,
  ) => Promise<number>
}

/** The same where they hang on what is asked: on the day that a list is shown of. */
export type ExportPartsOf = (context: ProductContext, query: ExportQuery) => Promise<ExportParts>

/** What is asked of an export: the list's own parameters, in the address or in a body, and columns in their order. */
export interface ExportQuery extends ListQuery {
  columns?: readonly string[]
  /** The day that the list is shown of. */
  as_of?: string
}

/** What the registrar hands to an export. */
export interface ExportInput {
  query?: ExportQuery
  body?: ExportQuery
}

/** A list that leaves with a file or a paper. */
interface Taken {
  deed: ViewDeed
  asked: ExportQuery
  whole: Pick<WholeList<Row>, 'people' | 'total'>
  parts: Pick<ExportParts, 'people' | 'closedRows'>
  columns: readonly FieldColumn[]
}

/**
 * Makes the handler of `<resource>.export`: the rows that the list would show on all its pages, as a workbook that is
 * written while it is sent. Titles, types, words and the columns to choose from are the contract's.
 *
 * Failures: 400 for more rows than a sheet has, 429 and 503 for too many exports at once.
 */
export function exportHandler(
  resource: ResourceName,
  given: ExportParts | ExportPartsOf,
): (input: ExportInput, context: ProductContext) => Promise<FileAnswer> {
  // The caller has checked that the contract has both.
  const list = operationNamed(`${resource}.list` as OperationId)
  const operation = operationNamed(`${resource}.export` as OperationId)
  const offered = listColumns(list, offeredColumns(operation))
  return async ({ query, body }, context) => {
    const asked = { ...query, ...body }
    await takeTurn(context)
    const parts = typeof given === 'function' ? await given(context, asked) : given
    const shape = shapeOf(list)
    const open = shownColumns(context, shape, parts.visible, offered, asked.columns)
    const columns = await withNames(context, chosenColumns(open, asked.columns ?? openPaths(shape, open)))
    const fields = new Set(columns.map(({ field }) => field))
    const where = (await parts.where?.(context, asked)) ?? []
    const listParts = { ...parts, columns: parts.columns(context, fields), where }
    const whole = await wholeList<Row>(context, asked, listParts, shape)
    const { total, batches } = whole
    if (total >= mostRows) throw tooMany()
    context.audit({
      ...(await takenIn(context, { deed: 'export', asked, whole, parts, columns })),
      ...(parts.areStrangers && { strangers: total }),
    })
    const place = await placeOf(context)
    const about = { list, source: parts.source, query: asked, title: operation.title, total }
    const sheet = {
      name: sheetName(operation.title),
      columns,
      header: true,
      rows: sheetRows(context, parts, columns, batches),
    }
    return new FileAnswer({
      name: `${operation.title} ${shownDate(place.at.slice(0, 10))}.xlsx`,
      mediaType: workbookType,
      content: workbook([sheet, await aboutSheet(context, about, place)]),
    })
  }
}

/** Whether the contract has an export of a resource. */
export function hasExport(resource: ResourceName): boolean {
  return `${resource}.export` in operations
}

async function* sheetRows(
  context: ProductContext,
  { complete }: ExportParts,
  columns: readonly FieldColumn[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<SheetRow[]> {
  const fields = new Set(columns.map(({ field }) => field))
  for await (const batch of batches) {
    const rows = complete ? await complete(context, batch, fields) : batch
    yield rows.map((row) => columns.map(({ valueOf }) => valueOf(row)))
  }
}

/** The columns that may be asked for are those that the contract lists, in the address or in the body. */
export function offeredColumns({ api, parameters, body = {} }: Operation): readonly string[] {
  const { properties } = resolve<Schema>(documents[api], body)
  const schema = parameters.find(({ name }) => name === 'columns')?.schema ?? properties?.['columns']
  return (schema?.items?.enum ?? []).map(String)
}

/**
 * The columns of fields that whoever asks may see on any row at all.
 * @throws ApiFailure 400 when others are asked for by name
 */
export function shownColumns(
  context: ProductContext,
  shape: ListShape,
  visible: RowConditions,
  offered: readonly FieldColumn[],
  asked: readonly string[] | undefined,
): readonly FieldColumn[] {
  const showing = showingOf(context, shape, visible)
  const isOpen = ({ field }: FieldColumn) => showing(field) !== null
  const closed = offered.find((column) => asked?.includes(column.path) && !isOpen(column))
  if (closed) throw invalidInput({ columns: [`Bạn không có quyền xuất cột "${closed.title}".`] })
  return offered.filter(isOpen)
}

/** The columns that were asked for, in the order in which they were; all of them where none were. */
export function chosenColumns(
  offered: readonly FieldColumn[],
  paths: readonly string[] | undefined,
): readonly FieldColumn[] {
  if (paths === undefined) return offered
  const byPath = new Map(offered.map((column) => [column.path, column]))
  return paths.flatMap((path) => byPath.get(path) ?? [])
}

/** What the trail keeps: which fields, never the words or values that were asked for. */
export function traceOf(
  { filter = {}, search, as_of }: ExportQuery,
  columns: readonly FieldColumn[],
  rows: number,
) {
  return {
    rows,
    columns: columns.map(({ path }) => path),
    filters: Object.keys(filter),
    searched: search !== undefined,
    ...(as_of !== undefined && { as_of }),
  }
}

/** What leaves with a list, for the trail: which columns of how many rows, and whose data. */
export async function takenIn(
  context: ProductContext,
  { deed, asked, whole, parts, columns }: Taken,
): Promise<AuditEntry> {
  const detail = traceOf(asked, columns, whole.total)
  const { people: of, closedRows } = parts
  if (of === undefined) return { detail }
  const employeeIds = await whole.people(of)
  const seen = { deed, employeeIds, shown: columns.map(({ title }) => title) }
  const closed = (await closedRows?.(context, employeeIds, new Set(columns.map(({ field }) => field)))) ?? 0
  return { detail: closed > 0 ? { ...detail, closed_rows: closed } : detail, seen, closedRows: closed }
}

/** The columns of a file for which none were chosen: what screens show behind dots is chosen by name. */
function openPaths({ rules }: ListShape, offered: readonly FieldColumn[]): string[] {
  return offered.filter(({ field }) => !rules.dotted.has(field)).map(({ path }) => path)
}

function tooMany(): ApiFailure {
  return new ApiFailure(
    400,
    'Danh sách có nhiều dòng hơn một trang tính chứa được. Hãy lọc bớt rồi xuất lại.',
  )
}
