import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { mountTable, unmount } from './parts/demo/mount.tsx'
import { memoryTableViews } from './table-views.ts'
import { people } from './parts/demo/people.ts'
import { noSelection, type Selection } from './selection.ts'

beforeEach(() => page.viewport(390, 844))
afterEach(unmount)

test('rows are cards with a title, a state and named fields, as high as they need', async () => {
  mountTable({})
  const cards = page.getByRole('list', { name: 'Danh sách nhân viên' }).getByRole('listitem')
  expect(cards.elements()).toHaveLength(30)
  const words = cards.first().element().textContent
  expect(words.startsWith('HĐNguyễn Thị Hồng ĐàoĐang làm việc')).toBe(true)
  expect(words).toContain('Ngày vào28-01-2008')
  expect(page.getByRole('table').query()).toBeNull()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(document.querySelector('[data-table]')?.getBoundingClientRect().height).toBeGreaterThan(2000)
})

test('what has no place on a card is left out, and the rest keeps its order', async () => {
  mountTable({})
  const card = page.getByRole('listitem').first().element()
  const terms = [...card.querySelectorAll('dt')].map((term) => term.textContent)
  expect(terms).toEqual(['Mã nhân viên', 'Đơn vị', 'Chức vụ', 'Ngày vào', 'Hết hạn HĐ'])
})

