import { expect, test } from 'vitest'
import { chosenIn } from './chosen-in.ts'

test.each([
  ['f.unit_id=in:3~7', [3, 7]],
  ['f.unit_id=equal:3', [3]],
  ['f.unit_id=like:3', []],
  ['f.unit_id=in:x', []],
  ['', []],
])('%s names %s', (search, ids) => {
  expect(chosenIn(new URLSearchParams(search), 'unit_id')).toEqual(ids)
})
