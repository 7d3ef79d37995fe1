import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { departments } from '#ui/tree-select/stories/departments.ts'
import { TreeMultiSelect } from './tree-multi-select.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/TreeMultiSelect',
  component: TreeMultiSelect<number>,
  args: { label: 'Đơn vị', options: departments, onValueChange: fn() },
} satisfies Meta<typeof TreeMultiSelect<number>>
export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.getByRole('combobox', { name: 'Đơn vị' })

export const Default: Story = { name: 'Mặc định' }
export const Open: Story = {
  name: 'Đang mở',
  args: { defaultValue: [5, 10] },
  play: async () => {
    await userEvent.click(box())
    await expect(await screen.findByRole('tree')).toHaveAttribute('aria-multiselectable', 'true')
    await expect(screen.getByRole('treeitem', { name: /Phòng Đội xe/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}
export const Wrong: Story = { name: 'Có lỗi', args: { error: 'Hãy chọn ít nhất một đơn vị.' } }
export const ReadOnly: Story = { name: 'Chỉ đọc', args: { readOnly: true, defaultValue: [5, 10] } }
export const Disabled: Story = { name: 'Không chọn được', args: { disabled: true, defaultValue: [5] } }
export const LongText: Story = { name: 'Chữ dài', args: { defaultValue: [11, 1, 10] } }
export const Dark: Story = { name: 'Tối', args: { defaultValue: [5, 10] }, globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', args: { defaultValue: [5] }, globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ args, step }) => {
    await step('chọn nhiều, danh sách vẫn mở', async () => {
      await userEvent.tab()
      await userEvent.keyboard('phong{Enter}')
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([4]))
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([4, 5]))
      await expect(screen.getByRole('tree')).toBeInTheDocument()
    })
    await step('Enter lần nữa thì bỏ', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([4]))
    })
    await step('Backspace trong ô trống bỏ mục cuối', async () => {
      await userEvent.clear(box())
      await userEvent.keyboard('{Backspace}')
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([]))
    })
  },
}
