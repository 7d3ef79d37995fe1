import { initialTableState } from '@nhansu/ui/data-table/table-state.ts'
import { memoryTableViews } from '@nhansu/ui/data-table/table-views.ts'
import { expect, test } from 'vitest'
import { impersonalViews } from './impersonal-views.ts'

const { page: _, ...initial } = initialTableState
const view = {
  id: '1',
  name: 'Người mới',
  state: {
    ...initial,
    search: '0912345678',
    filters: {
      phone: { operator: 'like', value: '0912345678' },
      join_date: { operator: 'gte', value: '2026-01-01' },
    },
  },
} as const

test('a view that is named keeps its filters but for those that are personal', async () => {
  const kept = memoryTableViews()
  await impersonalViews(kept, { hidden: ['f.phone', 'q'] }).save(view)
  expect(JSON.stringify(kept.read())).not.toContain('0912345678')
  expect(kept.read()[0]?.state.filters).toEqual({ join_date: view.state.filters.join_date })
})

test('words that the address may say are kept', async () => {
  const kept = memoryTableViews()
  await impersonalViews(kept, { hidden: [] }).save(view)
  expect(kept.read()).toEqual([view])
})
