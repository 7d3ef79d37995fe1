import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { localPage } from '#ui/data-table/local-rows.ts'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import { peopleColumns } from '#ui/data-table/parts/demo/people-columns.tsx'
import { people } from '#ui/data-table/parts/demo/people.ts'
import { initialTableState } from '#ui/data-table/table-state.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogContent } from '#ui/dialog/dialog-content.tsx'
import { DialogBody, DialogHeader } from '#ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '#ui/drawer/drawer-content.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#ui/dropdown-menu/dropdown-menu.tsx'
import { MenuItem } from '#ui/dropdown-menu/menu-item.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ToastProvider } from './toast-provider.tsx'
import { createToasts, toastDuration, type ToastMessage } from './toast-store.ts'

/** A guard against hanging: the layer of toasts loads with the first of them. */
const patience = { timeout: 20_000 }
const good: ToastMessage = { tone: 'ok', title: 'Cập nhật thành công!' }

afterEach(() => {
  unmount()
  vi.useRealTimers()
})

type Layer = 'dialog' | 'tall dialog' | 'drawer' | undefined

/** A list with chosen rows, and a layer over it. */
function List({ layer }: { layer: Layer }) {
  const [open, setOpen] = useState(true)
  const ids = people.slice(0, 2).map(({ id }) => id)
  const body = (
    <>
      <DialogHeader title="Thêm mới" />
      <DialogBody>
        <p style={layer === 'tall dialog' ? { height: '2000px' } : {}}>Nội dung</p>
      </DialogBody>
    </>
  )
  return (
    <Page title="Nhân viên" actions={<button type="button">Thêm mới</button>}>
      <DataTable
        label="Danh sách nhân viên"
        columns={peopleColumns}
        rowId={(row) => row.id}
        rowName={(row) => row.full_name}
        searchLabel="Tìm nhân viên"
        {...localPage(people, peopleColumns, initialTableState)}
        state={initialTableState}
        onStateChange={() => undefined}
        selection={{ kind: 'some', ids }}
        onSelectionChange={() => undefined}
        bulkActions={[{ id: 'lock', label: 'Khóa', onSelect: vi.fn() }]}
      />
      <Dialog open={layer !== undefined && open} onOpenChange={setOpen}>
        {layer === 'drawer' ? (
          <DrawerContent>{body}</DrawerContent>
        ) : (
          <DialogContent size={layer === 'tall dialog' ? 'full' : 'medium'}>{body}</DialogContent>
        )}
      </Dialog>
    </Page>
  )
}

/** Shows a toast over the list, and how much of what is used next it covers. */
async function covered(width: number, layer?: Layer, message = good) {
  await page.viewport(width, 900)
  const toasts = createToasts()
  mount(
    <ToastProvider toasts={toasts}>
      <List layer={layer} />
    </ToastProvider>,
  )
  const used = () =>
    layer === undefined
      ? [
          ...document.querySelectorAll('input[type="search"], section[aria-label] button, nav button'),
          ...[...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Thêm mới'),
        ]
      : [...document.querySelectorAll('[role="dialog"]')]
  await vi.waitUntil(() => used().length > 0, patience)
  toasts.show(message)
  await vi.waitUntil(() => document.querySelector('ol li[data-state="open"]') !== null, patience)
  const box = () =>
    document.querySelector('ol li[data-state="open"]')?.getBoundingClientRect() ?? new DOMRect()
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  return {
    area: () => used().reduce((sum, each) => sum + overlap(box(), each.getBoundingClientRect()), 0),
    box,
    /** Whether the toast is what a click on it meets. */
    isOnTop: () => {
      const { left, top, width: wide, height } = box()
      const met = document.elementFromPoint(left + wide / 2, top + height / 2)
      return met?.closest('ol') != null
    },
  }
}

test.each([1440, 390])('a toast covers no tool, no chosen-rows bar and no pager, %i px', async (width) => {
  const toast = await covered(width)
  await expect.poll(toast.area).toBe(0)
  expect(toast.box().height).toBeGreaterThan(0)
  expect(toast.box().bottom).toBeLessThanOrEqual(900)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(toast.area).toBe(0)
})

test.each([
  [1440, 'dialog'],
  [1440, 'drawer'],
  [390, 'dialog'],
] as const)('a toast stands beside an open layer, %i px, %s', async (width, layer) => {
  const toast = await covered(width, layer)
  await expect.poll(toast.area).toBe(0)
  expect(toast.box().top).toBeGreaterThanOrEqual(0)
})

test('where a layer leaves no room good news waits beneath it, and its time begins once it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const toast = await covered(390, 'tall dialog')
  await expect.poll(toast.isOnTop).toBe(false)
  await vi.advanceTimersByTimeAsync(2 * toastDuration(good))
  await page.getByRole('button', { name: 'Đóng' }).click()
  await expect.poll(toast.isOnTop).toBe(true)
  await vi.advanceTimersByTimeAsync(2 * toastDuration(good))
  await expect.poll(() => document.querySelector('ol li[data-state="open"]')).toBeNull()
})

test.each<[string, Layer, ToastMessage]>([
  ['trouble', 'drawer', { tone: 'bad', title: 'Không lưu được.' }],
  ['a warning', 'tall dialog', { tone: 'warn', title: 'Phiên sắp hết.' }],
  ['a way back', 'drawer', { tone: 'ok', title: 'Đã xóa.', action: { run: vi.fn() } }],
])('%s stands over a layer that leaves no room, %s on a phone', async (_, layer, message) => {
  const toast = await covered(390, layer, message)
  await expect.poll(toast.isOnTop).toBe(true)
  await expect.poll(() => toast.box().top).toBe(16)
})

test('a menu that is opened beneath a toast stands over it', async () => {
  await page.viewport(1280, 720)
  const toasts = createToasts()
  mount(
    <ToastProvider toasts={toasts}>
      <div style={{ position: 'fixed', right: 60, bottom: 120 }}>
        <DropdownMenu>
          <DropdownMenuTrigger>
            <button type="button">Thao tác</button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <MenuItem>Sáp nhập</MenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Thao tác' }).click()
  const item = () => document.querySelector('[role="menuitem"]')
  await vi.waitUntil(() => item() !== null, patience)
  // High enough to reach up to the menu.
  toasts.show({ tone: 'ok', title: 'Thêm mới thành công!', description: 'Đơn vị '.repeat(60) })
  await vi.waitUntil(() => document.querySelector('ol li[data-state="open"]') !== null, patience)
  const box = item()?.getBoundingClientRect() ?? new DOMRect()
  const toast = () =>
    document.querySelector('ol li[data-state="open"]')?.getBoundingClientRect() ?? new DOMRect()
  await expect.poll(() => toast().top < box.top && toast().bottom > box.bottom).toBe(true)
  expect(document.elementFromPoint(box.left + 8, box.top + 8)?.closest('[role="menuitem"]')).toBe(item())
})
