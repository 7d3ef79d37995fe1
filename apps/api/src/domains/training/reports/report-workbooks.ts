import { ApiFailure } from '../../../contract/failure.ts'
import type { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takenAway } from '../../../contract/personal-views.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { reportAnswer, reportTable, requestSheet } from '../../../workbooks/report-sheets.ts'
import { shownAmount } from '../../../workbooks/shown-values.ts'
import { type AskedCertificates, readCertificates } from './read-certificates.ts'
import { type AskedCourses, readCourses } from './read-courses.ts'
import {
  certificatesAsked,
  courseColumns,
  coursesAsked,
  groupColumns,
  heldColumns,
  kindColumns,
  unitColumns,
} from './report-words.ts'
import { peopleOfGroups, unitRows } from './report-rows.ts'

/** So many rows one workbook takes; a report of more is asked for by parts. */
const most = 100_000

/** The report on certificates as a workbook: the rows, each certificate with the sums, each in the units, and what was asked. */
export async function certificatesWorkbook(
  context: ProductContext,
  asked: AskedCertificates,
): Promise<FileAnswer> {
  await takeTurn(context)
  const report = await readCertificates(context, asked, most + 1)
  const { total, certificates, rows } = report
  const ofUnits = unitRows(report)
  refuseTooMany(Math.max(rows.length, ofUnits.length))
  const place = await placeOf(context)
  const about = await certificatesAsked(context, place, asked)
  const sums = { name: 'Tổng cộng', figures: total }
  const sheets = [
    { name: 'Từng người', ...reportTable(heldColumns, rows) },
    { name: 'Từng chứng chỉ', ...reportTable(kindColumns, certificates, sums) },
    { name: 'Từng đơn vị', ...reportTable(unitColumns, ofUnits) },
    requestSheet(context, place, rows.length, about),
  ]
  return reportAnswer(context, rows.length, sheets, takenAway(rows, heldColumns))
}

/** The report on courses as a workbook: each course, the sums below, each group where one is asked for, and what was asked. */
export async function coursesWorkbook(context: ProductContext, asked: AskedCourses): Promise<FileAnswer> {
  await takeTurn(context)
  const { total, groups, courses } = await readCourses(context, asked, most + 1)
  refuseTooMany(Math.max(courses.length, groups.length))
  const hours = total.hours_per_person
  const about = await coursesAsked(context, asked)
  const { by } = asked
  const grouped = by === undefined ? [] : groupColumns(by)
  const sheets = [
    { name: 'Từng khóa', ...reportTable(courseColumns, courses, { ...total, name: 'Tổng cộng' }) },
    ...(by === undefined ? [] : [{ name: 'Theo nhóm', ...reportTable(grouped, groups) }]),
    requestSheet(context, await placeOf(context), courses.length, [
      ...about,
      ['Giờ đào tạo bình quân/người', hours === null ? '–' : shownAmount(hours)],
    ]),
  ]
  return reportAnswer(context, courses.length, sheets, takenAway(peopleOfGroups(groups, by), grouped))
}

function refuseTooMany(rows: number): void {
  if (rows > most) {
    throw new ApiFailure(
      400,
      'Báo cáo có nhiều hơn 100,000 dòng. Hãy chọn thêm điều kiện hoặc khoảng thời gian ngắn hơn rồi xuất lại.',
    )
  }
}
