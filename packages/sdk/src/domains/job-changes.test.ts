import { expect, test } from 'vitest'
import { jobChangeName } from './job-changes.ts'

test.each([
  ['transfer', { work_place: null }, 'Điều chuyển'],
  ['appointment', { main_position: {} }, 'Bổ nhiệm'],
  ['appointment', { main_position: {}, heavy_work: 'heavy' }, 'Bổ nhiệm'],
  ['appointment', {}, 'Bổ nhiệm'],
  ['appointment', { further_positions: [] }, 'Kiêm nhiệm'],
  ['appointment', { nature_of_work: 1, direct_manager: null }, 'Bố trí công việc'],
  ['appointment', { direct_manager_id: 12, work_place: 'Kho' }, 'Bố trí công việc'],
  ['appointment', { heavy_work: 'none' }, 'Công việc nặng nhọc, độc hại'],
  ['appointment', { heavy_work: 'none', work_place: 'Kho' }, 'Bổ nhiệm'],
] as const)('a change of kind %s that sets %o is called %s', (kind, facts, name) => {
  expect(jobChangeName(kind, facts)).toBe(name)
})
