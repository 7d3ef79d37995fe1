import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountTable, unmount } from './parts/demo/mount.tsx'

const head = (column: string) => page.getByRole('columnheader', { name: column, exact: true })
const name = (column: string) => head(column).getByRole('button', { name: column, exact: true })

beforeEach(() => page.viewport(1280, 900))
afterEach(unmount)

test('a header sorts up, down and no more, each time from page 1', async () => {
  const caller = mountTable({ page: 4 })
  expect(head('Ngày vào').element().hasAttribute('aria-sort')).toBe(false)
  await name('Ngày vào').click()
  await expect.element(head('Ngày vào')).toHaveAttribute('aria-sort', 'ascending')
  await name('Ngày vào').click()
  await expect.element(head('Ngày vào')).toHaveAttribute('aria-sort', 'descending')
  await name('Ngày vào').click()
  await expect.element(head('Ngày vào')).not.toHaveAttribute('aria-sort')
  expect(caller.told.map(({ page: at, sort }) => [at, sort])).toEqual([
    [1, [{ field: 'join_date', descending: false }]],
    [1, [{ field: 'join_date', descending: true }]],
    [1, []],
  ])
})

test('a header pressed without Shift sorts by itself alone', async () => {
  const caller = mountTable({
    sort: [
      { field: 'title', descending: false },
      { field: 'join_date', descending: true },
    ],
  })
  await name('Họ và tên').click()
  expect(caller.told.at(-1)?.sort).toEqual([{ field: 'full_name', descending: false }])
  await expect.element(head('Chức vụ')).not.toHaveAttribute('aria-sort')
  // One column alone has no place among others.
  expect(head('Họ và tên').element().textContent).not.toContain('Ưu tiên sắp xếp')
})

test('keys sort as a pointer does, by several columns with Shift', async () => {
  const caller = mountTable({})
  const button = name('Ngày vào').element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
  const other = name('Chức vụ').element()
  if (other instanceof HTMLElement) other.focus()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  expect(caller.told.at(-1)?.sort).toEqual([
    { field: 'join_date', descending: false },
    { field: 'title', descending: false },
  ])
  await expect.element(head('Chức vụ').getByRole('button').first()).toHaveFocus()
})

test('a column that the server cannot sort by is no button and has no such items', async () => {
  mountTable({})
  expect(name('Đơn vị').query()).toBeNull()
  await head('Đơn vị').hover()
  await page.getByRole('button', { name: 'Tùy chọn cột Đơn vị' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Chuyển sang trái' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Sắp xếp tăng dần' }).query()).toBeNull()
})
