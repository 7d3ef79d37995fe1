import { expect, test } from 'vitest'
import { defaultLabels, mergeLabels } from './labels.ts'
import { orgChartLabels } from './org-chart.ts'

test('a change replaces its row and leaves the others Vietnamese', () => {
  const merged = mergeLabels(defaultLabels, { basics: { retry: 'Tải lại trang' } })
  expect(merged.basics.retry).toBe('Tải lại trang')
  expect(merged.basics.close).toBe('Đóng')
  expect(defaultLabels.basics.retry).toBe('Thử lại')
})

test('no word is empty, and each starts with a capital letter', () => {
  const words = Object.values({ ...defaultLabels, orgChartLabels })
    .flatMap((family): unknown[] => Object.values(family))
    .filter((word) => typeof word === 'string')
  expect(words.filter((word) => word === '' || word[0] !== word[0]?.toLocaleUpperCase('vi'))).toEqual([])
})
