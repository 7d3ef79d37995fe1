import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '#ui/layout/stack.tsx'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/Switch',
  component: Switch,
  args: { label: 'Nhận email nhắc lịch phỏng vấn', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }
export const States: Story = {
  name: 'Trạng thái',
  render: (args) => (
    <Stack gap="sm">
      <Switch {...args} defaultChecked label="Đang bật" />
      <Switch {...args} disabled label="Không bấm được" />
      <Switch {...args} disabled checked label="Đang bật, không bấm được" />
      <Switch {...args} readOnly checked label="Chỉ đọc" />
    </Stack>
  ),
}
export const ReadOnly: Story = {
  name: 'Chỉ đọc',
  args: { readOnly: true, checked: true, hint: 'Do quản trị viên đặt.' },
  play: async ({ canvas, args }) => {
    const part = canvas.getByRole('switch')
    await userEvent.click(part)
    await expect(part).toBeChecked()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { error: 'Chưa lưu được. Hãy kiểm tra kết nối rồi bật lại.' },
}
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label:
      'Cho phép người lao động tự đề nghị thay đổi thông tin liên lạc, địa chỉ tạm trú và tài khoản ngân hàng trên trang cá nhân',
    hint: 'Mỗi đề nghị chờ phòng Nhân sự duyệt trước khi có hiệu lực.',
  },
}
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }
export const Dark: Story = { name: 'Tối', args: { defaultChecked: true }, globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, args }) => {
    const part = canvas.getByRole('switch', { name: 'Nhận email nhắc lịch phỏng vấn' })
    await userEvent.tab()
    await expect(part).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(part).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Nhận email nhắc lịch phỏng vấn'))
    await expect(part).not.toBeChecked()
  },
}
