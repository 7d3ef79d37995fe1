import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '#ui/layout/inline.tsx'
import { CountBadge } from './count-badge.tsx'

const meta = {
  title: 'Thành phần/Dữ liệu/CountBadge',
  component: CountBadge,
  args: { value: 18, label: 'hợp đồng sắp hết hạn', tone: 'warn' },
} satisfies Meta<typeof CountBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Tones: Story = {
  name: 'Sắc thái',
  render: () => (
    <Inline>
      <CountBadge value={5} label="yêu cầu chờ duyệt" />
      <CountBadge value={12} label="thông báo mới" tone="brand" />
      <CountBadge value={18} label="hợp đồng sắp hết hạn" tone="warn" />
      <CountBadge value={3} label="dòng có lỗi" tone="bad" />
    </Inline>
  ),
}

export const Large: Story = {
  name: 'Số lớn',
  render: () => (
    <Inline>
      <CountBadge value={1240} label="thông báo" tone="brand" />
      <CountBadge value={1240} max={9999} label="hồ sơ" tone="bad" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toHaveTextContent('99+ thông báo')
    await expect(canvas.getByText('1,240')).toBeVisible()
  },
}

export const Nothing: Story = {
  name: 'Không có gì để đếm',
  args: { value: 0, label: 'yêu cầu chờ duyệt' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('yêu cầu chờ duyệt')).toBeNull()
  },
}

export const BesideWords: Story = {
  name: 'Cạnh chữ',
  render: (args) => (
    <Inline>
      Hợp đồng <CountBadge {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18')).toHaveTextContent('18 hợp đồng sắp hết hạn')
  },
}

export const Dark: Story = { ...Tones, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
