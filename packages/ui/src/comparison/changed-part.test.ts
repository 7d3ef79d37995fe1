import { expect, test } from 'vitest'
import { changedPart } from './changed-part.ts'

test.each([
  ['Hải Phòng', 'Hải Dương', ['Hải ', 'Phò', 'ng']],
  ['Hà Nội', 'Huế', ['H', 'à Nội', '']],
  ['abc', 'abc', ['abc', '', '']],
  ['aa', 'aaa', ['aa', '', '']],
  ['aaa', 'aa', ['aa', 'a', '']],
  ['', 'x', ['', '', '']],
])('%s beside %s', (text, other, parts) => {
  expect(changedPart(text, other)).toEqual(parts)
})
