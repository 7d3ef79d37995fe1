import { expect, test } from 'vitest'
import { payText } from './campaign-pay.ts'

const pay = (from: number | null, to: number | null, open = false) => ({
  salary_from: from,
  salary_to: to,
  is_salary_negotiable: open,
})

test.each([
  [pay(15_000_000, 22_000_000), '15–22 triệu đồng/tháng'],
  [pay(7_500_000, 7_500_000), '7.5 triệu đồng/tháng'],
  [pay(7_550_000, null), 'Từ 7.55 triệu đồng/tháng'],
  [pay(null, 1_250_000_000), 'Đến 1,250 triệu đồng/tháng'],
  [pay(null, null, true), 'Lương thỏa thuận'],
  [pay(null, null), undefined],
])('on a screen %o is %s', (amounts, words) => {
  expect(payText(amounts)).toBe(words)
})

test('on a paper it is written as Vietnamese papers are', () => {
  expect(payText(pay(7_550_000, 1_250_000_000), 'paper')).toBe('7,55–1.250 triệu đồng/tháng')
})
