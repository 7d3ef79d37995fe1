import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '#ui/layout/inline.tsx'
import { Text } from '#ui/text/text.tsx'
import { ProgressRing } from './progress-ring.tsx'

const meta = {
  title: 'Thành phần/Dữ liệu/ProgressRing',
  component: ProgressRing,
  args: { value: 72, label: 'Hồ sơ đã đủ' },
} satisfies Meta<typeof ProgressRing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Hồ sơ đã đủ' })
    await expect(ring).toHaveAttribute('aria-valuenow', '72')
    await expect(ring).toHaveAttribute('aria-valuetext', 'Đã hoàn thành 72%')
  },
}

export const Sizes: Story = {
  name: 'Cỡ',
  render: (args) => (
    <Inline gap="lg">
      <ProgressRing {...args} size="small" />
      <ProgressRing {...args} size="medium" />
      <ProgressRing {...args} size="large" />
    </Inline>
  ),
}

export const Tones: Story = {
  name: 'Sắc thái',
  render: (args) => (
    <Inline gap="lg">
      <ProgressRing {...args} value={0} tone="bad" />
      <ProgressRing {...args} value={35} tone="warn" />
      <ProgressRing {...args} value={72} />
      <ProgressRing {...args} value={100} tone="ok" />
    </Inline>
  ),
}

export const BesideWords: Story = {
  name: 'Cạnh chữ',
  render: (args) => (
    <Inline gap="md">
      <ProgressRing {...args} />
      <Text>Còn thiếu 3 giấy tờ</Text>
    </Inline>
  ),
}

export const LongText: Story = {
  name: 'Tên dài, đọc trọn cho người nghe',
  args: { label: 'Hồ sơ đã đủ của Trung tâm Khai thác kho lạnh Đồng bằng sông Cửu Long' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: args.label ?? '' })).toBeVisible()
  },
}

export const Dark: Story = { ...Tones, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
