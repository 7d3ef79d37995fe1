import { sql } from 'kysely'
import { reachCondition } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { holds } from '../../documents/public.ts'
import { courseIssuer, freeNumbers, linkNumbers, visibleCertificates } from './held-certificates.ts'

/** Whom a passed test would give a certificate, and what he holds of it until now. */
export interface CertificateOfTest {
  employee_id: number
  full_name: string
  held_number: string | null
  held_until: string | null
}

/**
 * Brings the certificates that rest on the published result of a test to what is so now: given to who passed it, with
 * today's day and a number of the company's series, by name; taken back with the publication or by a correction. Whoever
 * had it before is given the same one again, by its number and day. Nobody gets a second one, and who had one revoked gets
 * none.
 */
export async function settleTestCertificates(context: ProductContext, examId: number): Promise<void> {
  const { db, companyId, inThisCompany } = context
  await sql`
    delete from employee_certificates held using exam_people person, exams exam
    where ${inThisCompany('held')} and ${inThisCompany('person')} and ${inThisCompany('exam')}
      and exam.id = ${examId} and person.exam_id = exam.id and held.exam_person_id = person.id and held.revoked_on is null
      and (exam.status <> 'published' or person.passed is distinct from true
        or held.certificate_id is distinct from exam.certificate_id)`.execute(db)
  // Numbers of one certificate are given out by one at a time.
  const { rows: kinds } = await sql<{ id: number; issuer: string; months: number | null; today: string }>`
    select certificates.id, ${courseIssuer} as issuer, certificates.valid_months as months, current_date as today
    from certificates join exams exam on ${inThisCompany('exam')} and exam.certificate_id = certificates.id
    where ${inThisCompany('certificates')} and exam.id = ${examId} and exam.status = 'published'
    for no key update of certificates`.execute(db)
  const [kind] = kinds
  if (kind === undefined) return
  const { rows: people } = await sql<{
    id: number
    employee_id: number
    number: string | null
    given_on: string
  }>`
    select person.id, person.employee_id, coalesce(before.given_on, current_date) as given_on, before.number
    from exam_people person
    join employees on ${inThisCompany('employees')} and employees.id = person.employee_id
    left join lateral (select person.given_number as number, person.given_on
      where person.given_certificate_id = ${kind.id} and not exists (select from employee_certificates other
        where ${inThisCompany('other')} and other.certificate_id = ${kind.id} and other.revoked_on is null
          and upper(other.number) = upper(person.given_number)
          and lower(normalize(other.issuer, nfc)) = lower(normalize(${kind.issuer}, nfc)))) before on true
    where ${inThisCompany('person')} and person.exam_id = ${examId} and person.passed
      and not exists (select from employee_certificates held
        where ${inThisCompany('held')} and held.exam_person_id = person.id)
    order by employees.sort_name, person.id`.execute(db)
  const numbers = await freeNumbers(context, kind, people.filter(({ number }) => number === null).length)
  const given = people.map((person) => ({ ...person, number: person.number ?? numbers.shift() }))
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into employee_certificates
        (company_id, employee_id, certificate_id, issuer, number, issue_date, expiry_date, exam_person_id)
      select ${companyId}, given.employee_id, ${kind.id}, ${kind.issuer}, given.number, given.given_on,
        (given.given_on + make_interval(months => ${kind.months}))::date, given.id
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given (id bigint, employee_id bigint, number text, given_on date)
      returning id, exam_person_id, number, issue_date
    ), noted as (
      update exam_people person
      set given_certificate_id = ${kind.id}, given_number = made.number, given_on = made.issue_date
      from made where ${inThisCompany('person')} and person.id = made.exam_person_id
    )
    select id from made`.execute(db)
  await linkNumbers(
    context,
    rows.map(({ id }) => id),
  )
}

/**
 * Whom the results of a test that stand now would give this certificate, by name. What they hold of it until now is told
 * only as far as the reader sees certificates, whatever right he reads the test by.
 */
export async function certificatesOfTest(
  context: ProductContext,
  examId: number,
  certificateId: number,
): Promise<CertificateOfTest[]> {
  const { db, inThisCompany } = context
  const seen = sql`(${holds(context, 'training_access', 'company')} or ${holds(context, 'training_access', 'unit')}
    and ${reachCondition(context, visibleCertificates, 'unit')})`
  const { rows } = await sql<CertificateOfTest>`
    select person.employee_id, employees.full_name, held.number as held_number, held.expiry_date as held_until
    from exam_people person
    join employees on ${inThisCompany('employees')} and employees.id = person.employee_id
    left join lateral (select number, expiry_date from employee_certificates
      where ${inThisCompany('employee_certificates')} and employee_certificates.employee_id = person.employee_id
        and certificate_id = ${certificateId} and revoked_on is null and ${seen}
      order by issue_date desc, id desc limit 1) held on true
    where ${inThisCompany('person')} and person.exam_id = ${examId} and person.passed
    order by employees.sort_name, employees.id`.execute(db)
  return rows
}
