import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type WageRegion, wageRegions } from '../../../law/wage-regions.ts'
import type { CivilDay } from './days.ts'
import type { ChangedPay } from './job-facts.ts'

/** Somebody's new pay, from a day on. */
export interface AskedPay {
  employeeId: number
  day: CivilDay
  pay: ChangedPay
}

/** The amounts that are too little. */
interface TooLittle {
  place: number
  region: WageRegion | null
  is_base_low: boolean | null
  is_insured_low: boolean | null
}

/**
 * What an officer should know of new pay; it keeps nobody from it. No full month of work may be paid less than the minimum
 * wage of the region where the unit works (BLLĐ 2019, Điều 91): the unit of that day, of a day to come the one that is known
 * so far, or the nearest above it that says its region. Where none does, the lowest of the four is one that nobody anywhere
 * may be paid less than. Of years before the numbers that are kept nobody knows what was too little.
 * @returns the warnings of each, in the order asked
 */
export async function payWarnings(
  { db, inThisCompany }: CompanyTransaction,
  asked: readonly AskedPay[],
): Promise<string[][]> {
  const amounts = asked.map(({ employeeId, day, pay }, place) => ({
    place,
    employee_id: employeeId,
    day,
    base: pay.base_salary ?? null,
    insured: pay.insurance_salary ?? null,
  }))
  const given = amounts.filter(({ base, insured }) => base !== null || insured !== null)
  if (given.length === 0) return asked.map(() => [])
  const wages = Object.fromEntries(Object.entries(wageRegions).map(([region, { wage }]) => [region, wage]))
  const { rows } = await sql<TooLittle>`
    with asked as materialized (
      select each.*, job.company_id, job.department_id
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as each (place integer, employee_id bigint, day date, base numeric, insured numeric)
      left join job_versions job on ${inThisCompany('job')} and job.employee_id = each.employee_id
        and job.valid_from <= each.day and coalesce(job.valid_to, 'infinity') > each.day
    ), unit as materialized (
      select company_id, department_id, wage_region_of(company_id, department_id) as region
      from (select distinct company_id, department_id from asked where department_id is not null) as held
    ), lowest as materialized (
      select day, region, law_value(${JSON.stringify(wages)}::jsonb ->> coalesce(region, ${lowest}::integer)::text, day) as wage
      from (select distinct asked.day, unit.region from asked left join unit using (company_id, department_id)) as place
    )
    select asked.place, unit.region, asked.base < lowest.wage as is_base_low,
      asked.insured < lowest.wage as is_insured_low
    from asked
    left join unit using (company_id, department_id)
    join lowest on lowest.day = asked.day and lowest.region is not distinct from unit.region
    where least(asked.base, asked.insured) < lowest.wage`.execute(db)
  const low = new Map(rows.map((row) => [row.place, row]))
  return amounts.map(({ place }) => sentencesOf(low.get(place)))
}

/** The region with the lowest minimum wage. */
const lowest = 4 satisfies WageRegion

function sentencesOf(row: TooLittle | undefined): string[] {
  if (row === undefined) return []
  const { region } = row
  const where = region === null ? 'vùng thấp nhất cả nước' : 'vùng của đơn vị'
  const least = `mức lương tối thiểu tháng của vùng ${wageRegions[region ?? lowest].name}, ${where}`
  return [
    ...(row.is_base_low ? [`Lương cơ bản thấp hơn ${least}.`] : []),
    ...(row.is_insured_low ? [`Lương đóng bảo hiểm thấp hơn ${least}.`] : []),
  ]
}
