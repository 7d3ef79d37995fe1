import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import { manyUnits } from './parts/demo/many-units.ts'
import { Tree } from './tree.tsx'
import { openToLevel } from './tree-rows.ts'

const items = manyUnits(10_000)

function mountLong() {
  mount(<Tree label="Đơn vị" items={items} defaultExpanded={openToLevel(items, Infinity)} searchable />)
}

const rows = () => page.getByRole('treeitem').elements()
const focusedName = () => document.activeElement?.textContent.trim()
const focusFirst = () => {
  const [first] = rows()
  if (first instanceof HTMLElement) first.focus()
}

afterEach(unmount)

test('of ten thousand open nodes only those in view are drawn, and scrolling brings the others', async () => {
  mountLong()
  await expect.element(page.getByRole('treeitem', { name: /số 100$/ })).toBeInTheDocument()
  expect(rows().length).toBeLessThan(120)
  expect(page.getByRole('tree').element().scrollHeight).toBeGreaterThan(9_999 * 30)
  document.documentElement.scrollTop = page.getByRole('tree').element().scrollHeight * (4 / 9)
  await expect.element(page.getByRole('treeitem', { name: /số 5000$/ })).toBeVisible()
  expect(rows().length).toBeLessThan(120)
})

test('the keys reach nodes that are not drawn yet, and the focused one stays when it is scrolled away', async () => {
  mountLong()
  focusFirst()
  await userEvent.keyboard('{End}')
  await expect.poll(focusedName).toBe('Đội Cơ khí số 9999')
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  await expect.poll(focusedName).toBe('Đội Cơ khí số 9989')
  document.documentElement.scrollTop = 0
  await expect.element(page.getByRole('treeitem', { name: /số 1$/ })).toBeVisible()
  expect(focusedName()).toBe('Đội Cơ khí số 9989')
  await userEvent.keyboard('{Home}')
  await expect.poll(focusedName).toBe('Tổng công ty Kho lạnh số 1')
})

test('a search among them shows what it finds in its place', async () => {
  mountLong()
  await userEvent.fill(page.getByRole('textbox'), 'co khi so 4999')
  await expect
    .poll(() => rows().map((row) => row.textContent.trim()))
    .toEqual([
      'Tổng công ty Kế toán số 4',
      'Chi nhánh Cơ khí số 49',
      'Phòng Cơ khí số 499',
      'Đội Cơ khí số 4999',
    ])
  await expect.element(page.getByText('Tìm thấy 1 mục')).toBeInTheDocument()
})
