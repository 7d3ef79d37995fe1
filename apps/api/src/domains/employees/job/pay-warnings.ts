import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { knownLawConstant } from '../../../law/law-constant.ts'
import type { CivilDay } from './days.ts'
import type { ChangedPay } from './job-facts.ts'

/** The regions of the minimum wage: their constants, and how they are written. */
const regions = {
  1: { wage: 'minimum_wage_region_1', name: 'I' },
  2: { wage: 'minimum_wage_region_2', name: 'II' },
  3: { wage: 'minimum_wage_region_3', name: 'III' },
  4: { wage: 'minimum_wage_region_4', name: 'IV' },
} as const

type Region = keyof typeof regions

/**
 * What an officer should know of somebody's new pay; it keeps nobody from it. No full month of work may be paid less than
 * the minimum wage of the region where the unit works (BLLĐ 2019, Điều 91): the unit of that day, or the nearest above it
 * that says its region. Where none does, the lowest of the four is one that nobody anywhere may be paid less than.
 */
export async function payWarnings(
  context: ProductContext,
  employeeId: number,
  { base_salary: base, insurance_salary: insured }: ChangedPay,
  day: CivilDay,
): Promise<string[]> {
  const asked = [
    ['Lương cơ bản', base],
    ['Lương đóng bảo hiểm', insured],
  ] as const
  if (asked.every(([, amount]) => amount === null || amount === undefined)) return []
  const region = await regionOf(context, employeeId, day)
  const { wage, name } = regions[region ?? 4]
  const least = await knownLawConstant(context, wage, day)
  // Of years before the numbers that are kept nobody knows what was too little.
  if (least === null) return []
  const where = region === null ? `vùng ${name}, vùng thấp nhất cả nước` : `vùng ${name}, vùng của đơn vị`
  return asked.flatMap(([title, amount]) =>
    typeof amount === 'number' && amount < least
      ? [`${title} thấp hơn mức lương tối thiểu tháng của ${where}.`]
      : [],
  )
}

/** The region of the unit that somebody belongs to on a day; of a day to come, the unit that is known so far. */
async function regionOf(
  { db, inThisCompany }: CompanyTransaction,
  employeeId: number,
  day: CivilDay,
): Promise<Region | null> {
  const { rows } = await sql<{ region: Region | null }>`
    select wage_region_of(job.company_id, job.department_id) as region from job_versions job
    where ${inThisCompany('job')} and job.employee_id = ${employeeId}
      and job.valid_from <= ${day}::date and coalesce(job.valid_to, 'infinity') > ${day}::date`.execute(db)
  return rows[0]?.region ?? null
}
