import { expect, test } from 'vitest'
import { formsLabels } from '#ui/labels/forms.ts'
import { readTime } from './read-time.ts'

test.each([
  ['7:30', '07:30:00'],
  ['07:30:15', '07:30:15'],
  ['0730', '07:30:00'],
  ['073015', '07:30:15'],
  ['7h30', '07:30:00'],
  ['7H', '07:00:00'],
  ['7 giờ 30', '07:30:00'],
  ['7 giờ 30 phút', '07:30:00'],
  ['7.30', '07:30:00'],
  ['23:59:59', '23:59:59'],
])('%s is %s', (text, value) => {
  expect(readTime(text, formsLabels)).toEqual({ value, problem: null })
})

test.each(['24:00', '7:60', '730', 'sáng', '7h30m99'])('%s is no time', (text) => {
  expect(readTime(text, formsLabels)).toEqual({ value: null, problem: formsLabels.notATime })
})
