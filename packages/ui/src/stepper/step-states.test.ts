import { expect, test } from 'vitest'
import { stepStates } from './step-states.ts'

const steps = [
  { id: 'tep', label: 'Chọn tệp' },
  { id: 'cot', label: 'Ghép cột' },
  { id: 'xem', label: 'Xem trước' },
]

test('steps before the current one are done, those after are coming', () => {
  expect(stepStates(steps, 'cot')).toEqual(['done', 'current', 'coming'])
  expect(stepStates(steps, 'tep')).toEqual(['current', 'coming', 'coming'])
})

test('a failed step says so before and after the current one, but not as the current one', () => {
  const failing = steps.map((step) => ({ ...step, failed: true }))
  expect(stepStates(failing, 'cot')).toEqual(['failed', 'current', 'failed'])
})

test('an unknown current step leaves everything to come', () => {
  expect(stepStates(steps, 'khac')).toEqual(['coming', 'coming', 'coming'])
})
