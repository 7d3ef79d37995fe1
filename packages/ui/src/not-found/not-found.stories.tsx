import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFound } from './not-found.tsx'

const meta = {
  title: 'Thành phần/Màn hình/NotFound',
  component: NotFound,
  args: { href: '#trang-chinh' },
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Lỗi rồi! Trang bạn tìm kiếm không tồn tại!',
    )
    await expect(canvas.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '#trang-chinh')
  },
}

export const OwnWords: Story = {
  name: 'Lời riêng',
  args: { text: 'Đường dẫn này đã hết hạn.', linkText: 'Về danh sách' },
}

export const LongText: Story = {
  name: 'Chữ dài',
  globals: { width: 'phone' },
  args: {
    text: 'Hồ sơ của đợt tuyển dụng lái xe và phụ xe đường dài quý IV năm 2026 đã được chuyển sang kho lưu trữ và không còn ở địa chỉ này.',
    linkText: 'Về danh sách các đợt tuyển dụng của công ty',
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Về trang chủ' })).toHaveFocus()
  },
}

export const OnPhone: Story = { ...OwnWords, name: 'Điện thoại', globals: { width: 'phone' } }

export const Dark: Story = { ...Default, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
