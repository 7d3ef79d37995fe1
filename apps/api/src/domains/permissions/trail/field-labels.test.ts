import { expect, test } from 'vitest'
import { fieldLabels } from './field-labels.ts'

test('fields are called as the form that writes them says, and else as the record that is read', () => {
  expect(fieldLabels('levels.update', ['name', 'rank'])).toEqual(['Tên trình độ', 'Thứ bậc'])
  expect(fieldLabels('recruitmentCandidates.markAsSeen', ['state'])).toEqual(['Trạng thái'])
})

test('a field that the contract has no more keeps its own name', () => {
  expect(fieldLabels('levels.update', ['colour'])).toEqual(['colour'])
})
