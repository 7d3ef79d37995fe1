import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '#ui/layout/stack.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/Checkbox',
  component: Checkbox,
  args: { label: 'Đang sử dụng', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }
export const States: Story = {
  name: 'Trạng thái',
  render: (args) => (
    <Stack gap="sm">
      <Checkbox {...args} checked />
      <Checkbox {...args} checked="mixed" label="Chọn một phần" />
      <Checkbox {...args} disabled label="Không chọn được" />
      <Checkbox {...args} disabled checked label="Đã chọn, không đổi được" />
      <Checkbox {...args} readOnly checked label="Chỉ đọc" />
    </Stack>
  ),
}
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label:
      'Tôi đã đọc và đồng ý cho công ty xử lý dữ liệu cá nhân của tôi cho mục đích tuyển dụng theo thông báo về bảo vệ dữ liệu cá nhân.',
  },
}
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { label: 'Tôi cam đoan thông tin là đúng', required: true, error: 'Hãy tích vào ô này để gửi đơn.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Tôi cam đoan thông tin là đúng' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Hãy tích vào ô này để gửi đơn.')
  },
}
export const ReadOnly: Story = {
  name: 'Chỉ đọc',
  args: { readOnly: true, checked: true, hint: 'Do phòng Nhân sự đặt.' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }
export const Dark: Story = { name: 'Tối', args: { defaultChecked: true }, globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Đang sử dụng' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(within(canvasElement).getByText('Đang sử dụng'))
    await expect(box).not.toBeChecked()
  },
}
