import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountTable, unmount } from './parts/demo/mount.tsx'
import { people } from './parts/demo/people.ts'
import { noSelection } from './selection.ts'

const rows = () => page.getByRole('row').elements()
const said = page.getByRole('status')
/** How far the rows are dimmed: by the veil that lies over them. */
const dimmed = () => {
  const veil = page.getByRole('region', { name: 'Danh sách nhân viên' }).element().nextElementSibling
  return veil ? Number(getComputedStyle(veil).opacity) : Number.NaN
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmount)

describe('while rows are on their way', () => {
  test('the old ones stay, dimmed, and what was said is taken back until the new ones are there', async () => {
    const caller = mountTable({ page: 2 })
    await expect.element(said).toHaveTextContent('Đã tải 30/412 dòng, trang 2')
    expect(dimmed()).toBe(0)
    caller.setProps({ loading: true })
    await expect.poll(dimmed).toBe(0.5)
    expect(rows()).toHaveLength(31)
    await expect.element(said).toHaveTextContent('')
    caller.setProps({ loading: false })
    await expect.poll(dimmed).toBe(0)
    await expect.element(said).toHaveTextContent('Đã tải 30/412 dòng, trang 2')
  })

  test('the pager counts the rows that are there, and goes on from the page that was asked for', async () => {
    const caller = mountTable({})
    const pager = page.getByRole('navigation', { name: 'Phân trang' })
    caller.setProps({ loading: true, rows: people.slice(0, 30) })
    await pager.getByRole('button', { name: 'Trang sau' }).click()
    await pager.getByRole('button', { name: 'Trang sau' }).click()
    expect(caller.told.at(-1)?.page).toBe(3)
    await expect.element(page.getByText('1–30 trong 412')).toBeVisible()
    expect(page.getByRole('row').nth(1).element().ariaRowIndex).toBe('2')
    caller.setProps({ loading: false, rows: people.slice(60, 90) })
    await expect.element(page.getByText('61–90 trong 412')).toBeVisible()
    expect(page.getByRole('row').nth(1).element().ariaRowIndex).toBe('62')
  })

  test('the first ones are shown as a skeleton, which is neither dimmed nor read out', async () => {
    mountTable({}, { rows: undefined, total: 0, loading: true })
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(rows()).toHaveLength(1)
    expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(5)
    expect(dimmed()).toBe(0)
    expect(page.getByRole('navigation').query()).toBeNull()
    await expect.element(said).toHaveTextContent('')
  })

  test('a header keeps what the last load said until it says something itself', async () => {
    const caller = mountTable({})
    await page.getByRole('columnheader', { name: 'Ngày vào' }).hover()
    await page.getByRole('button', { name: 'Tùy chọn cột Ngày vào' }).click()
    await page.getByRole('menuitem', { name: 'Chuyển sang trái' }).click()
    await expect.element(said).toHaveTextContent('Cột Ngày vào: vị trí 4/7')
    caller.set({ ...caller.state, page: 3 })
    await expect.element(said).toHaveTextContent('Đã tải 30/412 dòng, trang 3')
  })
})

describe('a load that failed', () => {
  test('keeps the rows that are there, with its sentence above them', async () => {
    const onRetry = vi.fn()
    const caller = mountTable({}, { error: { message: 'Máy chủ đang bận.', requestId: 'req-1' }, onRetry })
    await expect.element(page.getByRole('alert').getByText('Máy chủ đang bận.')).toBeVisible()
    expect(rows()).toHaveLength(31)
    await expect.element(page.getByText('1–30 trong 412')).toBeVisible()
    await page.getByRole('button', { name: 'Thử lại' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
    caller.setProps({ error: null })
    await expect.poll(() => page.getByRole('alert').query()).toBeNull()
  })

  test('shows its own sentence where there are no rows, chooses nothing, and says that it tries again', async () => {
    const onRetry = vi.fn()
    const caller = mountTable(
      {},
      {
        error: { message: 'Máy chủ đang bận.' },
        rows: undefined,
        onRetry,
        selection: noSelection,
        onSelectionChange: vi.fn(),
      },
    )
    await expect.element(page.getByRole('alert').getByText('Máy chủ đang bận.')).toBeVisible()
    expect(page.getByRole('alert').element().textContent).not.toContain('Error fetching data')
    expect(rows()).toHaveLength(1)
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
    await expect.element(said).toHaveTextContent('')
    await page.getByRole('button', { name: 'Thử lại' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
    caller.setProps({ loading: true })
    await expect.element(page.getByRole('button', { name: /Thử lại/ })).toHaveAttribute('aria-busy', 'true')
    expect(dimmed()).toBe(0)
    caller.setProps({ loading: false, error: null, rows: people.slice(0, 30) })
    await expect.poll(() => rows().length).toBe(31)
    expect(page.getByRole('alert').query()).toBeNull()
  })

  test('asks for no other page, however far the reader was', async () => {
    const caller = mountTable({ page: 99 }, { rows: [], error: {} })
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(caller.told).toEqual([])
  })
})

describe('no rows', () => {
  test('because there are none: the caller’s words', async () => {
    mountTable({}, { rows: [], total: 0, empty: 'Chưa có nhân viên nào' })
    await expect.element(page.getByText('Chưa có nhân viên nào')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Bỏ lọc' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  test('because of what was asked: it is named, and one press takes it off', async () => {
    const caller = mountTable(
      { search: 'không ai', filters: { status: { operator: 'equal', value: 3 } }, page: 1 },
      { empty: 'Chưa có nhân viên nào', rows: [], total: 0 },
    )
    await expect
      .element(page.getByText('Đang lọc: Trạng thái: Sắp hết hạn; Tìm kiếm: không ai'))
      .toBeVisible()
    expect(page.getByText('Chưa có nhân viên nào').query()).toBeNull()
    await page.getByRole('button', { name: 'Bỏ lọc', exact: true }).last().click()
    expect(caller.told.at(-1)).toMatchObject({ search: '', filters: {}, page: 1 })
  })
})

test('what stands in place of rows keeps their room, so that the pager stays where it was', async () => {
  const caller = mountTable({})
  const pager = () => page.getByRole('navigation').element().getBoundingClientRect().top
  await expect.poll(() => rows().length).toBe(31)
  const before = pager()
  caller.setProps({ rows: [], total: 0 })
  await expect.element(page.getByText('Không có dữ liệu để hiển thị')).toBeVisible()
  expect(pager()).toBe(before)
})
