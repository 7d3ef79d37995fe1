import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { mountTable, unmount } from './parts/demo/mount.tsx'
import { noSelection } from './selection.ts'
import { peopleColumns } from './parts/demo/people-columns.tsx'
import { area, choose, head, hidden, width } from './parts/demo/table-parts.ts'
import { emptyLayout } from './table-layout.ts'
import { localTablePreferences, memoryTablePreferences } from './table-preferences.ts'

const order = () =>
  page
    .getByRole('columnheader')
    .elements()
    .flatMap((element) => element.getAttribute('aria-label') ?? [])
const edge = (column: string) => page.getByRole('separator', { name: `Bề rộng cột ${column}` })

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 900)
})
afterEach(unmount)

test('a pinned head stands over its cells where nothing scrolls', async () => {
  mountTable(
    {},
    { preferences: memoryTablePreferences({ ...emptyLayout, pins: { code: 'left', full_name: 'left' } }) },
  )
  await expect.poll(hidden).toBe(0)
  const cell = page.getByRole('row').nth(1).getByRole('cell').nth(1)
  const left = (locator: Locator) => Math.round(locator.element().getBoundingClientRect().left)
  expect(left(head('Họ và tên'))).toBe(left(cell))
})

test('columns out of view cast a shadow at their side', async () => {
  await page.viewport(900, 900)
  mountTable({})
  const casts = (side: 'start' | 'end') => area.element().parentElement?.hasAttribute(`data-hides-${side}`)
  await expect.poll(() => casts('end')).toBe(true)
  expect(casts('start')).toBe(false)
  area.element().scrollLeft = 1000
  await expect.poll(() => casts('start')).toBe(true)
  expect(casts('end')).toBe(false)
})

test('the name of a column of numbers stands over its figures', async () => {
  mountTable({}, { columns: peopleColumns.map((one) => ({ ...one, hidden: false })) })
  const name = head('Lương cơ bản').getByText('Lương cơ bản', { exact: true }).first().element()
  const end = head('Lương cơ bản').element().getBoundingClientRect().right
  expect(Math.round(end - name.getBoundingClientRect().right)).toBe(12)
})

test('no column starts narrower than its name; a reader may still make it so', async () => {
  await page.viewport(700, 900)
  const columns = peopleColumns.map((column) => ({ ...column, width: 80 }))
  mountTable(
    {},
    { columns, preferences: memoryTablePreferences({ ...emptyLayout, widths: { unit_id: 80 } }) },
  )
  await expect.poll(() => width(head('Đơn vị'))).toBe(80)
  const cut = page
    .getByRole('columnheader')
    .elements()
    .filter((element) => element.ariaLabel !== 'Đơn vị')
    .flatMap((element) => [...element.querySelectorAll('[title]')])
    .filter((words) => words.scrollWidth > words.clientWidth)
  expect(cut.map((words) => words.textContent)).toEqual([])
})

test('a dragged edge follows the pointer, and the width is kept', async () => {
  const preferences = memoryTablePreferences()
  mountTable({}, { preferences })
  const before = width(head('Đơn vị'))
  await edge('Đơn vị').dropTo(edge('Chức vụ'), {
    sourcePosition: { x: 4, y: 10 },
    targetPosition: { x: 4, y: 10 },
  })
  const after = width(head('Đơn vị'))
  expect(after).toBeGreaterThan(before + 50)
  expect(preferences.read().widths).toEqual({ unit_id: after })
})

