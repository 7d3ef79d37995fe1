import { expect, test } from 'vitest'
import { writtenAlike } from './written-alike.ts'

const form = (pattern: string, yearly: boolean, padding = 1) => ({ pattern, yearly, padding })
const alike = (yearly: string, through: string) =>
  writtenAlike(form(yearly, true), form(through, false), 'C1')

test.each([
  ['{seq}/{year}/QĐ-{company}', '{seq}/{year}/QĐ-{company}', '1/1111/qđ-c1'],
  ['{seq}/{year}/QĐ-{company}', '{seq}/2026/qđ-c1', '1/2026/qđ-c1'],
  ['{seq}/{year}/QĐ', '{seq}{year}/2026/QĐ', '11111/2026/qđ'],
  ['{seq}/{year}/QĐ-{unit}', '{seq}/{year}/QĐ-TC-{company}', '1/1111/qđ-tc-c1'],
  ['PL{n}-{parent}/{year}', 'PL{n}-{seq}/HĐ/{year}', 'pl1-1/hđ/1111'],
])('%s and %s may write the same', (one, other, text) => {
  expect(alike(one, other)).toBe(text)
  expect(alike(other, one)).toHaveLength(text.length)
})

test.each([
  ['{seq}/{year}/QĐ-{company}', '{seq}/{year}/QĐ-ĐC-{company}'],
  ['{seq}/{year}/QĐ', '{seq}/QĐ/{year}'],
  ['{seq}/{year}/QĐ', '{seq}/26/QĐ'],
  ['{seq}/{year}/QĐ-{unit}', '{seq}/{year}/QĐ-Đ{seq}'],
])('%s and %s never do', (one, other) => {
  expect(alike(one, other)).toBeNull()
  expect(alike(other, one)).toBeNull()
})

test('as many digits as are filled up tell two series apart only where nothing else may stand there', () => {
  expect(writtenAlike(form('{seq}/{year}', true, 4), form('7/{seq}', false), 'C1')).toBeNull()
  expect(writtenAlike(form('{seq}/{year}', true, 1), form('7/{seq}', false), 'C1')).toBe('7/1111')
})

test('two that begin anew each year, or two that never do, are kept apart by the book', () => {
  const pattern = '{seq}/{year}/QĐ'
  for (const yearly of [true, false]) {
    expect(writtenAlike(form(pattern, yearly), form(pattern, yearly), 'C1')).toBeNull()
  }
})
