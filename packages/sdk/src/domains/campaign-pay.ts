import type { Schemas } from '../contract.ts'

type Pay = Pick<Schemas['ExternalRecruitmentRow'], 'salary_from' | 'salary_to' | 'is_salary_negotiable'>

/** Screens write amounts with a decimal point, papers as Vietnamese papers do. */
const writing = { screen: 'en-US', paper: 'vi-VN' } as const

/** What is paid in a month, in words that are exact to a thousand đồng; undefined where the company does not say. */
export function payText(
  { salary_from: from, salary_to: to, is_salary_negotiable: open }: Pay,
  on: keyof typeof writing = 'screen',
): string | undefined {
  const inMillions = (amount: number) =>
    (amount / 1_000_000).toLocaleString(writing[on], { maximumFractionDigits: 3 })
  const unit = 'triệu đồng/tháng'
  if (from !== null && to !== null) {
    return from === to ? `${inMillions(from)} ${unit}` : `${inMillions(from)}–${inMillions(to)} ${unit}`
  }
  if (from !== null) return `Từ ${inMillions(from)} ${unit}`
  if (to !== null) return `Đến ${inMillions(to)} ${unit}`
  return open ? 'Lương thỏa thuận' : undefined
}
