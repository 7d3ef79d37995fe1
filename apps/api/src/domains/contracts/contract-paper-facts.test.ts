import { expect, test } from 'vitest'
import { dots, exceptionWords, workingTimeWords } from './contract-paper-facts.ts'

const none = { working_time: null, is_part_time: false, hours_per_day: null, hours_per_week: null }

test.for<[said: Partial<Parameters<typeof workingTimeWords>[0]>, words: string]>([
  [{}, '8 giờ/ngày, không quá 48 giờ/tuần'],
  [{ working_time: 'Theo ca', is_part_time: true, hours_per_week: 24 }, 'Theo ca'],
  [{ hours_per_day: 7.5 }, '7,5 giờ/ngày'],
  [{ hours_per_day: 9.5, hours_per_week: 47.5 }, '9,5 giờ/ngày, 47,5 giờ/tuần'],
  [
    { is_part_time: true, hours_per_day: 4, hours_per_week: 24 },
    '4 giờ/ngày, 24 giờ/tuần (làm việc không trọn thời gian)',
  ],
  [{ is_part_time: true }, `${dots} (làm việc không trọn thời gian)`],
])('hours of %j are printed as %s', ([said, words]) => {
  expect(workingTimeWords({ ...none, ...said })).toBe(words)
})

test.for<[said: Partial<Parameters<typeof exceptionWords>[0]>, words: string]>([
  [{}, ''],
  [{ term_exception: 'elderly' }, ''],
  [{ term_exception_reason: 'Sinh năm 1961' }, ''],
  [
    { term_exception: 'elderly', term_exception_reason: 'sinh năm 1961' },
    'Người lao động cao tuổi, sinh năm 1961',
  ],
  [{ kind: 'indefinite', term_exception: 'elderly', term_exception_reason: 'sinh năm 1961' }, ''],
])('an exception of %j is printed as "%s"', ([said, words]) => {
  const plain = { kind: 'fixed_term', term_exception: null, term_exception_reason: null } as const
  expect(exceptionWords({ ...plain, ...said })).toBe(words)
})
