import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, Pencil, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CountBadge } from '#ui/badge/count-badge.tsx'
import { Box } from '#ui/layout/box.tsx'
import { manyUnits } from './parts/demo/many-units.ts'
import { Tree, type TreeProps } from './tree.tsx'
import type { TreeItem, TreeMove } from './tree-item.ts'
import { moveInTree } from './tree-move.ts'
import { openToLevel } from './tree-rows.ts'

interface Unit {
  people: number
}

const unit = (id: number, label: string, people: number, children?: TreeItem<Unit>[]): TreeItem<Unit> => ({
  id,
  label,
  data: { people },
  ...(children && { children }),
})

const units: readonly TreeItem<Unit>[] = [
  unit(1, 'Ban Tổng Giám đốc', 6, [
    unit(2, 'Phòng Hành chính Nhân sự', 14),
    unit(3, 'Phòng Kế toán', 11),
    unit(4, 'Phòng Công nghệ thông tin', 9),
  ]),
  unit(5, 'Khối vận hành', 3, [
    unit(6, 'Phòng Vận tải', 22, [unit(7, 'Đội xe tải số 2', 38), unit(8, 'Đội xe container', 41)]),
    unit(9, 'Ban Khai thác kho lạnh', 17, [unit(10, 'Tổ điện lạnh', 8), unit(11, 'Đội bốc xếp ca A', 26)]),
  ]),
  unit(12, 'Nhà ăn tập thể', 12),
]

function Movable(props: TreeProps<Unit>) {
  const [items, setItems] = useState(props.items)
  const move = (wanted: TreeMove) => {
    setItems(moveInTree(items, wanted))
    props.onMove?.(wanted)
  }
  return <Tree {...props} items={items} onMove={move} />
}

const meta = {
  title: 'Thành phần/Dữ liệu/Tree',
  component: Tree<Unit>,
  args: { label: 'Sơ đồ đơn vị', items: units, defaultExpanded: [5, 6] },
  decorators: [
    (Story) => (
      <Box padding="sm">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Tree<Unit>>

export default meta
type Story = StoryObj<typeof meta>

const focusedName = () => document.activeElement?.textContent.trim()

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const item = canvas.getByRole('treeitem', { name: 'Đội xe container' })
    await expect(item).toHaveAttribute('aria-level', '3')
    await expect(item).toHaveAttribute('aria-posinset', '2')
    await expect(item).toHaveAttribute('aria-setsize', '2')
    await expect(canvas.getByRole('treeitem', { name: 'Khối vận hành' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(canvas.getByRole('treeitem', { name: 'Nhà ăn tập thể' })).not.toHaveAttribute(
      'aria-expanded',
    )
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: { selectionMode: 'single', onSelectedChange: fn(), onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(focusedName()).toBe('Ban Tổng Giám đốc')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(focusedName()).toBe('Phòng Hành chính Nhân sự')
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([3])
    await expect(canvas.getByRole('treeitem', { name: 'Phòng Kế toán' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 3 }))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.queryByRole('treeitem', { name: 'Phòng Kế toán' })).toBeNull()
    await userEvent.keyboard('{End}')
    await expect(focusedName()).toBe('Nhà ăn tập thể')
    await userEvent.keyboard('kh')
    await expect(focusedName()).toBe('Khối vận hành')
    await userEvent.tab()
    await expect(focusedName()).not.toBe('Khối vận hành')
  },
}

export const Multiple: Story = {
  name: 'Chọn nhiều',
  args: { selectionMode: 'multiple', defaultSelected: [7], onSelectedChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Phòng Vận tải'))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([7, 6])
    await userEvent.click(canvas.getByText('Đội xe tải số 2'))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([6])
    canvas.getByRole('treeitem', { name: 'Phòng Vận tải' }).focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([1, 5, 6, 7, 8, 9, 12])
  },
}

export const Rich: Story = {
  name: 'Biểu tượng, số lượng, thao tác',
  args: {
    selectionMode: 'single',
    defaultSelected: [6],
    iconOf: ({ children }) => (children ? Building2 : Users),
    renderEnd: ({ data }) => <CountBadge value={data?.people ?? 0} label="người" max={999} />,
    actions: [
      { id: 'edit', label: 'Sửa', icon: Pencil, onSelect: fn() },
      {
        id: 'delete',
        label: 'Xóa',
        icon: Trash2,
        intent: 'danger',
        refusal: ({ children }) => (children ? 'Còn đơn vị trực thuộc' : null),
      },
    ],
  },
}

export const Moving: Story = {
  name: 'Di chuyển',
  render: (args) => <Movable {...args} />,
  args: { onMove: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('treeitem', { name: 'Đội xe container' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: 8, parent: 6, index: 0 })
    await expect(
      canvas.getByText('Đã chuyển Đội xe container vào Phòng Vận tải, vị trí 1'),
    ).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Đội xe container' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Thao tác với Nhà ăn tập thể' }))
    const into = await screen.findByRole('menuitem', { name: /Vào trong mục phía trên/ })
    await userEvent.click(into)
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: 12, parent: 5, index: 2 })
    await expect(canvas.getByRole('treeitem', { name: 'Nhà ăn tập thể' })).toHaveAttribute('aria-level', '2')
  },
}

