import { expect, test } from 'vitest'
import { isSheet, readSheet } from './read-sheet.ts'

test.each([
  [
    'cells and rows',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'the line end that Excel puts last',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty cells in their places',
    '\tb\na\t',
    [
      ['', 'b'],
      ['a', ''],
    ],
  ],
  ['no empty rows', 'a\n\n\t\nb', [['a'], ['b']]],
  ['a cell with a line end and quotation marks', '"a\nb"\t"say ""hi"""\nc', [['a\nb', 'say "hi"'], ['c']]],
  ['quotation marks inside a plain cell', 'a "b" c\td', [['a "b" c', 'd']]],
  ['letters taken apart by macOS', 'Hà Nội'.normalize('NFD'), [['Hà Nội']]],
  ['nothing', '', []],
])('reads %s', (_what, text, rows) => {
  expect(readSheet(text)).toEqual(rows)
})

test('a word or a sentence is no sheet', () => {
  expect(isSheet('Hà Nội')).toBe(false)
  expect(isSheet('Hà Nội\n')).toBe(false)
  expect(isSheet('Hà Nội\tHuế')).toBe(true)
  expect(isSheet('Hà Nội\nHuế')).toBe(true)
})
