import type { Schemas } from '@nhansu/sdk/contract'
import { labourFactLabels } from '@nhansu/sdk/domains/statistics'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type Clauses, countedOn } from '../population.ts'

export type LabourFact = Schemas['LabourFact']
type LabourPerson = Schemas['LabourPerson']

/** A line of the report with the numbers that leave the server in the workbook and on paper only. */
export interface LabourRow extends LabourPerson {
  social_insurance_no: string | null
  identity: string | null
  base_salary: number | null
  /** What is paid each month beside the wage, by the allowances of the day. */
  supplements: number | null
}

/** Ban Tổng Giám đốc to Phó phòng. */
const mostManagerLevel = 5
const highEducation = ['Cao học', 'Đại học']
const middleEducation = [
  'Cao đẳng',
  'Cao đẳng nghề',
  'Trung cấp chuyên nghiệp',
  'Trung học chuyên nghiệp',
  'Trung cấp',
  'Trung cấp nghề',
]

/** When a file lacks what the form asks for, about a row of `facts`. */
const lacks: Readonly<Record<LabourFact, RawBuilder<SqlBool>>> = {
  social_insurance_no: sql`facts.social_insurance_no is null`,
  date_of_birth: sql`facts.date_of_birth is null`,
  identity: sql`facts.identity is null`,
  position: sql`facts.position_name is null`,
  base_salary: sql`facts.base_salary is null`,
  contract: sql`facts.contract is null`,
  insurance_start: sql`facts.insurance_start is null`,
}

/** What the form asks for, in the order of its columns. */
// The table has exactly the facts of the contract.
export const labourFacts = Object.keys(labourFactLabels) as LabourFact[]

/**
 * `people`: a line for everybody who works on the day; after the clauses of who is counted. The group is what HR chose for
 * the position, else a manager's by the level, else that of the highest degree until that year.
 */
export function labourPeople(context: ProductContext, day: string): Clauses {
  const { inThisCompany } = context
  const lastDay = sql`least(held.end_date, held.ended_date)`
  return sql`${countedOn(context, day, undefined, {})}, facts as (
    select counted.id, counted.nhansu_id, counted.full_name, counted.sort_name, counted.date_of_birth, counted.gender,
      counted.position_name, counted.unit_name, job.work_place,
      coalesce(position.labour_group, case
        when counted.position_level <= ${mostManagerLevel} then 'manager'
        when degrees.levels && ${highEducation}::text[] then 'high'
        when degrees.levels && ${middleEducation}::text[] then 'middle' else 'other' end) as labour_group,
      case when job.heavy_work <> 'none' then (
        select min(heavy.valid_from) from job_versions heavy
        where ${inThisCompany('heavy')} and heavy.employee_id = counted.id and heavy.heavy_work <> 'none'
          and heavy.valid_from <= ${day}::date and not exists (
            select from job_versions light where ${inThisCompany('light')} and light.employee_id = counted.id
              and light.heavy_work = 'none' and light.valid_from > heavy.valid_from and light.valid_from <= ${day}::date)
      ) end as heavy_from,
      contract.contract, contract.contract_from, contract.contract_to,
      papers.si_start_month as insurance_start, papers.social_insurance_no,
      coalesce(papers.id_number, papers.passport_no) as identity, pay.base_salary, allowance.supplements
    from counted
    join job_versions job on ${inThisCompany('job')} and job.employee_id = counted.id
      and job.valid_from <= ${day}::date and (job.valid_to is null or job.valid_to > ${day}::date)
    left join positions position on ${inThisCompany('position')} and position.id = job.position_id
    left join employee_papers papers on ${inThisCompany('papers')} and papers.employee_id = counted.id
    left join pay_levels pay on ${inThisCompany('pay')} and pay.employee_id = counted.id
      and pay.valid_from <= ${day}::date and (pay.valid_to is null or pay.valid_to > ${day}::date)
    left join lateral (
      select array_agg(education.education_level) as levels from employee_educations education
      where ${inThisCompany('education')} and education.employee_id = counted.id
        and (education.graduation_year is null or education.graduation_year <= extract(year from ${day}::date))
    ) degrees on true
    left join lateral (
      select sum(paid.amount)::bigint as supplements from employee_allowances paid
      where ${inThisCompany('paid')} and paid.employee_id = counted.id and paid.paid_per = 'month'
        and paid.from_date <= ${day}::date and (paid.to_date is null or paid.to_date >= ${day}::date)
    ) allowance on true
    left join lateral (
      select case when held.kind in ('indefinite', 'fixed_term') then held.kind else 'other' end as contract,
        held.start_date as contract_from, ${lastDay} as contract_to
      from contracts held
      where ${inThisCompany('held')} and held.employee_id = counted.id and held.state in ('issued', 'ended')
        and held.start_date <= ${day}::date and coalesce(${lastDay} >= ${day}::date, true)
      order by held.start_date desc, held.id desc limit 1
    ) contract on true
  ), people as materialized (
    select facts.*, array_remove(array[${sql.join(
      labourFacts.map((fact) => sql`case when ${lacks[fact]} then ${fact}::text end`),
    )}], null) as lacking
    from facts)`
}

