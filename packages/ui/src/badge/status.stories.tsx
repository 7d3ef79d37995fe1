import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from 'lucide-react'
import { Columns } from '#ui/layout/columns.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Status } from './status.tsx'

const meta = {
  title: 'Thành phần/Dữ liệu/Status',
  component: Status,
  args: { tone: 'ok', children: 'Đang làm việc' },
} satisfies Meta<typeof Status>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Tones: Story = {
  name: 'Sắc thái',
  render: () => (
    <Inline>
      <Status tone="ok">Đang làm việc</Status>
      <Status tone="warn" icon={Clock}>
        Sắp hết hạn
      </Status>
      <Status tone="bad">Đã hết hạn</Status>
      <Status tone="info">Thử việc</Status>
      <Status tone="brand">Mới</Status>
      <Status tone="neutral">Nghỉ không lương</Status>
    </Inline>
  ),
}

export const LongText: Story = {
  name: 'Chữ dài',
  render: () => (
    <Columns count={4}>
      <Status tone="warn">Chờ phòng Hành chính Nhân sự và Ban Tổng Giám đốc phê duyệt</Status>
    </Columns>
  ),
}

export const Dark: Story = { ...Tones, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
