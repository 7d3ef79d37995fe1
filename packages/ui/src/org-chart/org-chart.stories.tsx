import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { manyUnits } from '#ui/tree/parts/demo/many-units.ts'
import type { TreeItem } from '#ui/tree/tree-item.ts'
import { OrgChart } from './org-chart.tsx'

interface Unit {
  head: string
  people: number
  planned: number
}

const unit = (
  id: number,
  label: string,
  [head, people, planned]: [head: string, people: number, planned: number],
  children?: TreeItem<Unit>[],
): TreeItem<Unit> => ({ id, label, data: { head, people, planned }, ...(children && { children }) })

const units: readonly TreeItem<Unit>[] = [
  unit(
    1,
    'Logistics Sông Mẫu',
    ['Hoàng Gia Phúc', 412, 430],
    [
      unit(2, 'Phòng Hành chính Nhân sự', ['Phạm Thu Hà', 14, 14]),
      unit(3, 'Phòng Kế toán', ['Lê Minh Thư', 11, 12]),
      unit(
        4,
        'Khối vận hành',
        ['Trần Quốc Bảo', 261, 255],
        [
          unit(5, 'Đội xe tải số 2', ['Vũ Đình Trường', 38, 40]),
          unit(
            6,
            'Ban Khai thác kho lạnh',
            ['Đặng Thùy Linh', 51, 48],
            [unit(7, 'Tổ điện lạnh', ['Lương Nhật Hào', 8, 8])],
          ),
        ],
      ),
    ],
  ),
]

const detailOf = ({ data }: TreeItem<Unit>) => ({
  note: data?.head,
  text: `${data?.people}/${data?.planned} người${(data?.people ?? 0) > (data?.planned ?? 0) ? ', vượt định biên' : ''}`,
  tone: (data?.people ?? 0) > (data?.planned ?? 0) ? ('warn' as const) : ('neutral' as const),
})

const meta = {
  title: 'Thành phần/Dữ liệu/OrgChart',
  component: OrgChart<Unit>,
  args: { label: 'Sơ đồ tổ chức', items: units, defaultExpanded: [1, 4], detailOf },
} satisfies Meta<typeof OrgChart<Unit>>

export default meta
type Story = StoryObj<typeof meta>

const focusedName = () => document.activeElement?.querySelector('title')?.textContent

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('treeitem', {
      name: /^Ban Khai thác kho lạnh, Đặng Thùy Linh, 51\/48 người, vượt định biên/,
    })
    await expect(box).toHaveAttribute('aria-level', '3')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('treeitem', { name: /Tổ điện lạnh/ })).toBeNull()
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('treeitem', { name: /Logistics Sông Mẫu/ }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    await expect(focusedName()).toMatch(/^Khối vận hành/)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focusedName()).toMatch(/^Tổ điện lạnh/))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 7 }))
    await userEvent.keyboard('{ArrowUp} ')
    await expect(canvas.queryByRole('treeitem', { name: /Tổ điện lạnh/ })).toBeNull()
    await userEvent.keyboard('đội')
    await expect(focusedName()).toMatch(/^Đội xe tải số 2/)
  },
}

export const Turned: Story = {
  name: 'Xoay ngang',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xoay sơ đồ' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mở mọi nhánh' }))
    canvas.getByRole('treeitem', { name: /Logistics Sông Mẫu/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(focusedName()).toMatch(/^Phòng Kế toán/)
    await expect(canvas.getByRole('treeitem', { name: /Tổ điện lạnh/ })).toBeVisible()
  },
}

export const Selected: Story = { name: 'Đang xem một ô', args: { selected: 4, onPicture: fn() } }

export const OneBox: Story = { name: 'Một ô', args: { items: [unit(1, 'Nhà ăn tập thể', ['', 12, 12])] } }

export const Empty: Story = { name: 'Không có mục nào', args: { items: [] } }

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    items: [
      unit(
        1,
        'Xí nghiệp Khai thác cảng và Dịch vụ kho vận quốc tế khu vực phía Bắc',
        ['Nguyễn Hoàng Phương Uyên Thảo Nhi', 120, 100],
        [
          unit(2, 'Tổ vận hành cẩu giàn bánh lốp ca đêm thứ Bảy và Chủ nhật tại bãi container số 3', [
            '',
            18,
            18,
          ]),
        ],
      ),
    ],
  },
  globals: { width: 'phone' },
}

export const TenThousand: StoryObj<typeof OrgChart<{ people: number }>> = {
  name: 'Mười nghìn ô',
  args: {
    items: manyUnits(10_000),
    defaultExpanded: [1, 10],
    detailOf: ({ data }) => ({ text: `${data?.people} người` }),
  },
}

export const Dark: Story = { ...Selected, name: 'Tối', globals: { theme: 'dark' } }

export const Compact: Story = { ...Default, name: 'Nén', globals: { density: 'compact' } }
