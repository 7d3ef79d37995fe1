import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Forbidden } from './forbidden.tsx'

const meta = { title: 'Thành phần/Màn hình/Forbidden', component: Forbidden } satisfies Meta<typeof Forbidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Bạn cần thêm quyền để truy cập vào trang này. Vui lòng liên hệ với quản trị viên.',
    )
  },
}

export const WithAWayOn: Story = {
  name: 'Có lối đi tiếp',
  args: { actions: <ButtonLink href="#yeu-cau">Về Yêu cầu của tôi</ButtonLink> },
}

export const LongText: Story = {
  name: 'Chữ dài',
  globals: { width: 'phone' },
  args: {
    text: 'Chỉ cán bộ nhân sự của Trung tâm Khai thác kho lạnh Đồng bằng sông Cửu Long xem được bảng lương của đơn vị này. Hãy nhờ trưởng phòng Hành chính Nhân sự cấp quyền.',
    actions: <ButtonLink href="#yeu-cau">Về Yêu cầu của tôi</ButtonLink>,
  },
}

export const Keyboard: Story = {
  ...WithAWayOn,
  name: 'Bàn phím',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Về Yêu cầu của tôi' })).toHaveFocus()
  },
}

export const OnPhone: Story = { ...WithAWayOn, name: 'Điện thoại', globals: { width: 'phone' } }

export const Dark: Story = {
  ...WithAWayOn,
  name: 'Tối và nén',
  globals: { theme: 'dark', density: 'compact' },
}
