import { expect, test } from 'vitest'
import { formsLabels } from '#ui/labels/forms.ts'
import { readDate } from './read-date.ts'

const read = (text: string, rules = {}) => readDate(text, { today: '2026-11-21', ...rules }, formsLabels)

test.each([
  ['1/2/2026', '2026-02-01'],
  ['01-02-2026', '2026-02-01'],
  ['01 / 02 / 2026', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['2026/2/1', '2026-02-01'],
  ['01/02/2026 00:00:00', '2026-02-01'],
  ['2026-02-01T08:30:00.000', '2026-02-01'],
  ['ngày 1 tháng 2 năm 2026', '2026-02-01'],
  ['01 tháng 02 năm 2026', '2026-02-01'],
])('%s is understood', (text, value) => {
  expect(read(text)).toEqual({ value, problem: null })
})

test.each([
  ['1/2/26', '2026-02-01'],
  ['1/2/46', '2046-02-01'],
  ['1/2/47', '1947-02-01'],
  ['8.11.92', '1992-11-08'],
])('%s leaves the century out and means the one at most 20 years ahead', (text, value) => {
  expect(read(text).value).toBe(value)
})

test.each(['31/2/2026', '2026-13-01', '1/2', '1/2/026', 'hôm qua', '2026-02-01T17:00:00Z', '010226'])(
  '%s is not guessed at',
  (text) => {
    expect(read(text)).toEqual({ value: null, problem: formsLabels.notADate })
  },
)

test('a day outside its limits is told with the limits, and kept', () => {
  expect(read('1/2/26', { max: '2025-12-31' })).toEqual({
    value: '2026-02-01',
    problem: 'Hãy nhập ngày không sau 31/12/2025.',
  })
})
