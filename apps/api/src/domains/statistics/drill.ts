import type { Input, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, forbidden, invalidInput } from '../../contract/failure.ts'
import type { FileAnswer } from '../../contract/file-answer.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { placeOf } from '../../workbooks/about-sheet.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { peopleWorkbook } from './people-workbook.ts'
import { holdsOverAll } from './population.ts'
import { frameOf, maySeePeople } from './read-report.ts'
import { type Frame, type Report, type ReportColumn, shownDay } from './report.ts'
import { reports } from './reports.ts'

type Person = Schemas['CountedPerson']

/** A cell of a report, and the people behind it. */
interface Drilled {
  report: Report
  frame: Frame
  column: ReportColumn
  rowLabel: string
  people_total: number
  /** So many of the people by given name, after so many others. */
  readPeople: (size: number, after: number) => Promise<Person[]>
}

/**
 * The people behind one cell, from the same lines that were counted.
 * @throws ApiFailure 400 for a column that the report does not have or that counts nobody, 403 where the reader may not see
 * what the report tells of each
 */
export async function drill(
  { body: { page = 1, size = 50, ...cell } }: Input<'statistics.drill'>,
  context: ProductContext,
): Promise<{ people: Person[]; people_total: number }> {
  const { people_total, readPeople } = await drilled(context, cell)
  return { people: await readPeople(size, (page - 1) * size), people_total }
}

/** So many people at most are written into one workbook. */
const mostPeople = 100_000
const columns = [
  { title: 'Mã nhân viên', width: 14 },
  { title: 'Họ và tên', width: 28 },
  { title: 'Chức vụ', width: 28 },
  { title: 'Đơn vị', width: 28 },
  { title: 'Căn cứ', width: 50 },
] as const

/**
 * Everybody behind one cell as a workbook; the trail keeps which cell it was and how many people.
 * @throws ApiFailure 400 for a column without a list, and for too many people; 403 without the right to take files away
 */
export async function drillWorkbook(
  { body }: Input<'statistics.drillDownload'>,
  context: ProductContext,
): Promise<FileAnswer> {
  await takeTurn(context)
  const { report, frame, column, rowLabel, people_total, readPeople } = await drilled(context, body)
  // The contract asks for one of both rights; whoever takes files of people away needs this one too.
  if (!holdsOverAll(context, frame.heads, 'employee_export')) throw forbidden()
  if (people_total > mostPeople)
    throw new ApiFailure(
      400,
      `Có ${people_total} dòng, nhiều hơn ${mostPeople} dòng một lần tải. Hãy chọn một đơn vị.`,
    )
  const people = await readPeople(mostPeople, 0)
  const place = await placeOf(context)
  context.audit({
    detail: { ...body, people: people_total },
    seen: {
      deed: 'export',
      employeeIds: people.map(({ id }) => id),
      shown: columns.map(({ title }) => title),
    },
  })
  const { from, to } = frame
  return peopleWorkbook(context, place, {
    file: `DanhSach_${report.fileName}`,
    title: `${report.title}: ${rowLabel}, ${column.label}`,
    days:
      from === to ? `Tính đến ngày ${shownDay(to)}` : `Từ ngày ${shownDay(from)} đến ngày ${shownDay(to)}`,
    basis: report.basis(frame),
    columns,
    people: people.map(({ nhansu_id, full_name, position_name, unit_name, detail }) => [
      nhansu_id,
      full_name,
      position_name,
      unit_name,
      detail,
    ]),
  })
}

async function drilled(
  context: ProductContext,
  { report: key, row, column: asked, ...conditions }: Input<'statistics.drillDownload'>['body'],
): Promise<Drilled> {
  const report = reports[key]
  const frame = await frameOf(context, report, conditions)
  if (!maySeePeople(context, report, frame)) throw forbidden()
  const column = report.columns(frame).find((each) => each.key === asked)
  if (column?.where === undefined)
    throw invalidInput({ column: ['Cột này không có danh sách nhân viên đi kèm.'] })
  const inCell = sql`${column.where} and (${row}::text is null or facts.row_key = ${row})`
  const clauses = report.clauses(context, frame)
  const { rows: counted } = await sql<{ total: number; label: string | null }>`
    with recursive ${clauses}
    select count(*)::integer as total, max(row_label) as label from facts where ${inCell}`.execute(context.db)
  const named = (await report.rows?.(context, frame))?.find((each) => each.key === row)
  const [{ total, label } = { total: 0, label: null }] = counted
  return {
    report,
    frame,
    column,
    rowLabel: row === null ? 'Tổng cộng' : (named?.label ?? label ?? 'Chưa cập nhật'),
    people_total: total,
    async readPeople(size, after) {
      const { rows } = await sql<Person>`
        with recursive ${clauses}
        select id, nhansu_id, full_name, gender, unit_name, position_name, detail from facts where ${inCell}
        order by sort_name, id, detail limit ${size} offset ${after}`.execute(context.db)
      return rows
    },
  }
}
