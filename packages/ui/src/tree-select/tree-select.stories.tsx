import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { departments } from './stories/departments.ts'
import { TreeSelect } from './tree-select.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/TreeSelect',
  component: TreeSelect<number>,
  args: { label: 'Đơn vị', options: departments, onValueChange: fn() },
} satisfies Meta<typeof TreeSelect<number>>
export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.getByRole('combobox', { name: 'Đơn vị' })
const rows = () => screen.getAllByRole('treeitem').map((row) => row.textContent)
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')

export const Default: Story = { name: 'Mặc định' }
export const Open: Story = {
  name: 'Đang mở',
  args: { defaultValue: 8 },
  play: async () => {
    await userEvent.click(box())
    const chosen = await screen.findByRole('treeitem', { name: /Tổ Đóng gói/ })
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await expect(chosen).toHaveAttribute('aria-level', '4')
  },
}
export const Wrong: Story = { name: 'Có lỗi', args: { required: true, error: 'Vui lòng chọn Đơn vị.' } }
export const ReadOnly: Story = { name: 'Chỉ đọc', args: { readOnly: true, defaultValue: 8 } }
export const Disabled: Story = { name: 'Không chọn được', args: { disabled: true, defaultValue: 8 } }
export const Dark: Story = {
  name: 'Tối',
  args: { defaultValue: 8 },
  globals: { theme: 'dark' },
  play: async () => {
    await userEvent.click(box())
    await expect(await screen.findByRole('tree')).toBeInTheDocument()
  },
}
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: { defaultValue: 11 },
  play: async () => {
    await userEvent.click(box())
    await expect(
      await screen.findByRole('treeitem', { name: /Trung tâm Khai thác kho lạnh/ }),
    ).toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ args, step }) => {
    await step('mũi tên phải mở nhánh rồi đi xuống', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await waitFor(() => expect(active()).toHaveTextContent('Ban Tổng Giám đốc'))
      await userEvent.keyboard('{ArrowDown}')
      await expect(active()).toHaveAttribute('aria-expanded', 'false')
      await userEvent.keyboard('{ArrowRight}')
      await expect(active()).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowRight}')
      await expect(active()).toHaveTextContent('Phòng Kho vận')
    })
    await step('mũi tên trái lên nút trên rồi gập lại', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(active()).toHaveTextContent('Khối Vận hành')
      await userEvent.keyboard('{ArrowLeft}')
      await expect(active()).toHaveAttribute('aria-expanded', 'false')
    })
    await step('Enter chọn', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
      await expect(box()).toHaveValue('Khối Vận hành')
    })
  },
}

export const SearchedTree: Story = {
  name: 'Tìm không dấu',
  play: async ({ args }) => {
    await userEvent.type(box(), 'dong goi')
    await expect(rows()).toEqual([
      'Công ty Cổ phần Logistics Sông Mẫu',
      'Khối Vận hành',
      'Phòng Kho vận38 người',
      'Tổ Đóng gói',
    ])
    await userEvent.click(screen.getByRole('treeitem', { name: 'Tổ Đóng gói' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(8)
  },
}

/** Rows that a search shows only to say where another stands are no choices. */
export const ContextRows: Story = {
  name: 'Dòng chỉ nêu vị trí',
  play: async ({ args, step }) => {
    await userEvent.type(box(), 'dong goi')
    await waitFor(() => expect(active()).toHaveTextContent('Tổ Đóng gói'))
    await step('mũi tên không bao giờ đứng vào đó, và không quay vòng', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(active()).toHaveTextContent('Tổ Đóng gói')
      await userEvent.keyboard('{ArrowUp}')
      await expect(active()).toHaveTextContent('Tổ Đóng gói')
    })
    await step('chuột và ngón tay không chọn được', async () => {
      const context = screen.getByRole('treeitem', { name: /Phòng Kho vận/ })
      await expect(context).toHaveAttribute('aria-disabled', 'true')
      await fireEvent.click(context)
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
    await step('Enter chọn kết quả tìm', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith(8)
    })
  },
}

export const FoldedByMouse: Story = {
  name: 'Thu gọn và mở rộng bằng chuột',
  play: async ({ args }) => {
    await userEvent.click(box())
    await expect(rows()).toContain('Khối Vận hành')
    await userEvent.click(screen.getByTitle('Thu gọn Công ty Cổ phần Logistics Sông Mẫu'))
    await expect(rows()).toEqual(['Công ty Cổ phần Logistics Sông Mẫu'])
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}
