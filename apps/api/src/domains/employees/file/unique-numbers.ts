import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import { visibleEmployees } from '../visible-employees.ts'
import type { FileWriter } from './file-writer.ts'
import type { FileValues } from './problems.ts'

/** A field whose value is one employee's alone within a company. */
interface UniqueField {
  label: string
  /** Where it stands beside `employees`. */
  table: 'employees' | 'employee_papers'
  /** Capitals and small letters are the same. */
  folds?: true
}

const uniqueFields: Readonly<Record<string, UniqueField>> = {
  company_email: { label: 'Email công ty', table: 'employees', folds: true },
  timekeeping_code: { label: 'Mã chấm công', table: 'employees' },
  ...Object.fromEntries(
    Object.entries({
      id_number: 'Số căn cước',
      old_id_number: 'Số CMND cũ',
      passport_no: 'Số hộ chiếu',
      work_permit_no: 'Số giấy phép lao động',
      tax_code: 'Mã số thuế',
      old_tax_code: 'Mã số thuế cũ',
      social_insurance_no: 'Mã số BHXH',
      old_social_insurance_no: 'Mã số BHXH cũ',
      health_insurance_no: 'Số thẻ BHYT',
      driver_licence_no: 'Số giấy phép lái xe',
    }).map(([field, label]) => [field, { label, table: 'employee_papers' } as const]),
  ),
}

interface Holder {
  nhansu_id: string
  full_name: string
  active: boolean
  is_seen: boolean
}

/**
 * Refuses values that another employee of the company has. Who that is, is told only to who may see him; of somebody who
 * has left, that he comes back into his own file. The unique indexes stand behind it, for two who save at once.
 * @throws ApiFailure 400
 */
export async function checkUnique(
  context: FileWriter,
  employeeId: number,
  values: FileValues,
): Promise<void> {
  const errors: FieldErrors = {}
  for (const [field, unique] of Object.entries(uniqueFields)) {
    const value = values[field]
    if (typeof value !== 'string') continue
    const holder = await holderOf(context, employeeId, field, unique, value)
    if (holder) errors[field] = [sentence(unique.label, holder)]
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

/** What of a file is about to be written. */
interface FileWrite {
  id: number
  values: FileValues
}

/**
 * The same for several people at once, without saying whose a value is. One that goes from one of them to another is refused
 * too: which of them is written first would decide.
 * @throws ApiFailure 400 when any of them is another's, or two of them are the same
 */
export async function checkUniqueOfEach(
  { db, inThisCompany }: FileWriter,
  writes: readonly FileWrite[],
): Promise<void> {
  for (const [field, { label, table, folds }] of Object.entries(uniqueFields)) {
    const asked = writes.flatMap(({ id, values: { [field]: value } }) =>
      typeof value === 'string' ? [{ id, value }] : [],
    )
    if (asked.length === 0) continue
    const [column, key] = [sql.ref(`${table}.${field}`), sql.ref(`${table}.${keys[table]}`)]
    const [held, value] = folds ? [sql`lower(${column})`, sql`lower(value)`] : [column, sql`value`]
    const { rows } = await sql<{ isTaken: boolean }>`
      with asked as (
        select id, ${value} as value
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as each (id bigint, value text))
      select count(distinct value) < count(*) or exists (
        select from ${sql.table(table)} where ${inThisCompany(table)}
          and ${held} = any(array(select value from asked))
          and not exists (select from asked where asked.value = ${held} and asked.id = ${key})) as "isTaken"
      from asked`.execute(db)
    if (rows[0]?.isTaken === true) throw invalidInput({ [field]: [ofAnother(label)] })
  }
}

/** The column by which a table says whose a row is. */
const keys = { employees: 'id', employee_papers: 'employee_id' } as const

const ofAnother = (label: string): string => `${label} đã thuộc một nhân viên khác của công ty.`

async function holderOf(
  context: FileWriter,
  employeeId: number,
  field: string,
  { table, folds }: UniqueField,
  value: string,
): Promise<Holder | undefined> {
  const column = sql.ref(`${table}.${field}`)
  const isSame = folds ? sql`lower(${column}) = lower(${value})` : sql`${column} = ${value}`
  const joined =
    table === 'employees'
      ? sql``
      : sql`join ${sql.table(table)} on ${sql.ref(`${table}.company_id`)} = employees.company_id
          and ${sql.ref(`${table}.employee_id`)} = employees.id`
  const isSeen = 'audit' in context ? visibleRows(context, visibleEmployees) : sql`false`
  const { rows } = await sql<Holder>`
    select employees.nhansu_id, employees.full_name, employees.active,
      ${isSeen} as is_seen
    from employees ${joined}
    where ${context.inThisCompany('employees')} and employees.id <> ${employeeId} and ${isSame}
    limit 1`.execute(context.db)
  return rows[0]
}

function sentence(label: string, { nhansu_id, full_name, active, is_seen }: Holder): string {
  if (!is_seen) return ofAnother(label)
  if (active) return `${label} đã thuộc nhân viên ${nhansu_id} - ${full_name}.`
  return `${label} thuộc nhân viên đã nghỉ việc ${nhansu_id} - ${full_name}. Nếu là người này, hãy dùng "Đi làm lại" thay vì lập hồ sơ mới.`
}
