import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import { Tree, type TreeProps } from './tree.tsx'
import type { TreeId, TreeItem, TreeMove } from './tree-item.ts'
import { moveInTree } from './tree-move.ts'

const start: readonly TreeItem[] = [
  {
    id: 1,
    label: 'Khối vận hành',
    children: [
      { id: 2, label: 'Đội xe tải' },
      { id: 3, label: 'Ban kho', children: [{ id: 4, label: 'Tổ lạnh' }] },
      { id: 5, label: 'Tổ bốc xếp' },
    ],
  },
  { id: 6, label: 'Nhà ăn' },
]

function mountTree(props: Partial<TreeProps<unknown>> = {}) {
  const moves: TreeMove[] = []
  function App() {
    const [items, setItems] = useState(start)
    const move = (wanted: TreeMove) => {
      moves.push(wanted)
      setItems(moveInTree(items, wanted))
    }
    return <Tree label="Đơn vị" items={items} defaultExpanded={[1, 3]} onMove={move} {...props} />
  }
  mount(<App />)
  return moves
}

const node = (name: string) => page.getByRole('treeitem', { name, exact: true })
const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((item) => `${item.getAttribute('aria-level')} ${item.textContent.trim()}`)
const high = { x: 120, y: 2 }
const middle = { x: 120, y: 18 }
const low = { x: 120, y: 33 }
const focus = (name: string) => {
  const element = node(name).element()
  if (element instanceof HTMLElement) element.focus()
}

afterEach(unmount)

test('a node is dropped before, after or into another', async () => {
  const moves = mountTree()
  await node('Nhà ăn').dropTo(node('Đội xe tải'), { sourcePosition: middle, targetPosition: high })
  await expect
    .poll(names)
    .toEqual(['1 Khối vận hành', '2 Nhà ăn', '2 Đội xe tải', '2 Ban kho', '3 Tổ lạnh', '2 Tổ bốc xếp'])
  await node('Tổ bốc xếp').dropTo(node('Ban kho'), { sourcePosition: middle, targetPosition: middle })
  await node('Nhà ăn').dropTo(node('Đội xe tải'), { sourcePosition: middle, targetPosition: low })
  expect(moves).toEqual([
    { id: 6, parent: 1, index: 0 },
    { id: 5, parent: 3, index: 1 },
    { id: 6, parent: 1, index: 1 },
  ])
})

test('a node is not dropped under itself, nor where the caller forbids it', async () => {
  const moves = mountTree({ canMove: ({ parent }) => parent !== null })
  await node('Khối vận hành').dropTo(node('Tổ lạnh'), { sourcePosition: middle, targetPosition: middle })
  await node('Đội xe tải').dropTo(node('Nhà ăn'), { sourcePosition: middle, targetPosition: low })
  expect(moves).toEqual([])
  await page.getByRole('button', { name: 'Thao tác với Đội xe tải' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: /Ra ngoài một cấp/ }))
    .toHaveAttribute('aria-disabled')
  await expect
    .element(page.getByRole('menuitem', { name: /Xuống dưới/ }))
    .not.toHaveAttribute('aria-disabled')
})

test.each<[string, string]>([
  ['{ArrowDown}', '2 Ban kho|3 Tổ lạnh|2 Đội xe tải|2 Tổ bốc xếp'],
  ['{ArrowLeft}', '2 Ban kho|3 Tổ lạnh|2 Tổ bốc xếp|1 Đội xe tải'],
])('Alt and %s move the node, and focus goes with it', async (key, below) => {
  mountTree()
  focus('Đội xe tải')
  await userEvent.keyboard(`{Alt>}${key}{/Alt}`)
  await expect.poll(() => names().slice(1, 5).join('|')).toBe(below)
  await expect.element(node('Đội xe tải')).toHaveFocus()
})

test('a move into a closed node opens it', async () => {
  mountTree({ defaultExpanded: [1] })
  focus('Tổ bốc xếp')
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.element(node('Tổ lạnh')).toBeVisible()
  await expect.element(node('Tổ bốc xếp')).toHaveAttribute('aria-level', '3')
})

test('what is pressed in a menu chooses nothing', async () => {
  const chosen: (readonly TreeId[])[] = []
  const edited: TreeId[] = []
  mountTree({
    selectionMode: 'single',
    onSelectedChange: (ids) => chosen.push(ids),
    actions: [{ id: 'edit', label: 'Sửa', onSelect: ({ id }) => edited.push(id) }],
  })
  await page.getByRole('button', { name: 'Thao tác với Nhà ăn' }).click()
  await page.getByRole('menuitem', { name: 'Sửa' }).click()
  expect(edited).toEqual([6])
  expect(chosen).toEqual([])
  await node('Nhà ăn').click({ position: middle })
  expect(chosen).toEqual([[6]])
})

test('one row is a stop of the Tab key, then its own buttons', async () => {
  mountTree({ searchable: true })
  await userEvent.tab()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await userEvent.tab()
  await expect.element(node('Khối vận hành')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Thao tác với Đội xe tải' })).toHaveFocus()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('a search shows nodes in their places and moves none', async () => {
  const moves = mountTree({ searchable: true })
  await userEvent.fill(page.getByRole('textbox'), 'lanh')
  await expect.poll(names).toEqual(['1 Khối vận hành', '2 Ban kho', '3 Tổ lạnh'])
  focus('Tổ lạnh')
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(moves).toEqual([])
})
