const FIRST_YEAR = 2021
const SOURCE = 'Khoản 2 Điều 169 Bộ luật Lao động 2019, Điều 4 Nghị định 135/2020/NĐ-CP'

/**
 * The ages of retirement, year after year: the first in 2021, then so many months more each year until the last.
 * Decree 135/2020, article 4; its annex says the same by month of birth.
 */
export function retirementSteps(steps: {
  firstMonths: number
  stepMonths: number
  lastMonths: number
}): [fromDate: string, months: number, source: string][] {
  const { firstMonths, stepMonths, lastMonths } = steps
  const count = Math.ceil((lastMonths - firstMonths) / stepMonths) + 1
  return Array.from({ length: count }, (_, year) => [
    `${FIRST_YEAR + year}-01-01`,
    Math.min(firstMonths + year * stepMonths, lastMonths),
    SOURCE,
  ])
}
