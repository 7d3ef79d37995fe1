import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within, waitFor } from 'storybook/test'
import { Select } from './select.tsx'

const options = [
  { value: 'education', label: 'Học vấn' },
  { value: 'profession', label: 'Chuyên môn' },
  { value: 'trade', label: 'Bậc thợ' },
]

const meta = {
  title: 'Thành phần/Biểu mẫu/Select',
  component: Select<string>,
  args: { label: 'Nhóm trình độ', options, onValueChange: fn() },
} satisfies Meta<typeof Select<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }
export const Chosen: Story = { name: 'Đã chọn', args: { defaultValue: 'trade', required: true } }
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { required: true, error: 'Vui lòng chọn Nhóm trình độ.' },
}
export const ReadOnly: Story = {
  name: 'Chỉ đọc',
  args: { readOnly: true, defaultValue: 'trade' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Bậc thợ')
  },
}
export const Clearable: Story = {
  name: 'Bỏ chọn được',
  args: { defaultValue: 'trade', onClear: fn() },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(box)
    await userEvent.click(await screen.findByRole('option', { name: 'Bỏ chọn' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(box).toHaveTextContent('Chọn...')
  },
}
export const Disabled: Story = { name: 'Không chọn được', args: { disabled: true, defaultValue: 'trade' } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    defaultValue: 'long',
    options: [
      { value: 'long', label: 'Trung học chuyên nghiệp, trung cấp chuyên nghiệp và tương đương' },
      ...options,
    ],
  },
}
export const Dark: Story = { name: 'Tối', args: { defaultValue: 'education' }, globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvasElement, args, step }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Nhóm trình độ' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Học vấn' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('profession')
    await expect(box).toHaveTextContent('Chuyên môn')
    await step('chữ đầu của một mục dẫn đến mục đó, có dấu hay không', async () => {
      await userEvent.keyboard('ba{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('trade')
    })
    await step('rời đi khi danh sách mở thì không chọn gì', async () => {
      await userEvent.keyboard('{Enter}{Home}{Tab}')
      await expect(args.onValueChange).toHaveBeenCalledTimes(2)
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
      await expect(box).toHaveTextContent('Bậc thợ')
    })
  },
}
