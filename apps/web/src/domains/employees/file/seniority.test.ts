import { expect, test } from 'vitest'
import { seniority, serviceWords } from './seniority.ts'

test.each([
  ['2016-03-14', '2026-11-22', '10 năm 8 tháng'],
  ['2016-03-14', '2026-03-14', '10 năm'],
  ['2016-03-14', '2026-03-13', '9 năm 11 tháng'],
  ['2026-01-31', '2026-02-28', '1 tháng'],
  ['2024-02-29', '2025-02-28', '1 năm'],
  ['2026-11-01', '2026-11-22', ''],
  ['2026-12-01', '2026-11-22', ''],
])('from %s until %s is "%s"', (from, until, words) => {
  expect(seniority(from, until)).toBe(words)
})

test.each([
  [
    { join_date: '2016-03-14', group_join_date: null, days_away: 0 },
    'vào công ty 14-03-2016 (10 năm 8 tháng)',
  ],
  [
    { join_date: '2021-01-01', group_join_date: '2015-01-01', days_away: 0 },
    'vào công ty 01-01-2021 · thâm niên 11 năm 10 tháng từ ngày vào tập đoàn 01-01-2015',
  ],
  // A day more would be a month less.
  [
    { join_date: '2021-01-01', group_join_date: '2015-01-01', days_away: 1056 },
    'vào công ty 01-01-2021 · thâm niên 9 năm từ ngày vào tập đoàn 01-01-2015, không tính 1056 ngày nghỉ giữa hai lần làm việc',
  ],
  [
    { join_date: '2021-01-01', group_join_date: '2015-01-01', days_away: 1057 },
    'vào công ty 01-01-2021 · thâm niên 8 năm 11 tháng từ ngày vào tập đoàn 01-01-2015, không tính 1057 ngày nghỉ giữa hai lần làm việc',
  ],
])('service of %j is said as "%s"', (service, words) => {
  expect(serviceWords(service, '2026-11-22')).toBe(words)
})
