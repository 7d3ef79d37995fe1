import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Thành phần/Chữ và biểu tượng/Heading',
  component: Heading,
  args: { level: 1, children: 'Danh sách nhân viên' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Danh sách nhân viên' })).toBeVisible()
  },
}

export const Levels: Story = {
  name: 'Cấp',
  render: () => (
    <Stack gap="sm">
      <Heading level={1}>Danh sách nhân viên</Heading>
      <Heading level={2}>Thông tin cá nhân</Heading>
      <Heading level={3}>Địa chỉ thường trú</Heading>
    </Stack>
  ),
}

export const LongText: Story = {
  name: 'Chữ dài',
  globals: { width: 'phone' },
  args: {
    children:
      'Đề án Ổn định tổ chức: Ấn phẩm, Ễnh ương, Ộp oạp của Trung tâm Khai thác kho lạnh Đồng bằng sông Cửu Long',
  },
}

export const TakesFocus: Story = {
  name: 'Nhận tiêu điểm khi đổi trang',
  args: { tabIndex: -1 },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    heading.focus()
    await expect(heading).toHaveFocus()
    await expect(getComputedStyle(heading).outlineStyle).toBe('none')
  },
}

export const InCard: Story = {
  name: 'Trong thẻ',
  render: () => (
    <Card title="Thông tin cá nhân">
      <Heading level={3}>Địa chỉ thường trú</Heading>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible()
  },
}

export const Dark: Story = { ...Levels, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
