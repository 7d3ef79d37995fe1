import { heldCertificateStateLabels } from '@nhansu/sdk/domains/training'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takenAway } from '../../../contract/personal-views.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import {
  type Asked,
  reportAnswer,
  reportColumns,
  reportTable,
  requestSheet,
} from '../../../workbooks/report-sheets.ts'
import { shownAmount, shownDate } from '../../../workbooks/shown-values.ts'
import { type AskedCertificates, type AskedCourses, readCertificates, readCourses } from './read-reports.ts'

/** So many rows one workbook takes; a report of more is asked for by parts. */
const most = 100_000
/** Heads of figures and rows are the contract's, so that a sheet names them as its fields are named. */
const heldColumns = reportColumns('trainingReports.certificates', 'rows', [
  'nhansu_id',
  'full_name',
  'unit_name',
  'position_name',
  'certificate_name',
  'group_name',
  'certificate_no',
  'issue_date',
  'expiry_date',
  'days_left',
  'training_code',
  'state',
])
const kindColumns = reportColumns('trainingReports.certificates', 'certificates', [
  'name',
  'group_name',
  'figures.valid',
  'figures.expiring',
  'figures.expired',
  'figures.missing',
])
const courseColumns = reportColumns('trainingReports.courses', 'courses', [
  'code',
  'name',
  'type_name',
  'formality_name',
  'start_date',
  'end_date',
  'hours',
  'registered',
  'joined',
  'passed',
  'pass_percent',
  'planned',
  'actual',
  'cost_per_person',
])

/** The report on certificates as a workbook: the rows, each certificate with the sums, and what was asked. */
export async function certificatesWorkbook(
  context: ProductContext,
  asked: AskedCertificates,
): Promise<FileAnswer> {
  await takeTurn(context)
  const { total, certificates, rows } = await readCertificates(context, asked, most + 1)
  refuseTooMany(rows.length)
  const { as_of: asOf, state } = asked
  const names = await namesOf(context, asked)
  const place = await placeOf(context)
  const about: Asked[] = [
    ['Tính đến ngày', shownDate(asOf ?? place.at.slice(0, 10))],
    ['Đơn vị', names.unit ?? 'Tất cả'],
    ['Chứng chỉ', names.certificate ?? 'Tất cả'],
    ['Tình trạng', state === undefined ? 'Tất cả' : heldCertificateStateLabels[state]],
  ]
  const sums = { name: 'Tổng cộng', figures: total }
  const sheets = [
    { name: 'Từng người', ...reportTable(heldColumns, rows) },
    { name: 'Từng chứng chỉ', ...reportTable(kindColumns, certificates, sums) },
    requestSheet(context, place, rows.length, about),
  ]
  return reportAnswer(context, rows.length, sheets, takenAway(rows, heldColumns))
}

/** The report on courses as a workbook: each course, the sums below, and for which time. */
export async function coursesWorkbook(context: ProductContext, asked: AskedCourses): Promise<FileAnswer> {
  await takeTurn(context)
  const { total, courses } = await readCourses(context, asked, most + 1)
  refuseTooMany(courses.length)
  const { from, to } = asked
  const hours = total.hours_per_person
  const about: Asked[] = [
    ['Khai giảng từ ngày', from === undefined ? 'Không giới hạn' : shownDate(from)],
    ['Đến ngày', to === undefined ? 'Không giới hạn' : shownDate(to)],
    ['Giờ đào tạo bình quân/người', hours === null ? '–' : shownAmount(hours)],
  ]
  return reportAnswer(context, courses.length, [
    { name: 'Từng khóa', ...reportTable(courseColumns, courses, { ...total, name: 'Tổng cộng' }) },
    requestSheet(context, await placeOf(context), courses.length, about),
  ])
}

async function namesOf(
  { db, inThisCompany }: ProductContext,
  { department_id: unit, certificate_id: certificate }: AskedCertificates,
): Promise<{ unit: string | null; certificate: string | null }> {
  const { rows } = await sql<{ unit: string | null; certificate: string | null }>`
    select (select name from departments where ${inThisCompany('departments')} and id = ${unit ?? null}) as unit,
      (select name from certificates where ${inThisCompany('certificates')} and id = ${certificate ?? null}) as certificate`.execute(
    db,
  )
  return rows[0] ?? { unit: null, certificate: null }
}

function refuseTooMany(rows: number): void {
  if (rows > most) {
    throw new ApiFailure(400, 'Báo cáo có nhiều hơn 100,000 dòng. Hãy chọn bớt điều kiện rồi xuất lại.')
  }
}
