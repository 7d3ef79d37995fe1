import type { Input, PermissionName, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, forbidden, invalidInput } from '../../contract/failure.ts'
import type { FileAnswer } from '../../contract/file-answer.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { placeOf } from '../../workbooks/about-sheet.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { checkFitsPaper, mostPrinted, peoplePaper } from './people-paper.ts'
import { peopleWorkbook } from './people-workbook.ts'
import { holdsOverAll } from './population.ts'
import { factsWithFiles, frameOf, maySeePeople, readableOf } from './read-report.ts'
import { type Frame, type Report, type ReportColumn, shownDay } from './report.ts'
import { reports } from './reports.ts'

type Person = Schemas['CountedPerson']

/** A cell of a report, and the people behind it. */
interface Drilled {
  report: Report
  frame: Frame
  column: ReportColumn
  rowLabel: string
  /** How many of them the reader may open. */
  people_total: number
  /** How many more the figure counts, whose files are none of the reader's any more. */
  others_total: number
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
): Promise<{ people: Person[]; people_total: number; others_total: number }> {
  const { people_total, others_total, readPeople } = await drilled(context, cell)
  return { people: await readPeople(size, (page - 1) * size), people_total, others_total }
}

/** So many people at most are written into one workbook. */
const mostPeople = 100_000
const heads = ['Mã nhân viên', 'Họ và tên', 'Chức vụ', 'Đơn vị', 'Căn cứ']
const sheetWidths = [14, 28, 28, 28, 50]
const paperWidths = [12, 22, 22, 22, 38]

/**
 * Everybody behind one cell as a workbook; the trail keeps which cell it was and how many people.
 * @throws ApiFailure 400 for a column without a list, and for too many people; 403 without the right to take files away
 */
export async function drillWorkbook(
  { body }: Input<'statistics.drillDownload'>,
  context: ProductContext,
): Promise<FileAnswer> {
  await takeTurn(context)
  const cell = await takenAway(context, body)
  const { people_total: total } = cell
  if (total > mostPeople)
    throw new ApiFailure(
      400,
      `Có ${total} dòng, nhiều hơn ${mostPeople} dòng một lần tải. Hãy chọn một đơn vị.`,
    )
  const people = await cell.readPeople(mostPeople, 0)
  const place = await placeOf(context)
  tellTrail(context, body, people, 'export')
  return peopleWorkbook(context, place, {
    file: `DanhSach_${cell.report.fileName}`,
    ...sheetOf(cell, people, sheetWidths),
  })
}

/**
 * The same on paper.
 * @throws ApiFailure as for the workbook; 400 for more people than go on a paper
 */
export async function drillPaper(
  { body }: Input<'statistics.drillPrint'>,
  context: ProductContext,
): Promise<FileAnswer> {
  await takeTurn(context)
  const cell = await takenAway(context, body)
  checkFitsPaper(cell.people_total)
  const people = await cell.readPeople(mostPrinted, 0)
  const place = await placeOf(context)
  tellTrail(context, body, people, 'print')
  return peoplePaper(context, place, sheetOf(cell, people, paperWidths))
}

type Taken = Input<'statistics.drillDownload'>['body']

/** The cell, for who may take its people away: the contract asks for one of both rights, and this asks for the other too. */
async function takenAway(context: ProductContext, body: Taken): Promise<Drilled> {
  const cell = await drilled(context, body, ['employee_export'])
  if (!holdsOverAll(context, cell.frame.heads, 'employee_export')) throw forbidden()
  return cell
}

function tellTrail(
  context: ProductContext,
  body: Taken,
  people: readonly Person[],
  deed: 'export' | 'print',
): void {
  context.audit({
    detail: { ...body, people: people.length },
    seen: { deed, employeeIds: people.map(({ id }) => id), shown: heads },
  })
}

function sheetOf(
  { report, frame, rowLabel, column, others_total: others }: Drilled,
  people: readonly Person[],
  widths: readonly number[],
) {
  const { from, to } = frame
  return {
    title: `${report.title}: ${rowLabel}, ${column.label}`,
    days:
      from === to ? `Tính đến ngày ${shownDay(to)}` : `Từ ngày ${shownDay(from)} đến ngày ${shownDay(to)}`,
    basis: others === 0 ? report.basis(frame) : `${report.basis(frame)} ${othersSentence(others)}`,
    columns: heads.map((title, index) => ({ title, width: widths[index] ?? 20 })),
    people: people.map(({ nhansu_id, full_name, position_name, unit_name, detail }) => [
      nhansu_id,
      full_name,
      position_name,
      unit_name,
      detail,
    ]),
  }
}

const othersSentence = (count: number) =>
  `Số liệu còn tính ${count} dòng về người nay thuộc đơn vị khác, không có trong danh sách này.`

/** @param further rights that the reader needs over each person beside those to see the list */
async function drilled(
  context: ProductContext,
  { report: key, row, column: asked, ...conditions }: Input<'statistics.drillDownload'>['body'],
  further: readonly PermissionName[] = [],
): Promise<Drilled> {
  const report = reports[key]
  const frame = await frameOf(context, report, conditions)
  if (!(await maySeePeople(context, report, frame))) throw forbidden()
  const column = report.columns(frame).find((each) => each.key === asked)
  if (column?.where === undefined)
    throw invalidInput({ column: ['Cột này không có danh sách nhân viên đi kèm.'] })
  const inCell = sql`${column.where} and (${row}::text is null or facts.row_key = ${row})`
  const readable = readableOf(context, report, further)
  const clauses = report.clauses(context, frame)
  const lines = readable === undefined ? sql`facts` : factsWithFiles(context)
  const isOpen = readable ?? sql`true`
  const { rows: counted } = await sql<{ total: number; open: number; label: string | null }>`
    with recursive ${clauses}
    select count(*)::integer as total, (count(*) filter (where ${isOpen}))::integer as open, max(row_label) as label
    from ${lines} where ${inCell}`.execute(context.db)
  const named = (await report.rows?.(context, frame))?.find((each) => each.key === row)
  const [{ total, open, label } = { total: 0, open: 0, label: null }] = counted
  return {
    report,
    frame,
    column,
    rowLabel: row === null ? 'Tổng cộng' : (named?.label ?? label ?? 'Chưa cập nhật'),
    people_total: open,
    others_total: total - open,
    async readPeople(size, after) {
      const { rows } = await sql<Person>`
        with recursive ${clauses}
        select facts.id, facts.nhansu_id, facts.full_name, facts.gender, facts.unit_name, facts.position_name, facts.detail
        from ${lines} where ${inCell} and ${isOpen}
        order by facts.sort_name, facts.id, facts.detail limit ${size} offset ${after}`.execute(context.db)
      return rows
    },
  }
}
