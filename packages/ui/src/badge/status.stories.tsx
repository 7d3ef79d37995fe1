import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from 'lucide-react'
import { expect } from 'storybook/test'
import { Box } from '#ui/layout/box.tsx'
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

export const Cut: Story = {
  name: 'Chữ dài trong ô một dòng',
  render: () => (
    <div style={{ width: '180px', whiteSpace: 'nowrap' }}>
      <Status tone="warn" icon={Clock}>
        Chờ phòng Hành chính Nhân sự phê duyệt
      </Status>
    </div>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByTitle('Chờ phòng Hành chính Nhân sự phê duyệt')
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth)
    await expect(getComputedStyle(words).textOverflow).toBe('ellipsis')
    const badge = words.parentElement
    await expect(badge?.offsetWidth).toBeLessThanOrEqual(180)
  },
}

export const OnSurfaces: Story = {
  name: 'Trên các nền',
  render: () => (
    <Inline>
      {(['surface', 'surface2', 'neutral'] as const).map((background) => (
        <Box key={background} background={background} padding="lg" corner="card">
          <Status tone="ok">Đang làm việc</Status>
        </Box>
      ))}
    </Inline>
  ),
}

export const Dark: Story = { ...Tones, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
