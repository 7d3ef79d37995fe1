import { expect, test, vi } from 'vitest'
import { createToasts, MOST_TOASTS, toastDuration } from './toast-store.ts'

const titles = (toasts: ReturnType<typeof createToasts>) =>
  toasts
    .list()
    .filter((toast) => toast.open)
    .map((toast) => toast.title)

test('a toast stays for 5 seconds, and for 10 when it offers a way back', () => {
  expect(toastDuration({ title: 'Xóa thành công!' })).toBe(5000)
  expect(toastDuration({ title: 'Xóa thành công!', action: { run: () => {} } })).toBe(10_000)
})

test('the oldest leaves when there are too many', () => {
  const toasts = createToasts()
  for (const title of ['một', 'hai', 'ba', 'bốn', 'năm']) toasts.show({ title })
  expect(titles(toasts)).toEqual(['hai', 'ba', 'bốn', 'năm'])
  expect(titles(toasts)).toHaveLength(MOST_TOASTS)
})

test('what can be undone outlives what is only news', () => {
  const toasts = createToasts()
  toasts.show({ title: 'xóa', action: { run: () => {} } })
  for (const title of ['hai', 'ba', 'bốn', 'năm']) toasts.show({ title })
  expect(titles(toasts)).toEqual(['xóa', 'ba', 'bốn', 'năm'])
})

test('the same message twice shows once, as a new one', () => {
  const toasts = createToasts()
  const first = toasts.show({ title: 'Cập nhật thành công!', tone: 'ok' })
  const second = toasts.show({ title: 'Cập nhật thành công!', tone: 'ok' })
  expect(second).not.toBe(first)
  expect(toasts.list().map((toast) => toast.id)).toEqual([second])
})

test('two deletions can both be taken back', () => {
  const toasts = createToasts()
  toasts.show({ title: 'Xóa thành công!', action: { run: () => {} } })
  toasts.show({ title: 'Xóa thành công!', action: { run: () => {} } })
  expect(titles(toasts)).toHaveLength(2)
})

test('a dismissed toast leaves and makes room', () => {
  const toasts = createToasts()
  const changed = vi.fn()
  const stop = toasts.subscribe(changed)
  const id = toasts.show({ title: 'một' })
  toasts.dismiss(id)
  expect(titles(toasts)).toEqual([])
  toasts.show({ title: 'hai' })
  expect(toasts.list()).toHaveLength(1)
  expect(changed).toHaveBeenCalledTimes(3)
  stop()
  toasts.dismiss(id)
  expect(changed).toHaveBeenCalledTimes(3)
})
