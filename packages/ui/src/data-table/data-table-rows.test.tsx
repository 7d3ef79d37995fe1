import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { mountTable, unmount } from './parts/demo/mount.tsx'
import { people } from './parts/demo/people.ts'
import { noSelection, type Selection } from './selection.ts'

const box = (name: string) => page.getByRole('checkbox', { name: `Chọn dòng ${name}`, exact: true })
const nameOf = (index: number) => people[index]?.full_name ?? ''

beforeEach(() => page.viewport(1280, 900))
afterEach(unmount)

describe('to a screen reader', () => {
  test('rows count across pages', async () => {
    mountTable({ page: 3 })
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '413')
    const places = page
      .getByRole('row')
      .elements()
      .map((row) => row.getAttribute('aria-rowindex'))
    expect(places.slice(0, 3)).toEqual(['1', '62', '63'])
    expect(places.at(-1)).toBe('91')
    mountTable({ page: 2, size: 50 })
    await expect.poll(() => page.getByRole('row').elements()[1]?.getAttribute('aria-rowindex')).toBe('52')
  })

  test('what has been loaded is said, and nothing while rows are on their way', async () => {
    mountTable({ page: 2 })
    await expect.element(page.getByRole('status')).toHaveTextContent('Đã tải 30/412 dòng, trang 2')
    mountTable({ page: 2 }, { loading: true })
    await expect.element(page.getByRole('status')).toHaveTextContent('')
    await expect.element(page.getByRole('region')).toHaveAttribute('aria-busy', 'true')
  })

  test('a failed load is an alert in place of rows, with a way to try again', async () => {
    const onRetry = vi.fn()
    mountTable({}, { rows: undefined, error: { requestId: 'req-1' }, onRetry })
    const said = page.getByRole('alert').element().textContent
    expect(said).toContain('Error fetching data')
    expect(said).toContain('req-1')
    expect(page.getByRole('row').elements()).toHaveLength(1)
    await page.getByRole('button', { name: 'Thử lại' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('a long page', () => {
  test('is drawn whole, and another one begins at its top', async () => {
    mountTable({ size: 100 })
    await expect.poll(() => page.getByRole('row').elements().length).toBe(101)
    const area = page.getByRole('region').element()
    area.scrollTop = 900
    await expect.poll(() => area.scrollTop).toBe(900)
    await page.getByRole('button', { name: 'Trang 2', exact: true }).click()
    await expect.poll(() => page.getByRole('row').elements()[1]?.getAttribute('aria-rowindex')).toBe('102')
    await expect.poll(() => area.scrollTop).toBe(0)
    await expect.poll(() => page.getByRole('row').elements().length).toBe(101)
  })

  test('that is loaded again stays where the reader is, with what is open', async () => {
    const rows = people.slice(0, 100)
    const caller = mountTable({ size: 100 }, { rows, renderDetail: () => 'Chi tiết của dòng' })
    await expect.poll(() => page.getByRole('row').elements().length).toBe(101)
    await page.getByRole('button', { name: `Mở rộng ${nameOf(80)}`, exact: true }).click()
    const area = page.getByRole('region').element()
    const place = area.scrollTop
    expect(place).toBeGreaterThan(0)
    const drawn: number[] = []
    const watch = new MutationObserver(() => drawn.push(page.getByRole('row').elements().length))
    watch.observe(area, { subtree: true, childList: true, characterData: true })
    caller.setProps({ rows: rows.map((row) => ({ ...row, unit: 'Phòng mới' })) })
    await expect.poll(() => page.getByRole('cell', { name: 'Phòng mới' }).elements().length).toBe(100)
    watch.disconnect()
    // The head, 100 rows and the details, all the while: what is open or focused was never taken away.
    expect(new Set(drawn)).toEqual(new Set([102]))
    await expect.element(page.getByText('Chi tiết của dòng')).toBeVisible()
    expect(area.scrollTop).toBe(place)
  })
})

describe('choosing rows', () => {
  const choosing = (selection: Selection) => {
    const changes: Selection[] = []
    mountTable({}, { selection, onSelectionChange: (next) => changes.push(next) })
    return changes
  }

  test('Shift chooses a range', async () => {
    const changes = choosing(noSelection)
    await box(nameOf(2)).click()
    await box(nameOf(5)).click({ modifiers: ['Shift'] })
    expect(changes).toEqual([
      { kind: 'some', ids: [3] },
      { kind: 'some', ids: [3, 4, 5, 6] },
    ])
  })

  test('the box of the page keeps what is chosen on others', async () => {
    const changes = choosing({ kind: 'some', ids: [400] })
    await expect.element(page.getByText('Đã chọn 1 dòng')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Chọn tất cả dòng của trang này' }).click()
    const [next] = changes
    expect(next?.kind === 'some' && next.ids.length).toBe(31)
    expect(next?.kind === 'some' && next.ids[0]).toBe(400)
  })

  test('of all rows, one can be let go', async () => {
    const changes = choosing({ kind: 'all', except: [] })
    await expect.element(page.getByText('Đã chọn tất cả 412 dòng')).toBeVisible()
    await box(nameOf(0)).click()
    expect(changes).toEqual([{ kind: 'all', except: [1] }])
  })
})

describe('actions', () => {
  test('of a row: what makes no sense is left out, what cannot be done says why, danger stands last', async () => {
    const done = vi.fn()
    mountTable(
      {},
      {
        rowActions: [
          { id: 'delete', label: 'Xóa', intent: 'danger', onSelect: ({ id }) => done('delete', id) },
          { id: 'edit', label: 'Sửa', onSelect: ({ id }) => done('edit', id) },
          { id: 'lock', label: 'Khóa', href: () => '#khoa', refusal: () => 'Tài khoản đã khóa' },
          { id: 'never', label: 'Không bao giờ', hidden: () => true },
          { id: 'open', label: 'Xem', href: ({ id }) => `#ho-so/${id}` },
        ],
      },
    )
    await page.getByRole('button', { name: `Thao tác với ${nameOf(1)}`, exact: true }).click()
    const items = page.getByRole('menuitem')
    await expect.element(items.first()).toBeVisible()
    expect(items.elements().map((item) => item.textContent)).toEqual([
      'Sửa',
      'KhóaTài khoản đã khóa',
      'Xem',
      'Xóa',
    ])
    await expect.element(items.nth(1)).toHaveAttribute('aria-disabled', 'true')
    expect(items.nth(1).element().hasAttribute('href')).toBe(false)
    expect(items.nth(2).element().getAttribute('href')).toBe('#ho-so/2')
    await items.nth(3).click()
    expect(done.mock.calls).toEqual([['delete', 2]])
  })

  test('a row for which none makes sense has no menu', async () => {
    mountTable({}, { rowActions: [{ id: 'edit', label: 'Sửa', hidden: ({ id }) => id === 1 }] })
    const menu = (at: number) => page.getByRole('button', { name: `Thao tác với ${nameOf(at)}`, exact: true })
    await expect.element(menu(1)).toBeVisible()
    await expect.element(menu(0)).not.toBeInTheDocument()
  })

  test('keys open the menu of a row, and focus comes back to its button', async () => {
    mountTable({}, { rowActions: [{ id: 'edit', label: 'Sửa', onSelect: () => undefined }] })
    const button = page.getByRole('button', { name: `Thao tác với ${nameOf(0)}`, exact: true })
    await expect.element(button).toBeVisible()
    const element = button.element()
    if (element instanceof HTMLElement) element.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Sửa' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
  })

  test('of many rows get what is chosen; some are for named rows only', async () => {
    const moved = vi.fn()
    mountTable(
      {},
      {
        selection: { kind: 'all', except: [3] },
        onSelectionChange: () => undefined,
        bulkActions: [
          { id: 'move', label: 'Chuyển đơn vị', onSelect: moved },
          { id: 'print', label: 'In thẻ', someOnly: true, onSelect: moved },
        ],
      },
    )
    await expect.element(page.getByRole('button', { name: 'In thẻ' })).toBeDisabled()
    await expect
      .element(page.getByRole('button', { name: 'In thẻ' }))
      .toHaveAccessibleDescription('“In thẻ”: chỉ làm được với các dòng chọn trên từng trang.')
    await page.getByRole('button', { name: 'Chuyển đơn vị' }).click()
    expect(moved.mock.calls).toEqual([[{ kind: 'all', except: [3] }]])
  })
})

describe('a bulk action', () => {
  const chosen = { selection: { kind: 'all', except: [] }, onSelectionChange: () => undefined } as const
  const bar = page.getByRole('region', { name: 'Thao tác với các dòng đã chọn' })

  test('that takes fewer rows than are chosen is off, and says so', async () => {
    const onSelect = vi.fn()
    const print = { id: 'print', label: 'In thẻ', onSelect, limit: 411 }
    const caller = mountTable({}, { ...chosen, bulkActions: [print] })
    await expect.element(bar.getByText('“In thẻ”: mỗi lần tối đa 411 dòng, hãy chọn ít hơn.')).toBeVisible()
    await expect.element(bar.getByRole('button', { name: 'In thẻ' })).toBeDisabled()
    caller.setProps({ bulkActions: [{ ...print, limit: 412 }] })
    await bar.getByRole('button', { name: 'In thẻ' }).click()
    expect(onSelect).toHaveBeenCalledOnce()
  })

  test('shows how far it is, can be stopped, and what it left undone is said', async () => {
    const onStop = vi.fn()
    const lock = { id: 'lock', label: 'Khóa tài khoản', onSelect: () => undefined }
    const progress = { done: 103, total: 412, onStop }
    const caller = mountTable({}, { ...chosen, bulkActions: [{ ...lock, progress }] })
    await expect.element(bar.getByText('Khóa tài khoản: 103/412 dòng')).toBeVisible()
    await expect
      .element(bar.getByRole('progressbar', { name: 'Khóa tài khoản' }))
      .toHaveAttribute('aria-valuenow', '25')
    expect(bar.getByRole('button', { name: 'Khóa tài khoản' }).query()).toBeNull()
    await bar.getByRole('button', { name: 'Dừng' }).click()
    expect(onStop).toHaveBeenCalledOnce()
    caller.setProps({ bulkActions: [lock], bulkReport: '309 dòng chưa làm vẫn được chọn.' })
    await expect.element(bar.getByText('309 dòng chưa làm vẫn được chọn.')).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('309 dòng chưa làm vẫn được chọn.')
  })
})

test('a cell that is cut tells its whole text to a pointer, and no other does', async () => {
  const unit = 'Phòng Hành chính Nhân sự trực thuộc Xí nghiệp Khai thác cảng và Dịch vụ kho vận quốc tế'
  mountTable({}, { rows: people.slice(0, 2).map((one) => ({ ...one, unit, title: 'Tổ phó' })), total: 2 })
  const cut = page.getByRole('cell', { name: unit }).first()
  await cut.hover()
  await expect.element(cut).toHaveAttribute('title', unit)
  const whole = page.getByRole('cell', { name: 'Tổ phó' }).first()
  await whole.hover()
  await expect.element(whole).toHaveAttribute('title', '')
})

test('details close as they opened', async () => {
  mountTable({}, { renderDetail: ({ full_name }) => `Chi tiết của ${full_name}` })
  const details = page.getByText(`Chi tiết của ${nameOf(3)}`)
  await page.getByRole('button', { name: `Mở rộng ${nameOf(3)}` }).click()
  await expect.element(details).toBeVisible()
  await page.getByRole('button', { name: `Thu gọn ${nameOf(3)}` }).click()
  await expect.element(details).not.toBeInTheDocument()
})

describe('height', () => {
  test('is at most the window less 170 px on a laptop, with a head that stays', async () => {
    mountTable({})
    await expect.element(page.getByRole('table')).toBeVisible()
    const frame = document.querySelector('[data-table]')
    expect(frame?.getBoundingClientRect().height).toBe(730)
    const area = page.getByRole('region').element()
    const top = () => page.getByRole('columnheader').first().element().getBoundingClientRect().top
    const before = top()
    area.scrollTop = 400
    await expect.poll(() => area.scrollTop).toBe(400)
    expect(top()).toBe(before)
  })

  test('on paper is that of its rows, without tools', async () => {
    mountTable(
      {},
      {
        onReload: () => undefined,
        selection: { kind: 'some', ids: [1] },
        onSelectionChange: () => undefined,
        rowActions: [{ id: 'edit', label: 'Sửa' }],
      },
    )
    const tools = [
      page.getByRole('button', { name: 'Tải lại' }),
      page.getByRole('navigation'),
      page.getByRole('region', { name: 'Thao tác với các dòng đã chọn' }),
      box(nameOf(0)),
      page.getByRole('button', { name: `Thao tác với ${nameOf(0)}` }),
    ]
    const elements = tools.map((tool) => tool.element())
    expect(elements.every((element) => element.checkVisibility())).toBe(true)
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    await expect.poll(() => elements.some((element) => element.checkVisibility())).toBe(false)
    expect(document.querySelector('[data-table]')?.getBoundingClientRect().height).toBeGreaterThan(900)
    const unit = page
      .getByRole('cell', { name: people[0]?.unit ?? '' })
      .first()
      .element()
    expect(getComputedStyle(unit).whiteSpace).toBe('normal')
    // What a cell's own parts cut on the screen is whole on paper, and a date stays one.
    const words = page.getByText(nameOf(0)).first().element()
    expect(getComputedStyle(words).whiteSpace).toBe('normal')
    expect(getComputedStyle(page.getByRole('cell', { name: '28-01-2008' }).element()).whiteSpace).toBe(
      'nowrap',
    )
    await expect.element(page.getByText('1–30 trong 412')).toBeVisible()
    // Columns of boxes and menus leave no gap: the head ends where the paper's table does.
    const table = page.getByRole('table').element().getBoundingClientRect()
    const last = page.getByRole('columnheader', { name: 'Trạng thái' }).element().getBoundingClientRect()
    expect(Math.abs(last.right - table.right)).toBeLessThan(2)
    const chosen = page.getByRole('row').nth(1).element()
    const other = page.getByRole('row').nth(2).element()
    expect(getComputedStyle(chosen).backgroundColor).toBe(getComputedStyle(other).backgroundColor)
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
})
