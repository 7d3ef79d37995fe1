import type { OperationId } from '@nhansu/sdk/contract'
import { heldCertificateStateLabels } from '@nhansu/sdk/domains/training'
import { sql } from 'kysely'
import { documents, resolve, type Schema } from '../../../contract/document.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { type Place, placeOf } from '../../../workbooks/about-sheet.ts'
import { type FieldColumn, fieldColumns } from '../../../workbooks/columns.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { mapInTurns, pieces } from '../../../workbooks/in-turns.ts'
import { shownAmount, shownDate, shownInstant } from '../../../workbooks/shown-values.ts'
import type { CellValue, Sheet } from '../../../workbooks/xlsx/sheet.ts'
import { workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { type AskedCertificates, type AskedCourses, readCertificates, readCourses } from './read-reports.ts'

type Row = Readonly<Record<string, unknown>>
/** What was asked, in words: 'Tình trạng', 'Hết hạn'. */
type Asked = readonly [what: string, words: string]

/** So many rows one workbook takes; a report of more is asked for by parts. */
const most = 100_000
/** Rows of which the cells are in memory at once. */
const rowsABatch = 1_000

/** Heads of figures and rows are the contract's, so that a sheet names them as its fields are named. */
const heldColumns = columnsOf('trainingReports.certificates', 'rows', [
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
const kindColumns = columnsOf('trainingReports.certificates', 'certificates', [
  'name',
  'group_name',
  'figures.valid',
  'figures.expiring',
  'figures.expired',
  'figures.missing',
])
const courseColumns = columnsOf('trainingReports.courses', 'courses', [
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
  return answer(context, rows.length, [
    { name: 'Từng người', ...table(heldColumns, rows) },
    { name: 'Từng chứng chỉ', ...table(kindColumns, certificates, sums) },
    aboutSheet(context, place, rows.length, about),
  ])
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
  return answer(context, courses.length, [
    { name: 'Từng khóa', ...table(courseColumns, courses, { ...total, name: 'Tổng cộng' }) },
    aboutSheet(context, await placeOf(context), courses.length, about),
  ])
}

/** Figures of a certificate stand below it, and are numbers all the same. */
function columnsOf(id: OperationId, rows: string, paths: readonly string[]): FieldColumn[] {
  const operation = operationNamed(id)
  const look = (schema: Schema | undefined) => resolve<Schema>(documents[operation.api], schema ?? {})
  const data = look(look(operation.success.schema).properties?.['data'])
  const row = look(look(data.properties?.[rows]).items)
  return paths.map((path) => {
    const [first = path, second] = path.split('.')
    const owner = second === undefined ? row : look(row.properties?.[first])
    const [column] = fieldColumns(operation, owner, [second ?? first])
    if (column === undefined) throw new Error(`${id} has no ${path}`)
    // The rows that are answered are objects of these fields.
    const inside = (from: Row): Row => (second === undefined ? from : (from[first] as Row))
    return { ...column, valueOf: (from: Row) => column.valueOf(inside(from)) }
  })
}

/** Rows become cells while the workbook is read, a few at a time, as there may be many and others wait. */
function table(
  columns: readonly FieldColumn[],
  rows: readonly Row[],
  sums?: Row,
): Pick<Sheet, 'columns' | 'rows' | 'header'> {
  const cells = (row: Row): CellValue[] => columns.map(({ valueOf }) => valueOf(row))
  async function* batches(): AsyncGenerator<CellValue[][]> {
    for (const piece of pieces(rows, rowsABatch)) yield await mapInTurns(piece, cells)
    if (sums) yield [cells(sums)]
  }
  return { columns, header: true, rows: batches() }
}

function answer(context: ProductContext, rows: number, sheets: readonly Sheet[]): FileAnswer {
  context.audit({ detail: { rows } })
  return new FileAnswer({
    name: `${context.operation.title}.xlsx`,
    mediaType: workbookType,
    content: workbook([...sheets]),
  })
}

/** What was asked, by whom and when: a printed workbook has no address bar. */
function aboutSheet(
  { session, operation }: ProductContext,
  { company, at }: Place,
  rows: number,
  asked: readonly Asked[],
): Sheet {
  return {
    name: 'Thông tin',
    header: false,
    columns: [
      { title: '', kind: 'text', width: 30 },
      { title: '', kind: 'text', width: 70 },
    ],
    rows: [
      [
        ['Báo cáo', operation.title],
        ['Công ty', company],
        ['Người xuất', `${session.fullName} (${session.login})`],
        ['Thời điểm xuất', shownInstant(at)],
        ['Số dòng', String(rows)],
        ...asked,
      ],
    ],
  }
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
    throw new ApiFailure(400, 'Báo cáo có nhiều hơn 100.000 dòng. Hãy chọn bớt điều kiện rồi xuất lại.')
  }
}
