import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from 'lucide-react'
import { expect } from 'storybook/test'
import { Columns } from '#ui/layout/columns.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { CountBadge } from './count-badge.tsx'
import { Status } from './status.tsx'

const meta = {
  title: 'Thành phần/Status',
  component: Status,
  subcomponents: { CountBadge },
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

export const Counts: Story = {
  name: 'Số đếm',
  render: () => (
    <Inline>
      <CountBadge value={18} label="hợp đồng sắp hết hạn" tone="warn" />
      <CountBadge value={5} label="yêu cầu chờ duyệt" />
      <CountBadge value={1240} label="thông báo" tone="brand" />
      <CountBadge value={1240} max={9999} label="hồ sơ" tone="bad" />
      <CountBadge value={0} label="không có gì" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toHaveTextContent('99+ thông báo')
    await expect(canvas.getByText('1,240')).toBeVisible()
    await expect(canvas.queryByText('không có gì')).toBeNull()
  },
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
