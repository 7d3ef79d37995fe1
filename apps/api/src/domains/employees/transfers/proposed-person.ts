import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type CivilDay, dayAfter, spokenDay } from '../job/days.ts'

/** Somebody whom the company may hand over, as he stands today. */
export interface ProposedPerson {
  person_id: number
  nhansu_id: string
  full_name: string
  birth_year: number | null
  position_name: string | null
  company: string
  /** The first day that a proposal may name. */
  earliest: CivilDay
  today: CivilDay
  /** The first day after his last one, where a change of work says it already. */
  leaves_on: CivilDay | null
  /** Why nobody can propose him now, in a sentence. */
  hindrance: string | null
  /** He can be asked in the app for his agreement. */
  has_account: boolean
}

interface Found extends Omit<ProposedPerson, 'earliest' | 'hindrance'> {
  active: boolean
  join_date: CivilDay
  waits_for: string | null
}

/** Reads an employee who lies open before whoever asks. */
export async function readProposed(
  { db, companyId, inThisCompany }: ProductContext,
  employeeId: number,
): Promise<ProposedPerson> {
  const { rows } = await sql<Found>`
    select employees.person_id, employees.nhansu_id, employees.full_name, employees.active, employees.join_date,
      extract(year from employees.date_of_birth)::integer as birth_year,
      (select held.positions -> 0 ->> 'position_name' from position_summaries held
        where ${inThisCompany('held')} and held.employee_id = employees.id) as position_name,
      companies.name as company, current_date as today,
      (select min(change.effective_date) from job_changes change
        where ${inThisCompany('change')} and change.employee_id = employees.id and change.kind = 'termination'
          and change.state = 'waiting') as leaves_on,
      (select other.name from employee_transfers waiting join companies other on other.id = waiting.other_company_id
        where ${inThisCompany('waiting')} and waiting.employee_id = employees.id and waiting.direction = 'out'
          and (waiting.state in ('asking', 'waiting') or waiting.state = 'accepted' and waiting.effective_date > current_date)
        limit 1) as waits_for,
      exists (select from accounts account
        where ${inThisCompany('account')} and account.person_id = employees.person_id and account.is_active) as has_account
    from employees join companies on companies.id = ${companyId}
    where ${inThisCompany('employees')} and employees.id = ${employeeId}`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('an employee who lies open is there')
  const { active, join_date, waits_for, ...person } = found
  const after = join_date > person.today ? join_date : person.today
  return { ...person, earliest: dayAfter(after), hindrance: hindranceOf(active, waits_for) }
}

function hindranceOf(active: boolean, waitsFor: string | null): string | null {
  if (!active) return 'Nhân viên đã nghỉ việc nên không chuyển sang công ty khác được.'
  return waitsFor === null ? null : `Nhân viên đã có đề nghị chuyển sang ${waitsFor}.`
}

/** Why somebody cannot go on a day, in a sentence; undefined where he can. */
export function dayRefusal(
  { earliest, leaves_on: leaves }: ProposedPerson,
  day: CivilDay,
): string | undefined {
  if (day < earliest) return `Ngày chuyển sớm nhất là ${spokenDay(earliest)}.`
  if (leaves !== null && leaves <= day)
    return `Nhân viên đã có quyết định nghỉ việc từ ngày ${spokenDay(leaves)}.`
  return undefined
}

/** A company of the group to which somebody can go. */
export interface OtherCompany {
  id: number
  name: string
}

/** The other companies that are open, by name. */
export async function otherCompanies({ db, companyId }: ProductContext): Promise<OtherCompany[]> {
  const { rows } = await sql<OtherCompany>`
    select id, name from companies where is_active and id <> ${companyId} order by vn_fold(name), id`.execute(
    db,
  )
  return rows
}

/** @throws ApiFailure 409 for a company that has been closed, 400 for one that is none, or this one */
export async function requireOpenCompany(context: ProductContext, id: number): Promise<OtherCompany> {
  const { rows } = await sql<OtherCompany & { is_active: boolean }>`
    select id, name, is_active from companies where id = ${id} and id <> ${context.companyId}`.execute(
    context.db,
  )
  const [company] = rows
  if (company === undefined) {
    const text = 'Hãy chọn một công ty khác trong tập đoàn.'
    throw new ApiFailure(400, text, { errors: { to_company_id: [text] } })
  }
  if (!company.is_active) {
    throw new ApiFailure(409, `${company.name} đã ngừng hoạt động nên không nhận nhân viên được.`)
  }
  return company
}
