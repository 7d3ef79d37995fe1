import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { mountTable, unmount } from './parts/demo/mount.tsx'
import { peopleColumns } from './parts/demo/people-columns.tsx'
import { area, choose, head, hidden, width } from './parts/demo/table-parts.ts'
import { emptyLayout } from './table-layout.ts'
import { memoryTablePreferences } from './table-preferences.ts'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 900)
})
afterEach(unmount)

test('spare room is shared, and a narrow window scrolls instead of squeezing', async () => {
  mountTable({})
  await expect.poll(() => width(page.getByRole('table'))).toBe(1278)
  expect(width(head('Mã nhân viên'))).toBeGreaterThan(160)
  await page.viewport(700, 900)
  await expect.poll(() => width(head('Mã nhân viên'))).toBe(160)
})

test('words give a little room before the table scrolls; no date is cut, and what a reader made so wide gives none', async () => {
  const preferences = memoryTablePreferences({ ...emptyLayout, widths: { title: 200 } })
  mountTable({}, { preferences })
  await expect.poll(() => width(head('Đơn vị'))).toBeGreaterThan(190)
  await page.viewport(1140, 900)
  await expect.poll(hidden).toBe(0)
  expect(width(head('Đơn vị'))).toBeLessThan(190)
  expect(width(head('Chức vụ'))).toBe(200)
  expect(width(head('Ngày vào'))).toBeGreaterThanOrEqual(112)
  await page.viewport(900, 900)
  await expect.poll(() => area.element().hasAttribute('data-scrolls')).toBe(true)
  expect(width(head('Đơn vị'))).toBe(190)
})

describe('where room is short', () => {
  const columns = peopleColumns.map((one) =>
    one.id === 'full_name' ? { ...one, grow: true, pin: 'left' as const } : one,
  )
  const menuOf = (column: string) => page.getByRole('button', { name: `Tùy chọn cột ${column}`, exact: true })
  const filterOf = (column: string) => head(column).getByRole('button', { name: /^Lọc/ })
  const left = (locator: Locator) => locator.element().getBoundingClientRect().left
  const right = (locator: Locator) => locator.element().getBoundingClientRect().right

  test('heads give the place of their menus first, words next, and the main column last', async () => {
    await page.viewport(1100, 900)
    mountTable({}, { columns })
    await expect.poll(() => width(head('Ngày vào'))).toBeLessThan(132)
    expect(hidden()).toBe(0)
    expect(width(head('Ngày vào'))).toBeGreaterThanOrEqual(112)
    expect(width(head('Đơn vị'))).toBe(190)
    expect(width(head('Họ và tên'))).toBe(214)
    await page.viewport(1060, 900)
    await expect.poll(() => width(head('Đơn vị'))).toBeLessThan(190)
    expect(hidden()).toBe(0)
    expect(width(head('Họ và tên'))).toBe(214)
    await page.viewport(990, 900)
    await expect.poll(() => width(head('Họ và tên'))).toBeLessThan(214)
    expect(hidden()).toBe(0)
  })

  test('a head whose cells give more than its name leaves gives the place of its menu as well', async () => {
    await page.viewport(990, 900)
    mountTable({}, { columns })
    await expect.poll(() => width(head('Trạng thái'))).toBeLessThan(140)
    const name = head('Trạng thái').getByText('Trạng thái', { exact: true }).first()
    expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth)
  })

  test('a menu without a place shows before the filter, and nothing moves under the pointer', async () => {
    await page.viewport(1100, 900)
    mountTable({}, { columns })
    await expect.poll(() => width(head('Ngày vào'))).toBeLessThan(132)
    const before = left(filterOf('Ngày vào'))
    const name = head('Ngày vào').getByText('Ngày vào', { exact: true }).first()
    expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth)
    await head('Ngày vào').hover()
    await expect.element(menuOf('Ngày vào')).toBeVisible()
    expect(left(filterOf('Ngày vào'))).toBe(before)
    expect(right(menuOf('Ngày vào'))).toBeLessThanOrEqual(before)
    await choose('Ngày vào', 'Sắp xếp tăng dần')
    // Sorted, its button always shows: it has a place again, after the filter.
    await expect.poll(() => width(head('Ngày vào'))).toBe(132)
  })

  test('with room, the menu has its place after the filter', async () => {
    mountTable({}, { columns })
    await expect.poll(() => width(head('Họ và tên'))).toBeGreaterThan(300)
    await head('Ngày vào').hover()
    expect(left(menuOf('Ngày vào'))).toBeGreaterThanOrEqual(right(filterOf('Ngày vào')))
  })
})

test('a head that wraps leaves its column as narrow as it asks to be, and tells its whole name', async () => {
  const long = 'Trạng thái làm việc của nhân viên tính đến hết ngày hôm nay theo quyết định gần nhất'
  const columns = peopleColumns.map((one) =>
    one.id === 'status' ? { ...one, header: long, width: 150, wrapsHead: true } : { ...one, width: 300 },
  )
  mountTable({}, { columns })
  await expect.poll(() => width(head(long))).toBe(150)
  const words = head(long).getByText(long, { exact: true }).first()
  await expect.element(words).toHaveAttribute('title', long)
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = words.element()
  // It breaks into lines instead of running out at the side, and what three lines do not hold is cut.
  expect(scrollWidth).toBe(clientWidth)
  expect(scrollHeight).toBeGreaterThan(clientHeight)
})

test('a column that asks for the spare room takes it alone, pinned or not', async () => {
  const columns = peopleColumns.map((one) =>
    one.id === 'full_name' ? { ...one, grow: true, pin: 'left' as const } : one,
  )
  mountTable({}, { columns })
  await expect.poll(() => width(head('Họ và tên'))).toBeGreaterThan(300)
  expect(width(head('Đơn vị'))).toBe(190)
})
