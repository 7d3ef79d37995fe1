import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountTable, unmount } from './parts/demo/mount.tsx'
import { allSelected, noSelection } from './selection.ts'

const filters = {
  title: { operator: 'in', value: ['Nhân viên', 'Chuyên viên'] },
  join_date: { operator: 'lte', value: '2026-12-31' },
  status: { operator: 'equal', value: 1 },
} as const

const remove = (column: string) => page.getByRole('button', { name: `Bỏ lọc theo ${column}`, exact: true })

beforeEach(() => page.viewport(1280, 900))
afterEach(unmount)

describe('asking for other rows', () => {
  test('a page, a number of rows and words of a search go out at once', async () => {
    const caller = mountTable({})
    await page.getByRole('button', { name: 'Trang 3', exact: true }).click()
    await userEvent.selectOptions(page.getByRole('combobox'), '100')
    await userEvent.type(page.getByRole('searchbox', { name: 'Tìm nhân viên' }), '  Đào {Enter}')
    expect(caller.told.map(({ page: at, size, search }) => [at, size, search])).toEqual([
      [3, 30, ''],
      [1, 100, ''],
      [1, 100, 'Đào'],
    ])
  })

  test('typing asks for nothing until Enter', async () => {
    const caller = mountTable({})
    await userEvent.type(page.getByRole('searchbox'), 'đào')
    expect(caller.told).toEqual([])
  })

  test('a filter from its popover is applied by Enter', async () => {
    const caller = mountTable({ page: 4 })
    await page.getByRole('button', { name: 'Lọc theo Ngày vào' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Ngày vào' })).toHaveFocus()
    await userEvent.keyboard('31/12/2020{Enter}')
    await expect
      .poll(() => caller.told)
      .toEqual([
        expect.objectContaining({
          page: 1,
          filters: { join_date: { operator: 'lte', value: '2020-12-31' } },
        }),
      ])
  })

  test('a day that does not exist holds the filter back and says how to mend it', async () => {
    const caller = mountTable({})
    await page.getByRole('button', { name: 'Lọc theo Ngày vào' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Ngày vào' })).toHaveFocus()
    await userEvent.keyboard('31/02/2020{Enter}')
    await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    expect(caller.told).toEqual([])
  })

  test('a page past the end asks for the last one', async () => {
    const caller = mountTable({ page: 99 }, { rows: [] })
    await expect.poll(() => caller.told.at(-1)?.page).toBe(14)
  })

  test('an address with an operator that the column does not know shows no filter', async () => {
    mountTable({ filters: { status: { operator: 'lte', value: 3 } } })
    await expect.element(page.getByRole('button', { name: 'Lọc theo Trạng thái', exact: true })).toBeVisible()
    expect(page.getByRole('list', { name: 'Bộ lọc đang dùng' }).query()).toBeNull()
  })
})

test('a filter that says nothing is none', async () => {
  mountTable({
    filters: { title: { operator: 'in', value: [] }, full_name: { operator: 'like', value: '' } },
  })
  await expect.element(page.getByRole('button', { name: 'Lọc theo Chức vụ', exact: true })).toBeVisible()
  expect(page.getByRole('list', { name: 'Bộ lọc đang dùng' }).query()).toBeNull()
  expect(page.getByRole('row').elements()).toHaveLength(31)
  await expect
    .element(page.getByRole('button', { name: 'Bỏ lọc', exact: true }))
    .toHaveAttribute('aria-disabled', 'true')
})

describe('filters that change in quick succession', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return () => vi.useRealTimers()
  })
  const press = (column: string) => {
    const button = remove(column).element()
    if (button instanceof HTMLElement) button.click()
  }
  const firstRow = () => page.getByRole('row').elements()[1]?.getAttribute('aria-rowindex')
  const chips = () => page.getByRole('list', { name: 'Bộ lọc đang dùng' }).query()?.children.length ?? 0

  test('show at once and are asked for once, 100 ms after the last', async () => {
    const caller = mountTable({ filters })
    await expect.poll(chips).toBe(3)
    press('Chức vụ')
    await expect.poll(chips).toBe(2)
    vi.advanceTimersByTime(99)
    press('Trạng thái')
    vi.advanceTimersByTime(99)
    expect(caller.told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(caller.told.map((told) => Object.keys(told.filters))).toEqual([['join_date']])
  })

  test('are taken along by whatever else is asked for meanwhile', async () => {
    const caller = mountTable({ filters })
    await expect.poll(chips).toBe(3)
    press('Chức vụ')
    const next = page.getByRole('button', { name: 'Bỏ lọc', exact: true }).element()
    if (next instanceof HTMLElement) next.click()
    vi.advanceTimersByTime(1000)
    expect(caller.told.map((told) => told.filters)).toEqual([{}])
  })

  test('give way to the Back key', async () => {
    const caller = mountTable({ filters })
    await expect.poll(chips).toBe(3)
    const before = caller.state
    press('Chức vụ')
    vi.advanceTimersByTime(100)
    await expect.poll(chips).toBe(2)
    caller.set({ ...before, page: 2 })
    await expect.poll(firstRow).toBe('32')
    caller.set(before)
    await expect.poll(firstRow).toBe('2')
    expect(chips()).toBe(3)
    press('Ngày vào')
    caller.set({ ...before, search: 'khác' })
    await expect.poll(chips).toBe(3)
    vi.advanceTimersByTime(1000)
    expect(caller.told).toHaveLength(1)
  })
})

describe("'all rows' of other filters", () => {
  test('are let go, because nobody has seen them', async () => {
    const onSelectionChange = vi.fn()
    mountTable({ filters }, { selection: allSelected, onSelectionChange })
    await page.getByRole('button', { name: 'Trang 2', exact: true }).click()
    expect(onSelectionChange).not.toHaveBeenCalled()
    await remove('Chức vụ').click()
    await expect.poll(() => onSelectionChange.mock.calls).toEqual([[noSelection]])
  })
})

test('focus goes from a chip that is taken off to its neighbour, and from the last one into the table', async () => {
  mountTable({ filters: { title: filters.title, status: filters.status } })
  await remove('Chức vụ').click()
  await expect.element(remove('Trạng thái')).toHaveFocus()
  await remove('Trạng thái').click()
  expect(document.activeElement).toBe(document.querySelector('[data-table]'))
})

test('focus goes back from the last of several chips', async () => {
  mountTable({ filters: { title: filters.title, status: filters.status } })
  await remove('Trạng thái').click()
  await expect.element(remove('Chức vụ')).toHaveFocus()
})

test('"Tải lại" and "Xuất Excel" are the caller’s, and the second one waits', async () => {
  const onReload = vi.fn()
  const onExport = vi.fn()
  const caller = mountTable({}, { onReload, onExport })
  await page.getByRole('button', { name: 'Tải lại' }).click()
  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  caller.setProps({ exporting: true })
  const busy = page.getByRole('button', { name: /Xuất Excel/ })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  await busy.click({ force: true })
  expect([onReload.mock.calls.length, onExport.mock.calls.length]).toEqual([1, 1])
})

test('the pager tells which page is about to be asked for', async () => {
  const onPageIntent = vi.fn()
  mountTable({ page: 2 }, { onPageIntent })
  await page.getByRole('button', { name: 'Trang 4', exact: true }).hover()
  await page.getByRole('button', { name: 'Trang sau' }).hover()
  await page.getByRole('button', { name: 'Trang 2', exact: true }).hover()
  expect(onPageIntent.mock.calls).toEqual([[4], [3]])
})