test('keys resize a column once its menu has brought focus to the edge, and give it back', async () => {
  const preferences = memoryTablePreferences({ ...emptyLayout, widths: { unit_id: 200 } })
  mountTable({}, { preferences })
  await choose('Đơn vị', 'Đổi bề rộng')
  await expect.element(edge('Đơn vị')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(preferences.read().widths).toEqual({ unit_id: 216 })
  await expect.element(edge('Đơn vị')).toHaveAttribute('aria-valuenow', '216')
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  expect(preferences.read().widths).toEqual({ unit_id: 136 })
  await userEvent.keyboard('{Home}')
  expect(preferences.read().widths).toEqual({ unit_id: 80 })
  await userEvent.keyboard('{ArrowLeft}')
  expect(preferences.read().widths).toEqual({ unit_id: 80 })
  await userEvent.keyboard('{End}')
  expect(preferences.read().widths).toEqual({ unit_id: 800 })
  await userEvent.keyboard('{Escape}')
  expect(head('Đơn vị').element().contains(document.activeElement)).toBe(true)
  await choose('Đơn vị', 'Về bề rộng ban đầu')
  expect(preferences.read().widths).toEqual({})
})

test('a header dragged onto another stands beside it', async () => {
  mountTable({})
  for (const column of ['Ngày vào', 'Mã nhân viên'])
    await expect.element(head(column)).toHaveAttribute('draggable', 'true')
  await head('Ngày vào')
    .getByText('Ngày vào')
    .dropTo(head('Mã nhân viên'), { targetPosition: { x: 4, y: 10 } })
  await expect
    .poll(order)
    .toEqual(['Ngày vào', 'Mã nhân viên', 'Họ và tên', 'Đơn vị', 'Chức vụ', 'Hết hạn HĐ', 'Trạng thái'])
})

test('the menu of a column moves, pins and hides it, and says where it is', async () => {
  mountTable({})
  await choose('Họ và tên', 'Chuyển sang trái')
  expect(order().slice(0, 2)).toEqual(['Họ và tên', 'Mã nhân viên'])
  await expect.element(page.getByRole('status')).toHaveTextContent('Cột Họ và tên: vị trí 1/7')
  await choose('Trạng thái', 'Ghim bên trái')
  expect(order()[0]).toBe('Trạng thái')
  await choose('Trạng thái', 'Bỏ ghim')
  expect(order().at(-1)).toBe('Trạng thái')
  await choose('Đơn vị', 'Ghim bên phải')
  expect(order().at(-1)).toBe('Đơn vị')
  await choose('Đơn vị', 'Bỏ ghim')
  await choose('Mã nhân viên', 'Chuyển sang phải')
  expect(order().slice(0, 3)).toEqual(['Họ và tên', 'Đơn vị', 'Mã nhân viên'])
  await expect.element(page.getByRole('status')).toHaveTextContent('Cột Mã nhân viên: vị trí 3/7')
  await choose('Chức vụ', 'Ẩn cột')
  expect(order()).not.toContain('Chức vụ')
})

test('the menu offers no step off the edge, and does not hide what must show', async () => {
  mountTable({})
  const open = async (column: string) => {
    await head(column).hover()
    await page.getByRole('button', { name: `Tùy chọn cột ${column}` }).click()
  }
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await open('Mã nhân viên')
  await expect.element(item('Chuyển sang trái')).toHaveAttribute('aria-disabled', 'true')
  expect(item('Chuyển sang phải').element().hasAttribute('aria-disabled')).toBe(false)
  await userEvent.keyboard('{Escape}')
  await open('Họ và tên')
  await expect.element(item('Chuyển sang trái')).toBeVisible()
  expect(item('Ẩn cột').query()).toBeNull()
  expect(item('Về bề rộng ban đầu').query()).toBeNull()
})

test('pinned columns stay in view while the others scroll', async () => {
  await page.viewport(700, 900)
  mountTable(
    {},
    { preferences: memoryTablePreferences({ ...emptyLayout, pins: { full_name: 'left', status: 'right' } }) },
  )
  await expect.element(area).toBeVisible()
  area.element().scrollLeft = 200
  const left = (locator: Locator) => Math.round(locator.element().getBoundingClientRect().left)
  await expect.poll(() => left(head('Mã nhân viên'))).toBe(left(area) + 214 - 200)
  await expect.poll(() => left(head('Họ và tên'))).toBe(left(area))
  expect(Math.round(head('Trạng thái').element().getBoundingClientRect().right)).toBe(699)
})

test('where pinned columns would hide the others, they scroll as well; boxes, expanders and actions stay', async () => {
  await page.viewport(660, 900)
  mountTable(
    {},
    {
      preferences: memoryTablePreferences({ ...emptyLayout, pins: { full_name: 'left', unit_id: 'left' } }),
      selection: noSelection,
      onSelectionChange: () => undefined,
      renderDetail: () => 'Chi tiết',
      rowActions: [{ id: 'edit', label: 'Sửa' }],
    },
  )
  await expect.poll(() => area.element().hasAttribute('data-scrolls')).toBe(true)
  const left = (locator: Locator) => Math.round(locator.element().getBoundingClientRect().left)
  const start = left(head('Họ và tên'))
  const expander = page.getByRole('button', { name: 'Mở rộng Trần Quốc Bảo' })
  const before = left(expander)
  area.element().scrollLeft = 200
  await expect.poll(() => left(head('Họ và tên'))).toBe(start - 200)
  expect(left(expander)).toBe(before)
  await page.viewport(900, 900)
  area.element().scrollLeft = 0
  await expect.poll(() => area.element().hasAttribute('data-pins')).toBe(true)
  const pinned = left(head('Họ và tên'))
  area.element().scrollLeft = 100
  await expect.poll(() => left(head('Mã nhân viên'))).toBeLessThan(pinned + 214 + 210)
  expect(left(head('Họ và tên'))).toBe(pinned)
})

test('a sorted column keeps its whole name, and says its order where its menu is', async () => {
  mountTable({
    sort: [
      { field: 'join_date', descending: true },
      { field: 'title', descending: false },
    ],
  })
  const words = head('Ngày vào').getByText('Ngày vào', { exact: true }).first()
  await expect.element(words).toBeVisible()
  expect(words.element().scrollWidth).toBeLessThanOrEqual(words.element().clientWidth)
  const menu = page.getByRole('button', { name: 'Tùy chọn cột Ngày vào, ưu tiên sắp xếp 1' })
  expect(getComputedStyle(menu.element()).opacity).toBe('1')
  expect(menu.element().textContent).toBe('1')
})

test('the arrangement outlives the table, and starts anew on request', async () => {
  const first = localTablePreferences('people.1')
  mountTable({}, { preferences: first })
  await choose('Họ và tên', 'Chuyển sang trái')
  await choose('Chức vụ', 'Ẩn cột')
  mountTable({}, { preferences: localTablePreferences('people.1') })
  await expect.poll(() => order().slice(0, 3)).toEqual(['Họ và tên', 'Mã nhân viên', 'Đơn vị'])
  expect(order()).not.toContain('Chức vụ')
  await page.getByRole('button', { name: 'Cột', exact: true }).click()
  await page.getByRole('button', { name: 'Về mặc định' }).click()
  expect(order().slice(0, 2)).toEqual(['Mã nhân viên', 'Họ và tên'])
  expect(order()).toContain('Chức vụ')
})

test('Shift and the menu sort by several columns, the first one first', async () => {
  const caller = mountTable({})
  await head('Chức vụ').getByRole('button', { name: 'Chức vụ', exact: true }).click()
  await head('Ngày vào')
    .getByRole('button', { name: 'Ngày vào', exact: true })
    .click({ modifiers: ['Shift'] })
  await choose('Họ và tên', 'Sắp xếp thêm, giảm dần')
  expect(caller.told.at(-1)?.sort).toEqual([
    { field: 'title', descending: false },
    { field: 'join_date', descending: false },
    { field: 'full_name', descending: true },
  ])
  await expect.element(head('Ngày vào').getByText('Ưu tiên sắp xếp 2')).toBeInTheDocument()
  await choose('Ngày vào', 'Bỏ sắp xếp')
  expect(caller.told.at(-1)?.sort).toHaveLength(2)
  await choose('Ngày vào', 'Sắp xếp giảm dần')
  expect(caller.told.at(-1)?.sort).toEqual([{ field: 'join_date', descending: true }])
})

test('a double click on the edge gives the width back', async () => {
  const preferences = memoryTablePreferences({ ...emptyLayout, widths: { unit_id: 200, title: 300 } })
  mountTable({}, { preferences })
  await edge('Đơn vị').dblClick()
  expect(preferences.read().widths).toEqual({ title: 300 })
})

test('the settings show, pin and move columns by keys, and say where they are', async () => {
  const preferences = memoryTablePreferences()
  mountTable({}, { preferences })
  await page.getByRole('button', { name: 'Cột', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Hiển thị và thứ tự cột' })
  await expect.element(panel.getByRole('checkbox', { name: 'Họ và tên' })).toBeDisabled()
  const press = async (name: string) => {
    const button = panel.getByRole('button', { name, exact: true }).element()
    if (button instanceof HTMLElement) button.focus()
    await userEvent.keyboard('{Enter}')
  }
  await press('Chuyển cột Mã nhân viên lên trước')
  expect(preferences.read().order).toEqual([])
  await press('Chuyển cột Mã nhân viên ra sau')
  expect(order().slice(0, 2)).toEqual(['Họ và tên', 'Mã nhân viên'])
  await expect.element(page.getByRole('status')).toHaveTextContent('Cột Mã nhân viên: vị trí 2/9')
  await press('Ghim cột Chức vụ')
  expect(order()[0]).toBe('Chức vụ')
  await expect
    .element(panel.getByRole('button', { name: 'Ghim cột Chức vụ' }))
    .toHaveAttribute('aria-pressed', 'true')
  await panel.getByRole('checkbox', { name: 'Lương cơ bản' }).click()
  expect(order()).toContain('Lương cơ bản')
  expect(preferences.read()).toMatchObject({ pins: { title: 'left' }, shown: { salary: true } })
})

test('density is the table’s own', async () => {
  const preferences = memoryTablePreferences()
  mountTable({}, { preferences })
  const row = () => page.getByRole('row').nth(1).element().getBoundingClientRect().height
  const before = row()
  await page.getByRole('button', { name: 'Mật độ dòng' }).click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Thoáng' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Nén' }).click()
  await expect.poll(row).toBeLessThan(before)
  expect(preferences.read().density).toBe('compact')
  await page.getByRole('button', { name: 'Mật độ dòng' }).click()
  await page.getByRole('menuitemradio', { name: 'Thoáng' }).click()
  await expect.poll(row).toBe(before)
})
