import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogContent } from '#ui/dialog/dialog-content.tsx'
import { DialogHeader } from '#ui/dialog/dialog-parts.tsx'
import { stillMotion } from '#ui/overlay/still-motion.ts'
import { PopoverContent } from '#ui/popover/popover-content.tsx'
import { Popover, PopoverTrigger } from '#ui/popover/popover.tsx'
import { ToastProvider } from './toast-provider.tsx'
import { createToasts, type ToastStore } from './toast-store.ts'

let root: Root
let toasts: ToastStore

const shown = () => [...document.querySelectorAll('li')].map((toast) => toast.textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  // The layer loads with the first toast; here it is there from the start, so that the clock alone is tested.
  const place = document.createElement('div')
  const warmUp = createRoot(place)
  const first = createToasts()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  act(() => {
    warmUp.render(<ToastProvider toasts={first}>{null}</ToastProvider>)
    first.show({ title: 'Đã tải' })
  })
  for (const end = Date.now() + 10_000; !place.querySelector('ol') && Date.now() < end;)
    await act(() => import('./parts/toast-layer.tsx'))
  act(() => warmUp.unmount())
  vi.useFakeTimers()
  stillMotion()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  toasts = createToasts()
  act(() => root.render(<ToastProvider toasts={toasts}>{null}</ToastProvider>))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a toast leaves after 5 seconds, one with a way back after 10', async () => {
  act(() => {
    toasts.show({ title: 'Đã lưu' })
    toasts.show({ title: 'Đã xóa', action: { run: () => {} } })
  })
  await pass(4900)
  expect(shown()).toHaveLength(2)
  await pass(200)
  expect(shown()).toEqual(['Đã xóaHoàn tác'])
  await pass(4700)
  expect(shown()).toHaveLength(1)
  await pass(300)
  expect(shown()).toEqual([])
})

test('the clock stands still while the pointer rests on a toast, and while focus is inside', async () => {
  act(() => void toasts.show({ title: 'Đã lưu' }))
  const viewport = document.querySelector('ol')
  act(() => void viewport?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))
  await pass(60_000)
  expect(shown()).toEqual(['Đã lưu'])
  act(() => void viewport?.parentElement?.dispatchEvent(new PointerEvent('pointerleave')))
  act(() => document.querySelector('li')?.focus())
  await pass(60_000)
  expect(shown()).toEqual(['Đã lưu'])
  act(() => document.querySelector('li')?.blur())
  await pass(5100)
  expect(shown()).toEqual([])
})

test('bad news interrupts a screen reader, other news waits', async () => {
  act(() => {
    toasts.show({ title: 'Đã lưu', tone: 'ok' })
    toasts.show({ title: 'Không lưu được', tone: 'bad' })
  })
  await pass(100)
  const spoken = (manner: string) =>
    [...document.querySelectorAll(`[role="status"][aria-live="${manner}"]`)].map(
      (region) => region.textContent,
    )
  expect(spoken('polite')).toEqual([expect.stringContaining('Đã lưu')])
  expect(spoken('assertive')).toEqual([expect.stringContaining('Lỗi: Không lưu được')])
})

test('no more than four toasts stand on the screen', () => {
  act(() => {
    for (const title of ['một', 'hai', 'ba', 'bốn', 'năm']) toasts.show({ title })
  })
  expect(shown()).toEqual(['hai', 'ba', 'bốn', 'năm'])
})

/** Presses Escape where the focus is in `element`. */
const press = (element: Element | null, more: KeyboardEventInit = {}) =>
  act(() => {
    const init = { key: 'Escape', bubbles: true, cancelable: true, ...more }
    element?.dispatchEvent(new KeyboardEvent('keydown', init))
  })

test('Escape inside a dialog closes the dialog and leaves a later toast standing', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  act(() =>
    root.render(
      <ToastProvider toasts={toasts}>
        <Dialog open onOpenChange={onOpenChange}>
          <DialogContent>
            <DialogHeader title="Thêm mới" />
            <input />
          </DialogContent>
        </Dialog>
      </ToastProvider>,
    ),
  )
  act(() => void toasts.show({ title: 'Đã lưu' }))
  await pass(100)
  press(document.querySelector('input'), { isComposing: true })
  expect(onOpenChange).not.toHaveBeenCalled()
  press(document.querySelector('input'))
  expect(onOpenChange.mock.calls).toEqual([[false]])
  expect(shown()).toEqual(['Đã lưu'])
  press(document.querySelector('li'))
  await pass(1000)
  expect(shown()).toEqual([])
  expect(onOpenChange).toHaveBeenCalledTimes(1)
})

test.each([
  ['inside a popover', 'input', 'open'],
  ['where what had focus in a popover is gone', 'body', 'open'],
  ['in the page beside a popover', '#page', 'closed'],
] as const)('Escape %s, %s: the toast that came later stands %s', async (_, place, stands) => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  act(() =>
    root.render(
      <ToastProvider toasts={toasts}>
        <button type="button" id="page">
          Trang
        </button>
        <Popover open onOpenChange={onOpenChange}>
          <PopoverTrigger>
            <button type="button">Chế độ xem</button>
          </PopoverTrigger>
          <PopoverContent label="Chế độ xem">
            <input />
          </PopoverContent>
        </Popover>
      </ToastProvider>,
    ),
  )
  act(() => void toasts.show({ title: 'Đã xóa' }))
  await pass(100)
  press(document.querySelector(place))
  expect(onOpenChange.mock.calls).toEqual(stands === 'open' ? [[false]] : [])
  await pass(1000)
  expect(shown()).toEqual(stands === 'open' ? ['Đã xóa'] : [])
})
