import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '#ui/layout/inline.tsx'
import { Text } from '#ui/text/text.tsx'
import { Spinner } from './spinner.tsx'

const meta = { title: 'Thành phần/Dữ liệu/Spinner', component: Spinner } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Đang xử lý' })).toBeVisible()
  },
}

export const Sizes: Story = {
  name: 'Cỡ',
  render: () => (
    <Inline>
      <Spinner size="small" />
      <Spinner size="medium" />
      <Spinner size="large" label={null} />
    </Inline>
  ),
}

export const Named: Story = {
  name: 'Nói rõ việc đang làm',
  args: { label: 'Đang gửi quyết định' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Đang gửi quyết định' })).toBeVisible()
  },
}

export const BesideWords: Story = {
  name: 'Cạnh chữ, không đọc hai lần',
  render: () => (
    <Inline>
      <Spinner size="small" label={null} />
      <Text tone="soft">Đang tính lương tháng 11...</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const InColour: Story = {
  name: 'Theo màu chữ quanh nó',
  render: () => (
    <Inline gap="lg">
      {(['ink', 'soft', 'brand', 'bad'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          <Spinner label={null} /> {tone}
        </Text>
      ))}
    </Inline>
  ),
}

export const Dark: Story = { ...Sizes, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
