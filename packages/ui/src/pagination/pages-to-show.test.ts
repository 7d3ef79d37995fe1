import { expect, test } from 'vitest'
import { pageCount, pagesToShow, rowsOfPage } from './pages-to-show.ts'

test.each([
  { page: 1, count: 14, numbers: [1, 2, 3, 4, 5] },
  { page: 3, count: 14, numbers: [1, 2, 3, 4, 5] },
  { page: 4, count: 14, numbers: [2, 3, 4, 5, 6] },
  { page: 13, count: 14, numbers: [10, 11, 12, 13, 14] },
  { page: 14, count: 14, numbers: [10, 11, 12, 13, 14] },
  { page: 2, count: 3, numbers: [1, 2, 3] },
  { page: 1, count: 1, numbers: [1] },
  { page: 1, count: 0, numbers: [] },
])('page $page of $count shows $numbers', ({ page, count, numbers }) => {
  expect(pagesToShow(page, count)).toEqual(numbers)
})

test('every window holds its page and never grows', () => {
  for (let count = 1; count <= 12; count += 1)
    for (let page = 1; page <= count; page += 1) {
      const numbers = pagesToShow(page, count)
      expect(numbers).toContain(page)
      expect(numbers).toHaveLength(Math.min(5, count))
    }
})

test('the number of pages counts a last, shorter one', () => {
  expect([0, 1, 30, 31, 412].map((total) => pageCount(total, 30))).toEqual([0, 1, 1, 2, 14])
})

test('the rows of a page end where the rows end', () => {
  expect(rowsOfPage(1, 30, 412)).toEqual({ first: 1, last: 30 })
  expect(rowsOfPage(14, 30, 412)).toEqual({ first: 391, last: 412 })
  expect(rowsOfPage(1, 30, 0)).toBeNull()
  expect(rowsOfPage(15, 30, 412)).toBeNull()
})
