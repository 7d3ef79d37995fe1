import { expect, test } from 'vitest'
import { vietnameseLetters } from '#ui/theme/vietnamese-letters.ts'
import { foldVietnamese, matchesFolded } from './fold-vietnamese.ts'

test('all 134 accented letters fold to plain ones, composed and decomposed', () => {
  const letters = vietnameseLetters.join('')
  expect(vietnameseLetters).toHaveLength(134)
  expect(new Set(vietnameseLetters.map(foldVietnamese))).toEqual(new Set(['a', 'e', 'i', 'o', 'u', 'y', 'd']))
  expect(foldVietnamese(letters.normalize('NFD'))).toBe(foldVietnamese(letters))
})

test('other text only loses its capitals', () => {
  expect(foldVietnamese('SM001842 – Đỗ Đình Đạt')).toBe('sm001842 – do dinh dat')
})

test('a query matches by words, whatever its marks and order', () => {
  const folded = foldVietnamese('Nguyễn Thị Hồng Đào')
  expect(
    ['hồng', 'HONG', 'dao nguyen', 'đào', '', '  '].map((query) => matchesFolded(folded, query)),
  ).toEqual(Array.from({ length: 6 }, () => true))
  expect(matchesFolded(folded, 'hong lan')).toBe(false)
})
