import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ListSource } from '../../../contract/list-query/source.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { awaitedFiltersOnDay } from '../awaited.ts'
import { employeeSource } from '../employee-source.ts'
import { contractEndFilter } from '../contract-end/contract-end-filter.ts'
import { papersFilters } from '../missing/papers-filters.ts'
import { ageOn, positionsOf } from '../profile/profile-filters.ts'
import { qualityFilters } from '../quality/quality-filters.ts'
import type { CivilDay } from '../job/days.ts'
import { type Coming, comingFacts } from './coming-facts.ts'
import { positionsOn } from './positions-on-day.ts'
import { everIn, fewWorkIn } from './people-of-units.ts'
import { unitsOn } from './units-on-day.ts'

/** The employees of a company as they are on a day, for statements that read them under the name `employees`. */
export interface EmployeesOnDay {
  day: CivilDay
  source: ListSource
  /** Scopes by the facts of that day: a unit's people are those of its units on it, its leavers among them. */
  visible: RowConditions
  /** The positions held on it, packed as lists show them. */
  positions: RawBuilder<unknown>
  /** Who works in one of the units on it, or in one below them. */
  worksIn: (units: readonly number[], recursive: boolean) => Expression<SqlBool>
}

/** Facts of the file that have no days: what is asked of them on another day would be answered by those of today. */
const undated = [
  'marital_status',
  'new_province_id',
  'education_level',
  'account_state',
  ...Object.keys(papersFilters),
  ...Object.keys(qualityFilters),
  ...Object.keys(contractEndFilter),
]

/**
 * Reads the employees of a day: of a past one from the versions of their job facts, of one to come with what waits for it.
 * Whoever has not joined by then is absent; everything that is not a job fact is as it is now.
 * @throws ApiFailure 400 for a filter by what has no days
 */
export async function employeesOnDay(
  transaction: CompanyTransaction,
  day: CivilDay,
  { filter = {} }: { filter?: object } = {},
): Promise<EmployeesOnDay> {
  const refused = undated.find((field) => field in filter)
  if (refused !== undefined)
    throw invalidInput({ [`filter.${refused}`]: ['Chỉ lọc được theo mục này khi xem danh sách hôm nay.'] })
  const coming = await comingFacts(transaction, day)
  // What is still to come stands in no version.
  const isFew = coming.employeeIds.length === 0 ? await fewWorkIn(transaction) : () => false
  const belongsTo = (units: readonly unknown[]) => {
    const wanted = unitsOn(transaction, day, units)
    const among = isFew(units) ? sql`${everIn(transaction, day, wanted)} and` : sql``
    return sql<SqlBool>`(${among} (coalesce(employees.unit_of_day, employees.last_unit_of_day) = any(${wanted})
      or ${holdsFurther('department_id', wanted)}))`
  }
  return {
    day,
    source: {
      ...employeeSource,
      rows: rowsOn(transaction, day, coming),
      fields: {
        ...employeeSource.fields,
        department_id: { ...employeeSource.fields?.['department_id'], matches: belongsTo },
        ...awaitedFiltersOnDay,
        age: ageOn(day),
        position_level: {
          ...employeeSource.fields?.['position_level'],
          matches: (levels) =>
            sql<SqlBool>`employees.position_of_day = any(${positionsOf(transaction, levels)})`,
        },
        position_id: {
          ...employeeSource.fields?.['position_id'],
          matches: (positions) => {
            const wanted = sql`${positions}::bigint[]`
            return sql<SqlBool>`(employees.position_of_day = any(${wanted}) or ${holdsFurther('position_id', wanted)})`
          },
        },
      },
    },
    visible: {
      table: 'employees',
      unit: ({ session }) => belongsTo(session.unitIds),
      own: ({ session }) => sql<SqlBool>`employees.id = ${session.employeeId}`,
    },
    positions: positionsOn(transaction, day),
    worksIn: (units, recursive) => {
      const wanted = recursive ? unitsOn(transaction, day, units) : sql`${units}::bigint[]`
      return sql<SqlBool>`(employees.unit_of_day = any(${wanted}) or ${holdsFurther('department_id', wanted)})`
    },
  }
}

function holdsFurther(column: 'department_id' | 'position_id', wanted: RawBuilder<unknown>) {
  return sql`(employees.further_of_day <> '[]' and exists (
    select from jsonb_to_recordset(employees.further_of_day) as further (position_id bigint, department_id bigint)
    where ${sql.ref(`further.${column}`)} = any(${wanted})))`
}

/** The table `employees` with the job facts of a day in the place of those of today. */
function rowsOn({ inThisCompany, companyId }: CompanyTransaction, day: CivilDay, coming: Coming) {
  const facts = sql`work_state, join_date, official_date, leave_date, nature_of_work, position_id, department_id,
    further_positions`
  const later = sql`
    union all
    select ${companyId}, employee_id, null, ${facts}, last_department_id, held
    from jsonb_to_recordset(${JSON.stringify(coming.facts)}::jsonb) as coming (employee_id bigint, work_state text,
      join_date date, official_date date, leave_date date, nature_of_work integer, position_id bigint,
      department_id bigint, further_positions jsonb, last_department_id bigint, held jsonb)`
  return sql`
    select person.company_id, person.id, person.person_id, person.nhansu_id, person.full_name, person.sort_name,
      person.gender, person.date_of_birth, person.phone, person.company_email, person.group_join_date,
      person.timekeeping_code, person.version, person.created_at, person.updated_at,
      of_day.work_state, of_day.work_state <> 'left' as active, of_day.join_date, of_day.official_date,
      of_day.leave_date, of_day.nature_of_work, of_day.position_id as position_of_day,
      of_day.department_id as unit_of_day, of_day.further_positions as further_of_day, of_day.held as held_of_day,
      case when of_day.work_state = 'left' then coalesce(of_day.last_department_id, (
        select before.department_id from job_versions before
        where ${inThisCompany('before')} and before.employee_id = person.id and before.valid_from < of_day.valid_from
          and before.department_id is not null
        order by before.valid_from desc limit 1)) end as last_unit_of_day
    from employees person
    join (
      select company_id, employee_id, valid_from, ${facts}, null::bigint as last_department_id, null::jsonb as held
      from job_versions version
      where ${inThisCompany('version')} and valid_from <= ${day}::date
        and (valid_to is null or valid_to > ${day}::date)
        ${coming.employeeIds.length === 0 ? sql`` : sql`and employee_id <> all(${coming.employeeIds}::bigint[]) ${later}`}
    ) of_day on of_day.company_id = person.company_id and of_day.employee_id = person.id
    where ${inThisCompany('person')}`
}
