import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/PasswordField',
  component: PasswordField,
  args: { label: 'Mật khẩu', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }
export const Wrong: Story = { name: 'Có lỗi', args: { required: true, error: 'Vui lòng nhập Mật khẩu.' } }
export const Disabled: Story = { name: 'Không nhập được', args: { disabled: true } }
export const ReadOnly: Story = { name: 'Chỉ đọc', args: { readOnly: true, defaultValue: 'không đổi ở đây' } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Mật khẩu mới dùng để đăng nhập vào tất cả ứng dụng nội bộ của các công ty trong nhóm',
    hint: 'Ít nhất 12 ký tự; nên dùng một câu dài dễ nhớ và chưa dùng ở nơi khác.',
    error: 'Mật khẩu phải có ít nhất 12 ký tự. Hãy nhập thêm.',
  },
}
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }
export const Dark: Story = { name: 'Tối', args: { hint: 'Ít nhất 12 ký tự.' }, globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByLabelText('Mật khẩu')
    await userEvent.type(box, 'một câu dài dễ nhớ')
    await expect(box).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Ẩn mật khẩu' })).toHaveFocus()
    await expect(box).toHaveValue('một câu dài dễ nhớ')
  },
}
