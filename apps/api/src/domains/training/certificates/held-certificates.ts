import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { drawNumbers } from '../../../numbers/draw-number.ts'

/** Which certificates each scope shows: those of people of the reader's units, or his own. */
export const visibleCertificates: RowConditions = {
  table: 'employee_certificates',
  unit: ({ session }) => sql<SqlBool>`exists (select from employee_units member
    where member.company_id = employee_certificates.company_id
      and member.employee_id = employee_certificates.employee_id
      and member.department_id = any(${session.unitIds}::bigint[]))`,
  own: ({ session }) => sql<SqlBool>`employee_certificates.employee_id = ${session.employeeId}`,
}

/** A column of the catalogue's entry that a held certificate is of. */
export const kindOf = (column: string): RawBuilder<string> => sql<string>`(select kind.${sql.ref(column)}
  from certificates kind
  where kind.company_id = employee_certificates.company_id and kind.id = employee_certificates.certificate_id)`

/** How a certificate stands today; the last of a kind that somebody was given replaces those before it. */
export const certificateState = sql<Schemas['EmployeeCertificateState']>`(case
  when employee_certificates.revoked_on is not null then 'revoked'
  when exists (select from training_employees person
    join trainings course on course.company_id = person.company_id and course.id = person.training_id
    where person.company_id = employee_certificates.company_id and person.id = employee_certificates.training_employee_id
      and course.reopened_at is not null and course.status = 'running') then 'reviewing'
  when exists (select from employee_certificates later
    where later.company_id = employee_certificates.company_id and later.employee_id = employee_certificates.employee_id
      and later.certificate_id = employee_certificates.certificate_id and later.revoked_on is null
      and (later.issue_date, later.id) > (employee_certificates.issue_date, employee_certificates.id)) then 'replaced'
  when employee_certificates.expiry_date < current_date then 'expired'
  when employee_certificates.expiry_date - current_date <= ${kindOf('remind_days')} then 'expiring'
  else 'valid' end)`

/**
 * What holds of the end of every certificate of these states, so that an index finds the few whose state is reckoned: what
 * expires soon ends within the days of the kind that is told of earliest.
 */
export function endingBy(states: readonly unknown[], { inThisCompany }: ProductContext): RawBuilder<SqlBool> {
  const ends = sql`employee_certificates.expiry_date`
  const soon = sql`${ends} <= current_date + (
    select max(kind.remind_days) from certificates kind where ${inThisCompany('kind')})`
  const asked = new Set(states)
  if (asked.size === 0 || !states.every((state) => endingStates.has(state))) return sql<SqlBool>`true`
  if (!asked.has('expired')) return sql<SqlBool>`(${ends} >= current_date and ${soon})`
  return asked.has('expiring') ? sql<SqlBool>`${soon}` : sql<SqlBool>`${ends} < current_date`
}

const endingStates: ReadonlySet<unknown> = new Set(['expiring', 'expired'])

/**
 * Of each person and certificate the one that counts on a day: the last that was given by then and not revoked by then.
 * Columns: employee_id, certificate_id, number, issue_date, expiry_date, training_employee_id.
 */
