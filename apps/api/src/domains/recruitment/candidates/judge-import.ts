import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import { fieldErrors } from '../../../contract/field-messages.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { isEmpty } from '../../../workbooks/import/cell-values.ts'
import type { SheetEntry } from '../../../workbooks/import/read-rows.ts'
import { mapInTurns } from '../../../workbooks/in-turns.ts'
import { candidateImportFields } from './import-fields.ts'
import { isKept } from './twins.ts'
import { checkPerson } from './write-candidate.ts'

/** A row as it would be entered, with what speaks against it and what is worth a look. */
export interface Judged {
  row: number
  values: Record<string, unknown>
  errors: string[]
  remarks: string[]
}

/** What rows of a workbook say by themselves and among each other, before anybody of the company is looked at. */
export async function judgeRows(entries: readonly SheetEntry[]): Promise<Judged[]> {
  const judged = await mapInTurns(entries, ({ row, values, errors, faulty = [] }) =>
    judge(row, values, errors, faulty),
  )
  tellTwinsOfFile(judged)
  return judged
}

function judge(
  row: number,
  read: Readonly<Record<string, unknown>>,
  errors: readonly string[],
  faulty: readonly string[],
): Judged {
  const values = Object.fromEntries(Object.entries(read).filter(([, value]) => !isEmpty(value)))
  const { validate } = candidateImportFields()
  const found = validate(structuredClone(values))
    ? ageFault(values)
    : Object.entries(fieldErrors(validate.errors ?? []))
        .filter(([field]) => !faulty.includes(field))
        .flatMap(([, sentences]) => sentences)
  return { row, values, errors: [...errors, ...found], remarks: [] }
}

/** The rule of ages that entering by hand has. */
function ageFault(values: Record<string, unknown>): string[] {
  try {
    checkPerson({ date_of_birth: String(values['date_of_birth']) })
    return []
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return Object.values(error.detail.errors ?? {}).flat()
  }
}

/** The fields by which two rows, or a row and a record, are surely one person. */
const sure = { phone: 'số điện thoại', id_number: 'số căn cước' } as const

function tellTwinsOfFile(judged: readonly Judged[]): void {
  for (const [field, label] of Object.entries(sure)) {
    const first = new Map<unknown, number>()
    for (const { row, values, errors } of judged) {
      const value = values[field]
      if (value === undefined) continue
      const other = first.get(value)
      if (other === undefined) first.set(value, row)
      else if (values['is_other_person'] !== true) errors.push(`Trùng ${label} với dòng ${other}.`)
    }
  }
}

/** Who of the rows the company knows already: surely, which stops the row, or perhaps, which is only told. */
export async function tellKnown(context: CompanyTransaction, judged: readonly Judged[]): Promise<void> {
  const { db, inThisCompany } = context
  const known = isKept(context)
  const asked = judged.map(({ row, values }) => ({
    row,
    phone: values['phone'],
    id_number: values['id_number'],
    email: values['email'],
    full_name: values['full_name'],
    born: judgedDay(values['date_of_birth']),
  }))
  // Names are folded once for each person, and compared only among those of one birthday.
  const { rows } = await sql<{ row: number; phone: boolean; id_number: boolean; perhaps: boolean }>`
    with asked as materialized (
      select *, vn_fold(full_name) as folded from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as sent (row integer, phone text, id_number text, email text, full_name text, born date)
    ), same_day as materialized (
      select a.date_of_birth, vn_fold(a.full_name) as folded from applicants a
      where ${inThisCompany('a')} and a.date_of_birth in (select born from asked) and ${known}
    ), likeness as (
      select asked.row, 'phone' as why from asked join applicants a
        on ${inThisCompany('a')} and a.phone = asked.phone where ${known}
      union all select asked.row, 'id_number' from asked join applicants a
        on ${inThisCompany('a')} and a.id_number = asked.id_number where ${known}
      union all select asked.row, 'perhaps' from asked join applicants a
        on ${inThisCompany('a')} and lower(a.email) = lower(asked.email) where ${known}
      union all select asked.row, 'perhaps' from asked join same_day
        on same_day.date_of_birth = asked.born and same_day.folded = asked.folded
    )
    select row, bool_or(why = 'phone') as phone, bool_or(why = 'id_number') as id_number,
      bool_or(why = 'perhaps') as perhaps
    from likeness group by row`.execute(db)
  const found = new Map(rows.map((each) => [each.row, each]))
  for (const { row, values, errors, remarks } of judged) {
    const likeness = found.get(row)
    if (likeness === undefined) continue
    const isOther = values['is_other_person'] === true
    for (const [field, label] of Object.entries(sure)) {
      if (!likeness[field as keyof typeof sure]) continue
      if (isOther) remarks.push(`Cùng ${label} với một hồ sơ đã có, nhập như người khác.`)
      else {
        errors.push(
          `Đã có hồ sơ ứng viên cùng ${label}. Hãy đưa hồ sơ đó vào đợt này, hoặc ghi Có ở cột Là người khác.`,
        )
      }
    }
    if (!likeness.phone && !likeness.id_number && likeness.perhaps)
      remarks.push('Có thể trùng hồ sơ đã có (cùng email, hoặc cùng họ tên và ngày sinh).')
  }
}

/** A day that the database can read; what is none has been refused already. */
function judgedDay(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : null
}
