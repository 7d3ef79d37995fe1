import { sql } from 'kysely'
import { invalidInput } from '../../contract/failure.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import type { WageRegion } from '../../law/wage-regions.ts'
import { isForeigner } from '../employees/public.ts'
import type { RulePerson } from './rule-types.ts'
import type { Day } from './term.ts'

/** What is asked about a person for the rules on one contract. */
interface Asked {
  /** The day on which the contract begins. */
  on: Day
  consentDocumentId: number | null
  /** Whether whoever asks may see what this person is paid. */
  withPay: boolean
}

interface Row {
  id: number
  join_date: Day
  leave_date: Day | null
  date_of_birth: Day | null
  nationality: string | null
  work_permit_expiry_date: Day | null
  is_disabled: boolean
  heavy_work: RulePerson['heavy_work']
  wage_region: WageRegion | null
  has_consent: boolean
  has_job: boolean
  position_name: string | null
  probation_group: NonNullable<RulePerson['job']>['probation_group']
  work_place: string | null
  nature_of_work: number | null
  pay_grade: number | null
  base_salary: number | null
}

/**
 * The person as the file has him on a day. Of a day to come it is what holds now: where a change of his work waits for it,
 * the file is not compared. Whoever left and comes back by then has the day on which he does for the day that he joined,
 * and whose leaving is decided has his last day before it comes.
 * @throws ApiFailure 400 for an employee who is not there
 */
export async function personOnDay(
  transaction: CompanyTransaction,
  employeeId: number,
  asked: Asked,
): Promise<RulePerson> {
  const person = (await personsOnDay(transaction, [employeeId], asked)).get(employeeId)
  if (person === undefined) throw noSuchEmployee()
  return person
}

/** Said of an employee who is not there. */
export function noSuchEmployee() {
  return invalidInput({ employee_id: ['Không tìm thấy nhân viên này.'] })
}

/** The same for several at once; without those who are not there. */
export async function personsOnDay(
  { db, inThisCompany }: CompanyTransaction,
  employeeIds: readonly number[],
  { on, consentDocumentId, withPay }: Asked,
): Promise<Map<number, RulePerson>> {
  const { rows } = await sql<Row>`
    select employees.id, coalesce(coming.day, employees.join_date) as join_date,
      least(case when coming.day is null then employees.leave_date end, going.last_day) as leave_date,
      employees.date_of_birth, details.nationality,
      papers.work_permit_expiry_date, coalesce(affiliation.disabled, false) as is_disabled,
      coalesce(job.heavy_work, 'none') as heavy_work, wage_region_of(employees.company_id, job.department_id) as wage_region,
      exists (select from document_employees about where ${inThisCompany('about')}
        and about.employee_id = employees.id and about.document_id = ${consentDocumentId}::bigint) as has_consent,
      job.employee_id is not null and not exists (select from job_changes waiting where ${inThisCompany('waiting')}
        and waiting.employee_id = employees.id and waiting.state = 'waiting'
        and waiting.effective_date <= ${on}::date) as has_job,
      positions.name as position_name, positions.probation_group, job.work_place, job.nature_of_work, pay.pay_grade, pay.base_salary
    from employees
    left join employee_details details
      on details.company_id = employees.company_id and details.employee_id = employees.id
    left join employee_papers papers
      on papers.company_id = employees.company_id and papers.employee_id = employees.id
    left join employee_affiliations affiliation
      on affiliation.company_id = employees.company_id and affiliation.employee_id = employees.id
    left join job_versions job
      on job.company_id = employees.company_id and job.employee_id = employees.id
      and job.valid_from <= ${on}::date and coalesce(job.valid_to, 'infinity') > ${on}::date
    left join positions on positions.company_id = job.company_id and positions.id = job.position_id
    left join pay_levels pay
      on pay.company_id = employees.company_id and pay.employee_id = employees.id
      and pay.valid_from <= ${on}::date and coalesce(pay.valid_to, 'infinity') > ${on}::date
    left join lateral (
      select max(effective_date) as day from job_changes rehire where ${inThisCompany('rehire')}
        and rehire.employee_id = employees.id and rehire.state = 'waiting' and rehire.kind = 'rehire'
        and rehire.effective_date <= ${on}::date) coming on true
    left join lateral (
      select min(effective_date) - 1 as last_day from job_changes ending where ${inThisCompany('ending')}
        and ending.employee_id = employees.id and ending.state = 'waiting' and ending.kind = 'termination'
        and ending.effective_date > coalesce(coming.day, '-infinity')) going on true
    where ${inThisCompany('employees')} and employees.id = any(${employeeIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...row }) => [id, personOf(row, withPay)]))
}

function personOf(row: Omit<Row, 'id'>, withPay: boolean): RulePerson {
  const {
    nationality,
    has_job,
    position_name,
    probation_group,
    work_place,
    nature_of_work,
    pay_grade,
    base_salary,
    ...person
  } = row
  return {
    ...person,
    is_foreigner: isForeigner({ nationality }),
    job: has_job ? { position_name, probation_group, work_place, nature_of_work } : null,
    pay: has_job && withPay ? { pay_grade, base_salary } : null,
  }
}
