import { expect, test } from 'vitest'
import { currentView, memoryTableViews, parseViews, type TableView } from './table-views.ts'

const view: TableView = {
  id: 'a',
  name: 'Sắp hết hạn',
  state: {
    size: 30,
    sort: [],
    search: '',
    filters: { status: { operator: 'equal', value: 3 }, name: { operator: 'like', value: 'an' } },
  },
}

test('a view is added, replaced in its place and removed', async () => {
  const views = memoryTableViews([view])
  await views.save({ ...view, id: 'b', name: 'Khối vận hành' })
  await views.save({ ...view, name: 'Hết hạn tháng này' })
  expect(views.read().map(({ name }) => name)).toEqual(['Hết hạn tháng này', 'Khối vận hành'])
  await views.remove('a')
  expect(views.read().map(({ id }) => id)).toEqual(['b'])
})

test('the view that shows now is known on any page and however its filters were set', () => {
  const filters = {
    name: { operator: 'like', value: 'an' },
    status: { operator: 'equal', value: 3 },
  } as const
  expect(currentView([view], { ...view.state, filters, page: 9 })).toBe(view)
  expect(currentView([view], { ...view.state, search: 'x', page: 1 })).toBeUndefined()
})

test('stored views that lack a part are dropped', () => {
  const stored = [view, { ...view, name: 3 }, { id: 'x', name: 'y' }, { ...view, state: { size: 30 } }, null]
  expect(parseViews(JSON.parse(JSON.stringify(stored)))).toEqual([view])
  expect(parseViews({})).toEqual([])
})
