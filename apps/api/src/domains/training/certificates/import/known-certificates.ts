import { sql } from 'kysely'
import type { ImportContext } from '../../../../workbooks/import/import-context.ts'
import { courseIssuer } from '../held-certificates.ts'
import type { PlannedCertificate } from './read-plan.ts'

/** What the catalogue adds to what a row says. */
export interface Completed {
  row: number
  /** The number and the issuer as they are compared. */
  number_key: string
  issuer_key: string
  /** As the row says it, else as the catalogue does. */
  issuer: string
  /** The last day by the months of the catalogue; null: for ever. */
  reckoned: string | null
}

/** Adds to each row what the catalogue says of its certificate; a row of one that is no longer there is missing. */
export async function completed(
  { db, inThisCompany }: ImportContext,
  planned: readonly PlannedCertificate[],
): Promise<ReadonlyMap<number, Completed>> {
  const content = JSON.stringify(planned.map(({ row, said }) => ({ row, ...said })))
  const { rows } = await sql<Completed>`
    select said.row, upper(said.number) as number_key, coalesce(said.issuer, ${courseIssuer}) as issuer,
      lower(normalize(coalesce(said.issuer, ${courseIssuer}), nfc)) as issuer_key,
      (said.issue_date + make_interval(months => certificates.valid_months))::date as reckoned
    from jsonb_to_recordset(${content}::jsonb)
      as said (row integer, certificate_id bigint, number text, issuer text, issue_date date)
    join certificates on ${inThisCompany('certificates')} and certificates.id = said.certificate_id`.execute(
    db,
  )
  return new Map(rows.map((each) => [each.row, each]))
}

/** A certificate that is there already. */
export interface KnownCertificate {
  id: number
  version: number
  employee_id: number
  certificate_id: number
  number: string
  number_key: string
  issuer: string
  issuer_key: string
  issue_date: string
  expiry_date: string | null
  note: string | null
  /** Whether a course or a test gave it. */
  is_given: boolean
  /** Whether it is revoked, which frees its number. */
  is_revoked: boolean
}

/** The certificates of the same kinds that bear one of the numbers of these rows. */
export async function certificatesByNumber(
  { db, inThisCompany }: ImportContext,
  planned: readonly PlannedCertificate[],
): Promise<KnownCertificate[]> {
  const kinds = [...new Set(planned.map(({ said }) => said.certificate_id))]
  const numbers = [...new Set(planned.map(({ said }) => said.number))]
  const { rows } = await sql<KnownCertificate>`
    select held.id, held.version, held.employee_id, held.certificate_id, held.number, upper(held.number) as number_key,
      held.issuer, lower(normalize(held.issuer, nfc)) as issuer_key, held.issue_date, held.expiry_date, held.note,
      num_nonnulls(held.training_employee_id, held.exam_person_id) > 0 as is_given, held.revoked_on is not null as is_revoked
    from employee_certificates held
    where ${inThisCompany('held')} and held.certificate_id = any(${kinds}::bigint[])
      and upper(held.number) in (select upper(number) from unnest(${numbers}::text[]) as number)
    order by held.id`.execute(db)
  return rows
}

/** Numbers that these people have of these certificates since one day, by {@link dayKey}: most often the same paper. */
export async function certificatesByDay(
  { db, inThisCompany }: ImportContext,
  planned: readonly PlannedCertificate[],
): Promise<ReadonlyMap<string, string>> {
  const people = [...new Set(planned.map((each) => each.employee_id))]
  const kinds = [...new Set(planned.map(({ said }) => said.certificate_id))]
  const { rows } = await sql<
    Pick<KnownCertificate, 'employee_id' | 'certificate_id' | 'issue_date' | 'number'>
  >`
    select held.employee_id, held.certificate_id, held.issue_date, held.number from employee_certificates held
    where ${inThisCompany('held')} and held.employee_id = any(${people}::bigint[])
      and held.certificate_id = any(${kinds}::bigint[]) and held.revoked_on is null`.execute(db)
  return new Map(rows.map((each) => [dayKey(each.employee_id, each), each.number]))
}

/** Whose certificate of which kind was given on which day. */
export function dayKey(
  employeeId: number,
  { certificate_id: kind, issue_date: day }: { certificate_id: number; issue_date: string },
): string {
  return `${employeeId} ${kind} ${day}`
}

/**
 * Holds what is changed, and then the kinds that numbers are given out of, in the order in which a certificate that is
 * written by hand takes them.
 */
export async function holdCertificates(
  { db, inThisCompany }: ImportContext,
  ids: readonly number[],
  kinds: readonly number[],
): Promise<void> {
  await sql`select from employee_certificates where ${inThisCompany('employee_certificates')} and id = any(${ids}::bigint[])
    order by id for update`.execute(db)
  await sql`select from certificates where ${inThisCompany('certificates')} and id = any(${kinds}::bigint[])
    order by id for no key update`.execute(db)
}