test('a page of cards is chosen at once, and waits and fails as the table does', async () => {
  const changes: Selection[] = []
  const onRetry = vi.fn()
  const caller = mountTable(
    {},
    { selection: noSelection, onSelectionChange: (next) => changes.push(next), onRetry },
  )
  await page.getByRole('checkbox', { name: 'Chọn tất cả dòng của trang này' }).click()
  expect(changes[0]?.kind === 'some' && changes[0].ids.length).toBe(30)
  const list = page.getByRole('list', { name: 'Danh sách nhân viên' })
  const veil = () => {
    const last = list.element().parentElement?.lastElementChild
    return last ? getComputedStyle(last).opacity : null
  }
  expect(veil()).toBe('0')
  caller.setProps({ loading: true })
  await expect.poll(veil).toBe('0.5')
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  caller.setProps({ loading: false, error: {} })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(list).toBeVisible()
  await page.getByRole('button', { name: 'Thử lại' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('all filters and the order are asked for at once', async () => {
  const caller = mountTable({ page: 3, filters: { status: { operator: 'equal', value: 1 } } })
  await page.getByRole('button', { name: 'Bộ lọc (1)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Bộ lọc' })
  await drawer.getByText('Họ và tên', { exact: true }).click()
  await userEvent.fill(drawer.getByRole('textbox', { name: 'Họ và tên' }), 'đào')
  await drawer.getByRole('combobox', { name: 'Sắp xếp' }).click()
  await page.getByRole('option', { name: 'Ngày vào, giảm dần' }).click()
  await drawer.getByRole('button', { name: 'Lọc', exact: true }).click()
  expect(caller.told).toEqual([
    {
      page: 1,
      size: 30,
      search: '',
      sort: [{ field: 'join_date', descending: true }],
      filters: { full_name: { operator: 'like', value: 'đào' }, status: { operator: 'equal', value: 1 } },
    },
  ])
  await expect.element(drawer).not.toBeInTheDocument()
})

test('a range that runs backwards stays in the drawer and says so', async () => {
  const backwards = { operator: 'between', from: '2026-12-31', to: '2026-01-01' } as const
  const caller = mountTable({ filters: { join_date: backwards } })
  await page.getByRole('button', { name: 'Bộ lọc (1)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Bộ lọc' })
  await drawer.getByRole('button', { name: 'Lọc', exact: true }).click()
  await expect.element(drawer.getByRole('alert')).toBeVisible()
  expect(caller.told).toEqual([])
})

test('cards are chosen, opened and acted on like rows', async () => {
  const changes: Selection[] = []
  const edited: number[] = []
  mountTable(
    {},
    {
      selection: noSelection,
      onSelectionChange: (next) => changes.push(next),
      renderDetail: () => 'Chi tiết của dòng',
      rowActions: [{ id: 'edit', label: 'Sửa', onSelect: ({ id }) => edited.push(id) }],
    },
  )
  await page.getByRole('checkbox', { name: 'Chọn dòng Trần Quốc Bảo' }).click()
  expect(changes).toEqual([{ kind: 'some', ids: [2] }])
  await page.getByRole('button', { name: 'Chi tiết: Trần Quốc Bảo' }).click()
  await expect.element(page.getByText('Chi tiết của dòng')).toBeVisible()
  await page.getByRole('button', { name: 'Thao tác với Trần Quốc Bảo' }).click()
  await page.getByRole('menuitem', { name: 'Sửa' }).click()
  expect(edited).toEqual([2])
})

test('box and menu of a card are large enough for a finger', async () => {
  mountTable({}, { selection: noSelection, rowActions: [{ id: 'edit', label: 'Sửa' }] })
  const target = (locator: Locator) => locator.element().closest('label, button')?.getBoundingClientRect()
  const box = target(page.getByRole('checkbox', { name: 'Chọn dòng Trần Quốc Bảo' }))
  const menu = target(page.getByRole('button', { name: 'Thao tác với Trần Quốc Bảo' }))
  for (const place of [box, menu]) {
    expect(place?.width).toBeGreaterThanOrEqual(44)
    expect(place?.height).toBeGreaterThanOrEqual(44)
  }
})

test('a window that grows shows the table', async () => {
  mountTable({})
  expect(page.getByRole('table').query()).toBeNull()
  await page.viewport(700, 844)
  await expect.element(page.getByRole('table')).toBeVisible()
  // It knows at once that it is too wide: pinned columns hang on that.
  await expect.poll(() => page.getByRole('region').element().hasAttribute('data-scrolls')).toBe(true)
  await page.viewport(1280, 844)
  await expect.poll(() => page.getByRole('region').element().hasAttribute('data-scrolls')).toBe(false)
})

test('the bars leave the screen to the rows: search in one line, tools in another', async () => {
  mountTable({}, { onReload: () => undefined, onExport: () => undefined })
  const top = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().top
  await expect.element(page.getByRole('button', { name: 'Bộ lọc' })).toBeVisible()
  for (const name of ['Bỏ lọc', 'Tải lại', 'Xuất Excel']) expect(top(name)).toBe(top('Bộ lọc'))
})

test('nothing on a card is cut or stands over another: long names wrap', async () => {
  const rows = people
    .slice(0, 3)
    .map((one) => ({ ...one, full_name: `${one.full_name} Tôn Nữ Công Tằng Huyền Trân` }))
  mountTable({}, { rows, total: 3, rowActions: [{ id: 'edit', label: 'Sửa' }] })
  const name = page.getByText(/Hồng Đào Tôn Nữ Công Tằng/)
  await expect.element(name).toBeVisible()
  const actions = page.getByRole('button', { name: /^Thao tác với Nguyễn Thị Hồng Đào/ })
  expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth)
  expect(name.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    actions.element().getBoundingClientRect().left,
  )
  expect(name.element().getBoundingClientRect().height).toBeGreaterThan(30)
  const state = page.getByText('Đang làm việc').first().element().getBoundingClientRect()
  expect(state.left).toBeGreaterThanOrEqual(name.element().getBoundingClientRect().right)
})

test('a card without a search has its views beside the other tools, and its values run to its edge', async () => {
  mountTable(
    {},
    { searchLabel: undefined, views: memoryTableViews([]), rowActions: [{ id: 'edit', label: 'Sửa' }] },
  )
  const top = (name: string) =>
    page.getByRole('button', { name }).first().element().getBoundingClientRect().top
  await expect.element(page.getByRole('button', { name: 'Bộ lọc' })).toBeVisible()
  expect(top('Chế độ xem')).toBe(top('Bộ lọc'))
  const value = page.getByRole('definition').first().element().getBoundingClientRect()
  const menu = page
    .getByRole('button', { name: /^Thao tác với/ })
    .first()
    .element()
  const dots = menu.querySelector('svg')?.getBoundingClientRect()
  expect(value.right).toBeGreaterThanOrEqual(dots?.right ?? Number.NaN)
})