/** The fields of a line that a screen may show. */
const openFields = sql`id, nhansu_id, full_name, date_of_birth, gender, position_name, unit_name, work_place, labour_group,
  heavy_from, contract, contract_from, contract_to, insurance_start, lacking`

/** A page of the people, by name, with how many there are; of those alone who lack something where that is asked for. */
export async function labourPage(
  context: ProductContext,
  day: string,
  { lacking, page, size }: { lacking: LabourFact | undefined; page: number; size: number },
): Promise<{ people: LabourPerson[]; total: number }> {
  const asked = lacking === undefined ? sql`true` : sql`${lacking}::text = any(lacking)`
  const { rows } = await sql<LabourPerson>`
    with recursive ${labourPeople(context, day)}
    select ${openFields} from people where ${asked} order by sort_name, id
    limit ${size} offset ${(page - 1) * size}`.execute(context.db)
  const { rows: counted } = await sql<{ total: number }>`
    with recursive ${labourPeople(context, day)}
    select count(*)::integer as total from people where ${asked}`.execute(context.db)
  return { people: rows, total: counted[0]?.total ?? 0 }
}

/** Everybody with all numbers, by name; for the workbook and the paper. */
export async function labourRows(context: ProductContext, day: string): Promise<LabourRow[]> {
  const { rows } = await sql<LabourRow>`
    with recursive ${labourPeople(context, day)}
    select ${openFields}, social_insurance_no, identity, base_salary, supplements
    from people order by sort_name, id`.execute(context.db)
  return rows
}

/** The totals of the report, in one statement. */
export async function labourTotals(context: ProductContext, day: string) {
  const { rows } = await sql<{
    total: number
    women: number
    complete: number
    groups: Partial<Record<Schemas['LabourGroup'], number>> | null
    contracts: Partial<Record<Schemas['LabourContract'], number>> | null
  }>`
    with recursive ${labourPeople(context, day)},
      by_group as (select labour_group as key, count(*)::integer as total from people group by labour_group),
      by_contract as (
        select contract as key, count(*)::integer as total from people where contract is not null group by contract)
    select count(*)::integer as total, count(*) filter (where gender = 'Nữ')::integer as women,
      count(*) filter (where cardinality(lacking) = 0)::integer as complete,
      (select jsonb_object_agg(key, total) from by_group) as groups,
      (select jsonb_object_agg(key, total) from by_contract) as contracts
    from people`.execute(context.db)
  return rows[0] ?? { total: 0, women: 0, complete: 0, groups: null, contracts: null }
}

/** How many lack each thing. */
export async function labourLacks(context: ProductContext, day: string): Promise<Schemas['LabourLack'][]> {
  const { rows } = await sql<Schemas['LabourLack']>`
    with recursive ${labourPeople(context, day)}
    select fact, count(*)::integer as total from people, unnest(lacking) fact group by fact`.execute(
    context.db,
  )
  return labourFacts.map((fact) => ({ fact, total: rows.find((row) => row.fact === fact)?.total ?? 0 }))
}
