import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountTable, unmount } from './parts/demo/mount.tsx'
import { emptyLayout } from './table-layout.ts'
import { memoryTablePreferences } from './table-preferences.ts'
import { memoryTableViews, type TableView } from './table-views.ts'

const ending: TableView = {
  id: 'ending',
  name: 'Sắp hết hạn',
  state: { size: 50, sort: [], search: '', filters: { status: { operator: 'equal', value: 3 } } },
  layout: { ...emptyLayout, density: 'compact' },
}
const shared: TableView = { ...ending, id: 'shared', name: 'Của phòng', editable: false, shared: true }

const open = (name = 'Chế độ xem') => page.getByRole('button', { name, exact: true }).click()
const panel = page.getByRole('dialog', { name: 'Chế độ xem' })

beforeEach(() => page.viewport(1280, 900))
afterEach(unmount)

test('a view brings back what was asked, from page 1, and how the table stood', async () => {
  const preferences = memoryTablePreferences()
  const caller = mountTable({ page: 7 }, { views: memoryTableViews([ending]), preferences })
  await open()
  await panel.getByRole('button', { name: 'Sắp hết hạn', exact: true }).click()
  expect(caller.told).toEqual([{ ...ending.state, page: 1 }])
  expect(preferences.read().density).toBe('compact')
  await expect.element(page.getByRole('button', { name: 'Sắp hết hạn', exact: true })).toBeVisible()
})

test('what is asked now is kept under a name', async () => {
  const views = memoryTableViews()
  const layout = { ...emptyLayout, pins: { title: 'left' } } as const
  mountTable({ page: 2, search: 'đào' }, { views, preferences: memoryTablePreferences(layout) })
  await open()
  await panel.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(panel.getByText('Hãy nhập tên chế độ xem.')).toBeVisible()
  expect(views.read()).toEqual([])
  await userEvent.type(panel.getByRole('textbox', { name: 'Tên chế độ xem' }), ' Người tên Đào {Enter}')
  expect(views.read()).toEqual([
    expect.objectContaining({
      name: 'Người tên Đào',
      state: { size: 30, sort: [], search: 'đào', filters: {} },
      layout,
    }),
  ])
  await expect.element(page.getByRole('button', { name: 'Người tên Đào' })).toBeVisible()
})

test('a view that was chosen and changed takes the change over, when this reader may', async () => {
  const views = memoryTableViews([ending])
  mountTable({}, { views })
  await open()
  await panel.getByRole('button', { name: 'Sắp hết hạn', exact: true }).click()
  await userEvent.selectOptions(page.getByRole('combobox'), '100')
  await open()
  await panel.getByRole('button', { name: 'Cập nhật “Sắp hết hạn”' }).click()
  expect(views.read()).toEqual([
    expect.objectContaining({ id: 'ending', state: { ...ending.state, size: 100 } }),
  ])
})

test('a shared view that is not one’s own can be used, not changed', async () => {
  const views = memoryTableViews([shared, { ...ending, state: { ...ending.state, size: 30 } }])
  mountTable({}, { views })
  await open()
  expect(panel.getByRole('button', { name: 'Xóa “Của phòng”' }).query()).toBeNull()
  await panel.getByRole('button', { name: 'Xóa “Sắp hết hạn”' }).click()
  expect(views.read()).toEqual([shared])
})

test('two views of one table never have the same name', async () => {
  const views = memoryTableViews([ending])
  mountTable({ search: 'đào' }, { views })
  await open()
  await userEvent.type(panel.getByRole('textbox', { name: 'Tên chế độ xem' }), 'sắp hết HẠN{Enter}')
  await expect.element(panel.getByText('Đã có chế độ xem tên này. Hãy đặt tên khác.')).toBeVisible()
  expect(views.read()).toEqual([ending])
})
