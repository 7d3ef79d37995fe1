import {
  certificateRestLabels,
  heldCertificateStateLabels,
  trainingGroupingLabels,
} from '@nhansu/sdk/domains/training'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Place } from '../../../workbooks/about-sheet.ts'
import type { FieldColumn } from '../../../workbooks/columns.ts'
import { type Asked, reportColumns } from '../../../workbooks/report-sheets.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import type { AskedCertificates } from './read-certificates.ts'
import type { AskedCourses } from './read-courses.ts'

/** Heads of figures and rows are the contract's, so that a sheet names them as its fields are named. */
export const heldColumns = reportColumns('trainingReports.certificates', 'rows', [
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
/** The figures of a certificate. */
export const kindColumns = reportColumns('trainingReports.certificates', 'certificates', [
  'name',
  'group_name',
  'figures.valid',
  'figures.expiring',
  'figures.expired',
  'figures.missing',
])
/** The figures of a course. */
export const courseColumns = reportColumns('trainingReports.courses', 'courses', [
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
  'empty_seats',
  'empty_cost',
])
const [unitColumn] = reportColumns('trainingReports.certificates', 'units', ['name'])
if (unitColumn === undefined) throw new Error('units have no name')
/** The figures of a certificate in a unit; a row has the unit beside them. */
export const unitColumns: FieldColumn[] = [
  { ...unitColumn, valueOf: (row) => unitColumn.valueOf(row['unit'] as Readonly<Record<string, unknown>>) },
  ...kindColumns,
]

/** What the courses of a group cost. */
const groupCosts = ['planned', 'actual', 'empty_seats', 'empty_cost']

/**
 * The figures of a group of the courses, whose first head says what it is; the code is that of people, and people and units
 * have their shares of the costs.
 */
export function groupColumns(by: NonNullable<AskedCourses['by']>): FieldColumn[] {
  const costs = by === 'unit' || by === 'person' ? ['shared_cost'] : groupCosts
  const fields = ['name', 'courses', 'registered', 'joined', 'passed', 'pass_percent', 'hours', ...costs]
  return reportColumns(
    'trainingReports.courses',
    'groups',
    by === 'person' ? ['code', ...fields] : fields,
  ).map((column) => (column.path === 'name' ? { ...column, title: trainingGroupingLabels[by] } : column))
}

/** What the report on certificates was asked, in words. */
export async function certificatesAsked(
  context: ProductContext,
  { at }: Place,
  { as_of: asOf, department_id: unit, certificate_id: certificate, state, rest }: AskedCertificates,
): Promise<Asked[]> {
  return [
    ['Tính đến ngày', shownDate(asOf ?? at.slice(0, 10))],
    ['Đơn vị', await nameIn(context, 'departments', unit)],
    ['Chứng chỉ', await nameIn(context, 'certificates', certificate)],
    ['Tình trạng', state === undefined ? 'Tất cả' : heldCertificateStateLabels[state]],
    ...(rest === undefined ? [] : [['Chỉ gồm', certificateRestLabels[rest]] as const]),
  ]
}

/** What the report on courses was asked, in words. */
export async function coursesAsked(
  context: ProductContext,
  { from, to, by, department_id: unit, type_id: type, field_id: field }: AskedCourses,
): Promise<Asked[]> {
  return [
    ['Khai giảng từ ngày', from === undefined ? 'Không giới hạn' : shownDate(from)],
    ['Đến ngày', to === undefined ? 'Không giới hạn' : shownDate(to)],
    ['Đơn vị', await nameIn(context, 'departments', unit)],
    ['Loại đào tạo', await nameIn(context, 'training_types', type)],
    ['Lĩnh vực', await nameIn(context, 'fields', field)],
    ...(by === undefined ? [] : [['Xem theo', groupingWords(by)] as const]),
  ]
}

/** By what groups are told apart; lines of units overlap. */
function groupingWords(by: NonNullable<AskedCourses['by']>): string {
  const word = trainingGroupingLabels[by]
  if (by !== 'unit') return word
  return `${word} (mỗi đơn vị tính cả các đơn vị trực thuộc, nên không cộng các dòng với nhau)`
}

async function nameIn(
  { db, inThisCompany }: ProductContext,
  table: 'departments' | 'certificates' | 'training_types' | 'fields',
  id: number | undefined,
): Promise<string> {
  if (id === undefined) return 'Tất cả'
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(table)} where ${inThisCompany(table)} and id = ${id}`.execute(db)
  return rows[0]?.name ?? ''
}
