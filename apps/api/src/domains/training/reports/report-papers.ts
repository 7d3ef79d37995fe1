import { ApiFailure } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takenAway } from '../../../contract/personal-views.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { type Place, placeOf } from '../../../workbooks/about-sheet.ts'
import type { FieldColumn } from '../../../workbooks/columns.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import type { Asked } from '../../../workbooks/report-sheets.ts'
import { shownDate, shownInstant, shownValue } from '../../../workbooks/shown-values.ts'
import { type AskedCertificates, readCertificates } from './read-certificates.ts'
import { type AskedCourses, readCourses } from './read-courses.ts'
import { peopleOfGroups, unitRows } from './report-rows.ts'
import {
  certificatesAsked,
  courseColumns,
  coursesAsked,
  groupColumns,
  heldColumns,
  kindColumns,
  unitColumns,
} from './report-words.ts'

/** As of every printed list: who needs more wants a workbook. */
const mostPrinted = 2_000

type Row = Readonly<Record<string, unknown>>

/** Columns that a paper has no room for. */
const leftOut: ReadonlySet<string> = new Set([
  'position_name',
  'group_name',
  'training_code',
  'formality_name',
  'end_date',
])
const narrowed = (columns: readonly FieldColumn[]) => columns.filter(({ path }) => !leftOut.has(path))

/**
 * The report on certificates on paper: the figures of each, of each in the units, and the rows.
 * @throws ApiFailure 400 for more rows than go on a paper
 */
export async function certificatesPaper(
  context: ProductContext,
  asked: AskedCertificates,
): Promise<FileAnswer> {
  await takeTurn(context)
  const report = await readCertificates(context, asked, mostPrinted + 1)
  const ofUnits = unitRows(report)
  checkFits(Math.max(report.rows.length, report.certificates.length, ofUnits.length))
  const place = await placeOf(context)
  const people = narrowed(heldColumns)
  context.audit({
    detail: { rows: report.rows.length },
    seen: { ...takenAway(report.rows, people), deed: 'print' },
  })
  const sums = { name: 'Tổng cộng', figures: report.total }
  return paperOf(context, place, await certificatesAsked(context, place, asked), [
    ...part('Từng chứng chỉ', narrowed(kindColumns), [...report.certificates, sums]),
    ...part('Từng đơn vị', narrowed(unitColumns), ofUnits),
    ...part('Từng người', people, report.rows),
  ])
}

/**
 * The report on courses on paper: each group where one is asked for, each course and the sums.
 * @throws ApiFailure 400 for more rows than go on a paper
 */
export async function coursesPaper(context: ProductContext, asked: AskedCourses): Promise<FileAnswer> {
  await takeTurn(context)
  const { total, groups, courses } = await readCourses(context, asked, mostPrinted + 1)
  checkFits(Math.max(courses.length, groups.length))
  const { by } = asked
  const grouped = by === undefined ? [] : groupColumns(by)
  context.audit({
    detail: { rows: courses.length },
    seen: { ...takenAway(peopleOfGroups(groups, by), grouped), deed: 'print' },
  })
  return paperOf(context, await placeOf(context), await coursesAsked(context, asked), [
    ...(by === undefined ? [] : part('Theo nhóm', grouped, groups)),
    ...part('Từng khóa', narrowed(courseColumns), [...courses, { ...total, name: 'Tổng cộng' }]),
  ])
}

function checkFits(rows: number): void {
  if (rows <= mostPrinted) return
  throw new ApiFailure(
    400,
    `Bản in chứa nhiều nhất ${mostPrinted} dòng. Hãy chọn thêm điều kiện hoặc khoảng thời gian ngắn hơn rồi in lại, hoặc xuất Excel.`,
  )
}

function part(title: string, columns: readonly FieldColumn[], rows: readonly Row[]): Block[] {
  return [
    { kind: 'paragraph', text: title },
    {
      kind: 'table',
      columns: columns.map(({ title: head, width, kind }) => ({
        title: head,
        width,
        align: kind === 'number' || kind === 'money' ? 'right' : 'left',
      })),
      rows: rows.map((row) => columns.map((column) => shownValue(column, row) ?? '')),
    },
  ]
}

async function paperOf(
  context: ProductContext,
  { at }: Place,
  asked: readonly Asked[],
  body: readonly Block[],
): Promise<FileAnswer> {
  const { session, operation } = context
  return new FileAnswer({
    name: `${operation.title} ${shownDate(at.slice(0, 10))}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: await companyHeading(context),
      title: operation.title.toLocaleUpperCase('vi'),
      subject: `(${asked.map(([what, words]) => `${what}: ${words}`).join('; ')})`,
      orientation: 'landscape',
      body,
      signatures: [{ office: 'NGƯỜI LẬP BIỂU', name: session.fullName }, { office: 'THỦ TRƯỞNG ĐƠN VỊ' }],
      printedBy: `Người in: ${session.fullName} (${session.login}), ${shownInstant(at)}`,
    }),
  })
}
