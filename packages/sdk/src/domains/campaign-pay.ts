import type { Schemas } from '../contract.ts'

type Pay = Pick<Schemas['ExternalRecruitmentRow'], 'salary_from' | 'salary_to' | 'is_salary_negotiable'>

const millions = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })
const inMillions = (amount: number) => millions.format(amount / 1_000_000)

/** What is paid in a month, in words; undefined where the company does not say. */
export function payText({
  salary_from: from,
  salary_to: to,
  is_salary_negotiable: open,
}: Pay): string | undefined {
  if (from !== null && to !== null) {
    return from === to ? `${inMillions(from)} triệu` : `${inMillions(from)}–${inMillions(to)} triệu`
  }
  if (from !== null) return `Từ ${inMillions(from)} triệu`
  if (to !== null) return `Đến ${inMillions(to)} triệu`
  return open ? 'Lương thỏa thuận' : undefined
}
