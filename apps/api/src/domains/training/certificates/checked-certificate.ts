import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleEmployees } from '../../employees/public.ts'
import { courseIssuer, isNumberTaken } from './held-certificates.ts'

/** A certificate as somebody writes it down. */
export interface WrittenCertificate {
  employee_id: number
  certificate_id: number
  number: string
  issuer?: string | null
  issue_date: string
  expiry_date?: string | null
  note?: string | null
}

/**
 * What is written of a certificate: an issuer that is not said is the catalogue's, an end that is not said is reckoned by
 * the calendar from the months of the catalogue.
 * @param except the certificate that is changed
 * @throws ApiFailure 400 at the field for somebody who is not the caller's, a catalogue's row that is not there, a day that
 * is still to come, or a number that another certificate has
 */
export async function checkedCertificate(
  context: ProductContext,
  written: WrittenCertificate,
  except?: number,
): Promise<Required<WrittenCertificate>> {
  const { db, inThisCompany } = context
  const { employee_id: employeeId, certificate_id: certificateId, issue_date: issued } = written
  const { rows: people } = await sql`select from employees where ${inThisCompany('employees')}
    and employees.id = ${employeeId} and ${visibleRows(context, visibleEmployees)}`.execute(db)
  if (people.length === 0) {
    throw invalidInput({ employee_id: ['Nhân viên không còn hoặc không thuộc phạm vi của bạn.'] })
  }
  // Numbers of one certificate are given out by one at a time.
  const { rows } = await sql<{ issuer: string; expires: string | null; is_future: boolean }>`
    select ${courseIssuer} as issuer, (${issued}::date + make_interval(months => valid_months))::date as expires,
      ${issued}::date > current_date as is_future
    from certificates where ${inThisCompany('certificates')} and id = ${certificateId}
    for no key update of certificates`.execute(db)
  const [kind] = rows
  if (kind === undefined) throw invalidInput({ certificate_id: ['Chứng chỉ không tồn tại.'] })
  if (kind.is_future) throw invalidInput({ issue_date: ['Ngày cấp không được ở tương lai.'] })
  const number = written.number.trim()
  const issuer = written.issuer?.trim() ?? kind.issuer
  if (await isNumberTaken(context, { certificateId, issuer, number, except })) {
    throw invalidInput({
      number: [`Số ${number} của chứng chỉ này đã được cấp. Hãy kiểm tra lại số và nơi cấp.`],
    })
  }
  return {
    employee_id: employeeId,
    certificate_id: certificateId,
    number,
    issuer,
    issue_date: issued,
    expiry_date: written.expiry_date ?? kind.expires,
    note: written.note ?? null,
  }
}