export function lastCertificates(
  { inThisCompany }: Pick<ProductContext, 'inThisCompany'>,
  day: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select distinct on (held.employee_id, held.certificate_id) held.employee_id, held.certificate_id, held.number,
      held.issue_date, held.expiry_date, held.training_employee_id
    from employee_certificates held
    where ${inThisCompany('held')} and held.issue_date <= ${day} and (held.revoked_on is null or held.revoked_on > ${day})
    order by held.employee_id, held.certificate_id, held.issue_date desc, held.id desc`
}

/** Joins `held`, the certificate that somebody's row in `training_employees` brought him, where it is not revoked. */
export const certificateOfRow = sql`left join employee_certificates held
  on held.company_id = training_employees.company_id and held.training_employee_id = training_employees.id
    and held.revoked_on is null`

/** Who a certificate of the company's courses is from: the catalogue's issuer, else the company itself. */
export const courseIssuer = sql<string>`coalesce(certificates.issuer,
  (select company.name from companies company where company.id = certificates.company_id))`

/** A certificate that somebody is given for what he did in a course. */
export interface GivenCertificate {
  /** His row in the course. */
  id: number
  certificate_no: string
  issue_date: string
  valid_months: number | null
}

/**
 * Writes certificates of courses by the rows of their people; who has one of his course already keeps it, as it is now said.
 * Ends are reckoned by the calendar: of 31/08 and six months comes the last day of February.
 */
export async function giveCertificates(
  { db, companyId, inThisCompany }: ProductContext,
  given: readonly GivenCertificate[],
): Promise<void> {
  if (given.length === 0) return
  await sql`
    insert into employee_certificates
      (company_id, employee_id, certificate_id, issuer, number, issue_date, expiry_date, training_employee_id)
    select ${companyId}, person.employee_id, certificates.id, ${courseIssuer}, given.certificate_no, given.issue_date,
      (given.issue_date + make_interval(months => given.valid_months))::date, person.id
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (id bigint, certificate_no text, issue_date date, valid_months integer)
    join training_employees person on ${inThisCompany('person')} and person.id = given.id
    join trainings course on ${inThisCompany('course')} and course.id = person.training_id
    join certificates on ${inThisCompany('certificates')} and certificates.id = course.certificate_id
    order by given.id
    on conflict (company_id, training_employee_id) where revoked_on is null and training_employee_id is not null
    do update set number = excluded.number, issue_date = excluded.issue_date, expiry_date = excluded.expiry_date
    where (employee_certificates.number, employee_certificates.issue_date)
      is distinct from (excluded.number, excluded.issue_date)`.execute(db)
}

/** Takes the certificate of somebody's row in a course back with his result; one that was revoked stays on record. */
export async function takeBackCertificate({ db, inThisCompany }: ProductContext, id: number): Promise<void> {
  await sql`delete from employee_certificates where ${inThisCompany('employee_certificates')}
    and training_employee_id = ${id} and revoked_on is null`.execute(db)
}

/** Revokes what a course gave before it was taken up again: once it is cancelled, nobody has passed it. */
export async function revokeGiven(
  { db, inThisCompany, session }: ProductContext,
  courseId: number,
  reason: string,
): Promise<void> {
  await sql`
    update employee_certificates set revoked_on = greatest(current_date, issue_date), revoked_by = ${session.userId},
      revoke_reason = left('Khóa đào tạo đã hủy: ' || ${reason}, 500)
    from training_employees person
    where ${inThisCompany('employee_certificates')} and ${inThisCompany('person')} and person.training_id = ${courseId}
      and person.id = employee_certificates.training_employee_id and employee_certificates.revoked_on is null`.execute(
    db,
  )
}

/**
 * Gives everybody who passed a course the certificate that it is for, with today's day and a number of the company's
 * series, by name; nobody gets a second one, and who had one revoked gets none.
 * @returns how many were given
 */
export async function issueCertificates(context: ProductContext, courseId: number): Promise<number> {
  const { db, inThisCompany } = context
  // Numbers of one certificate are given out by one at a time.
  const { rows: kinds } = await sql<{ id: number; issuer: string; months: number | null; today: string }>`
    select certificates.id, ${courseIssuer} as issuer, coalesce(course.valid_months, certificates.valid_months) as months,
      current_date as today
    from certificates join trainings course on ${inThisCompany('course')} and course.certificate_id = certificates.id
    where ${inThisCompany('certificates')} and course.id = ${courseId}
    for no key update of certificates`.execute(db)
  const [kind] = kinds
  if (kind === undefined) return 0
  const { rows: people } = await sql<{ id: number }>`
    select person.id from training_employees person
    join employees on ${inThisCompany('employees')} and employees.id = person.employee_id
    where ${inThisCompany('person')} and person.training_id = ${courseId} and person.state = 'passed'
      and not exists (select from employee_certificates held
        where ${inThisCompany('held')} and held.training_employee_id = person.id)
    order by employees.sort_name, person.id`.execute(db)
  const numbers = await freeNumbers(context, kind, people.length)
  const given = people.flatMap(({ id }, at): GivenCertificate[] => {
    const number = numbers[at]
    return number === undefined
      ? []
      : [{ id, certificate_no: number, issue_date: kind.today, valid_months: kind.months }]
  })
  await giveCertificates(context, given)
  const { rows: made } = await sql<{ id: number }>`select id from employee_certificates held
    where ${inThisCompany('held')} and held.training_employee_id = any(${people.map(({ id }) => id)}::bigint[])`.execute(
    db,
  )
  await linkNumbers(
    context,
    made.map(({ id }) => id),
  )
  return given.length
}

/** Says in the book of numbers on which of these certificates each stands that the caller has drawn, or that a test gives again. */
export async function linkNumbers(
  { db, inThisCompany, session }: ProductContext,
  ids: readonly number[],
): Promise<void> {
  await sql`update drawn_numbers set record_kind = 'employeeCertificates', record_id = held.id
    from employee_certificates held
    where ${inThisCompany('drawn_numbers')} and drawn_numbers.kind = 'certificate' and drawn_numbers.number = held.number
      and (drawn_numbers.drawn_by = ${session.userId} or held.exam_person_id is not null) and ${inThisCompany('held')}
      and held.id = any(${ids}::bigint[])`.execute(db)
}

/** The next numbers of the series that are not on a certificate of this kind and issuer already, written there by hand. */
export async function freeNumbers(
  context: ProductContext,
  kind: { id: number; issuer: string; today: string },
  count: number,
): Promise<string[]> {
  if (count === 0) return []
  const request = { on: kind.today, userId: context.session.userId }
  const drawn = await drawNumbers(context, 'certificate', count, request)
  const { rows } = await sql<{ number: string }>`
    select drawn.number from unnest(${drawn}::text[]) as drawn (number)
    where exists (select from employee_certificates held
      where ${context.inThisCompany('held')} and held.certificate_id = ${kind.id} and held.revoked_on is null
        and upper(held.number) = upper(drawn.number)
        and lower(normalize(held.issuer, nfc)) = lower(normalize(${kind.issuer}, nfc)))`.execute(context.db)
  const taken = new Set(rows.map(({ number }) => number))
  const free = drawn.filter((number) => !taken.has(number))
  return [...free, ...(await freeNumbers(context, kind, count - free.length))]
}

/** Whether another certificate than `except` has this number of a certificate and an issuer, and is not revoked. */
export async function isNumberTaken(
  { db, inThisCompany }: ProductContext,
  asked: { certificateId: number; issuer: string; number: string; except?: number | undefined },
): Promise<boolean> {
  const { certificateId, issuer, number, except = 0 } = asked
  const { rows } = await sql`
    select from employee_certificates held
    where ${inThisCompany('held')} and held.certificate_id = ${certificateId} and upper(held.number) = upper(${number})
      and lower(normalize(held.issuer, nfc)) = lower(normalize(${issuer}, nfc)) and held.revoked_on is null
      and held.id <> ${except}`.execute(db)
  return rows.length > 0
}
