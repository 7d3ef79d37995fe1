import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Status } from '#ui/badge/status.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Timeline } from './timeline.tsx'

const meta = {
  title: 'Thành phần/Dữ liệu/Timeline',
  component: Timeline,
  args: {
    label: 'Quá trình công tác',
    events: [
      {
        id: 4,
        period: '01-09-2025 đến nay',
        title: 'Tổ trưởng · Đội Kho Đông Anh',
        lines: ['Quyết định số 45/QĐ-TCNS ngày 20-08-2025'],
        tone: 'current',
      },
      { id: 3, period: '01-05-2025 đến 31-08-2025', title: 'Không làm việc tại công ty', tone: 'gap' },
      { id: 2, period: '14-03-2020 đến 30-04-2025', title: 'Nhân viên · Phòng Nhân sự' },
      {
        id: 1,
        period: '01-09-2015 đến 30-06-2019',
        title: 'Nhân viên điều phối · Công ty Vận tải Mẫu',
        mark: <Status tone="neutral">Trước khi vào</Status>,
        tone: 'other',
      },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const events = canvas.getAllByRole('listitem')
    await expect(events).toHaveLength(4)
    // What goes on is said, not only coloured.
    await expect(events[0]).toHaveAttribute('aria-current', 'date')
    await expect(events.filter((event) => event.hasAttribute('aria-current'))).toHaveLength(1)
    const starts = canvas.getAllByText(/ đến /).map((period) => period.getBoundingClientRect().left)
    await expect(new Set(starts).size).toBe(1)
  },
}

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const Phone: Story = {
  name: 'Điện thoại',
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    events: [
      {
        id: 1,
        period: '01-09-2025 đến nay',
        title:
          'Phó Trưởng phòng phụ trách điều phối vận tải liên vận quốc tế và khai thác kho bãi khu vực miền Bắc',
        lines: [
          'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90',
        ],
      },
    ],
  },
}
