import { Plus } from 'lucide-react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import type { PageAction } from './page-action.ts'
import { PageActions } from './page-actions.tsx'

afterEach(unmount)

const create: PageAction = { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', onSelect: vi.fn() }
const actions: PageAction[] = [
  { id: 'import', label: 'Nhập Excel', onSelect: vi.fn() },
  { id: 'trail', label: 'Nhật ký', href: '#nhat-ky' },
  create,
]
const button = (name: string) => page.getByRole('button', { name })

test('a wide page shows everything', async () => {
  await page.viewport(1200, 800)
  mount(<PageActions actions={actions} />)
  await button('Nhập Excel').click()
  expect(actions[0]?.onSelect).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('link', { name: 'Nhật ký' })).toHaveAttribute('href', '#nhat-ky')
  await expect.element(button('Thêm mới')).toBeVisible()
  expect(button('Thao tác khác').query()).toBeNull()
})

test('a phone shows the primary one, and the others behind one button', async () => {
  await page.viewport(390, 844)
  mount(<PageActions actions={actions} />)
  await button('Thêm mới').click()
  expect(create.onSelect).toHaveBeenCalledOnce()
  expect(button('Nhập Excel').query()).toBeNull()
  await button('Thao tác khác').click()
  await expect.element(page.getByRole('menuitem', { name: 'Nhật ký' })).toHaveAttribute('href', '#nhat-ky')
  vi.mocked(actions[0]?.onSelect)?.mockClear()
  await page.getByRole('menuitem', { name: 'Nhập Excel' }).click()
  expect(actions[0]?.onSelect).toHaveBeenCalledOnce()
})

test('a single other action needs no menu', async () => {
  await page.viewport(390, 844)
  mount(<PageActions actions={actions.slice(1)} />)
  await expect.element(page.getByRole('link', { name: 'Nhật ký' })).toBeVisible()
  expect(button('Thao tác khác').query()).toBeNull()
})

test('a phone shows the first one where none is primary', async () => {
  await page.viewport(390, 844)
  const rare: PageAction = { id: 'rare', label: 'Xem bản cũ', folded: true, onSelect: vi.fn() }
  const print: PageAction = { id: 'print', label: 'In', onSelect: vi.fn() }
  mount(<PageActions actions={[rare, print, ...actions.slice(0, 2)]} />)
  await expect.element(button('In')).toBeVisible()
  expect(button('Nhập Excel').query()).toBeNull()
  await button('Thao tác khác').click()
  await expect.element(page.getByRole('menuitem', { name: 'Xem bản cũ' })).toBeVisible()
})
