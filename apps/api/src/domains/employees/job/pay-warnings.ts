import type { ProductContext } from '../../../contract/handlers.ts'
import { knownLawConstant } from '../../../law/law-constant.ts'
import type { CivilDay } from './days.ts'
import type { ChangedPay } from './job-facts.ts'

/**
 * What an officer should know of a new pay; it keeps nobody from it. The lowest of the four regional minimum wages is
 * one that no full month of work anywhere may be paid less than (BLLĐ 2019, Điều 91).
 */
export async function payWarnings(
  context: ProductContext,
  { base_salary: base, insurance_salary: insured }: ChangedPay,
  day: CivilDay,
): Promise<string[]> {
  const asked = [
    ['Lương cơ bản', base],
    ['Lương đóng bảo hiểm', insured],
  ] as const
  if (asked.every(([, amount]) => amount === null || amount === undefined)) return []
  const lowest = await knownLawConstant(context, 'minimum_wage_region_4', day)
  // Of years before the numbers that are kept nobody knows what was too little.
  if (lowest === null) return []
  return asked.flatMap(([title, amount]) =>
    typeof amount === 'number' && amount < lowest
      ? [`${title} thấp hơn mức lương tối thiểu tháng của vùng IV, vùng thấp nhất cả nước.`]
      : [],
  )
}