function Lazy(props: TreeProps<Unit>) {
  const [items, setItems] = useState<readonly TreeItem<Unit>[]>([
    { id: 1, label: 'Tổng công ty', hasChildren: true },
    { id: 2, label: 'Chi nhánh miền Trung', hasChildren: true },
  ])
  const [tries, setTries] = useState(0)
  const load = async ({ id }: TreeItem<Unit>) => {
    setTries(tries + 1)
    await Promise.resolve()
    if (id === 2 && tries === 0) throw new Error('no answer')
    const children = [{ id: `${id}.1`, label: 'Phòng Kinh doanh' }]
    setItems((before) => before.map((item) => (item.id === id ? { ...item, children } : item)))
  }
  return <Tree {...props} items={items} onLoadChildren={load} />
}

export const LoadsLater: Story = {
  name: 'Tải khi mở',
  render: (args) => <Lazy {...args} />,
  args: { defaultExpanded: [] },
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: 'Chi nhánh miền Trung' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const retry = await canvas.findByRole('button', { name: 'Tải lại các mục trong Chi nhánh miền Trung' })
    await expect(canvas.getByText('Không tải được các mục trong Chi nhánh miền Trung')).toBeInTheDocument()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('treeitem', { name: 'Phòng Kinh doanh' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Searched: Story = {
  name: 'Tìm không dấu',
  args: { searchable: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tìm trong cây' }), 'dien lanh')
    const names = canvas.getAllByRole('treeitem').map((item) => item.textContent.trim())
    await expect(names).toEqual(['Khối vận hành', 'Ban Khai thác kho lạnh', 'Tổ điện lạnh'])
    await expect(canvas.getByText('Tìm thấy 1 mục')).toBeInTheDocument()
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), 'không có')
    await expect(canvas.getByText('Không có mục nào khớp')).toBeVisible()
  },
}

const many = manyUnits(10_000)

export const TenThousand: Story = {
  name: 'Mười nghìn mục',
  args: {
    items: many,
    defaultExpanded: openToLevel(many, Infinity),
    searchable: true,
    renderEnd: ({ data }) => <CountBadge value={data?.people ?? 0} label="người" max={999} />,
  },
}

export const Empty: Story = { name: 'Không có mục nào', args: { items: [] } }

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    items: [
      unit(
        1,
        'Xí nghiệp Khai thác cảng và Dịch vụ kho vận quốc tế khu vực phía Bắc trực thuộc Tổng công ty',
        120,
        [unit(2, 'Tổ vận hành cẩu giàn bánh lốp ca đêm thứ Bảy và Chủ nhật tại bãi container số 3', 18)],
      ),
    ],
    defaultExpanded: [1],
    renderEnd: ({ data }) => <CountBadge value={data?.people ?? 0} label="người" max={999} />,
  },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
}

export const Dark: Story = { ...Rich, name: 'Tối', globals: { theme: 'dark' } }

export const Compact: Story = { ...Rich, name: 'Nén', globals: { density: 'compact' } }
