import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '#ui/layout/card.tsx'
import { Loading } from './loading.tsx'

const meta = { title: 'Thành phần/Màn hình/Loading', component: Loading } satisfies Meta<typeof Loading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải dữ liệu...')
  },
}

export const Screen: Story = {
  name: 'Cả màn hình',
  args: { size: 'screen', text: 'Đang chuẩn bị báo cáo...' },
}

export const InCard: Story = {
  name: 'Trong thẻ',
  render: (args) => (
    <Card title="Quá trình công tác">
      <Loading {...args} />
    </Card>
  ),
}

export const OnPhone: Story = { ...Screen, name: 'Điện thoại', globals: { width: 'phone' } }

export const LongText: Story = {
  name: 'Chữ dài',
  globals: { width: 'phone' },
  args: {
    text: 'Đang tổng hợp bảng công của Trung tâm Khai thác kho lạnh Đồng bằng sông Cửu Long, có thể mất vài phút...',
  },
}

export const Dark: Story = { ...Default, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
