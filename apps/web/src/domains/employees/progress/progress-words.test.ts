import type { Schemas } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import { progressEvents } from './progress-words.ts'

const period = (id: number, from_date: string, to_date: string | null): Schemas['WorkProgress'] => ({
  id,
  employee_id: 11,
  nhansu_id: 'NS0011',
  full_name: 'Nguyễn Thị Đào',
  kind: 'inside',
  from_date,
  to_date,
  company_name: 'Công ty Một',
  department_id: 3,
  department_name: 'Tổ Tuyển dụng',
  position_name: 'Nhân viên',
  position_level: null,
  nature_of_work: null,
  change_kind: 'transfer',
  decision_no: null,
  decision_type: null,
  decision_date: null,
  reason: null,
  note: null,
  version: 1,
  created_at: '2026-01-01T00:00:00+07:00',
  updated_at: '2026-01-01T00:00:00+07:00',
  masked_fields: [],
})

test('periods that join have no gap between them, over the end of a February as well', () => {
  const events = progressEvents([period(2, '2024-03-01', null), period(1, '2020-01-01', '2024-02-29')])
  expect(events.map(({ tone }) => tone)).toEqual(['current', 'past'])
})

test('one day of absence is a gap of its own, with its days', () => {
  const events = progressEvents([period(2, '2024-03-01', null), period(1, '2020-01-01', '2024-02-28')])
  expect(events.map(({ tone }) => tone)).toEqual(['current', 'gap', 'past'])
  expect(events[1]).toMatchObject({ period: '29-02-2024 đến 29-02-2024' })
})

test('what was before joining leaves no gap: nobody knows it whole', () => {
  const before = { ...period(1, '2010-01-01', '2012-12-31'), kind: 'outside' as const }
  expect(progressEvents([period(2, '2024-03-01', null), before]).map(({ tone }) => tone)).toEqual([
    'current',
    'other',
  ])
})
