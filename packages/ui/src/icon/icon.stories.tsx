import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, Users } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Text } from '#ui/text/text.tsx'
import { Icon } from './icon.tsx'

const meta = {
  title: 'Thành phần/Chữ và biểu tượng/Icon',
  component: Icon,
  args: { of: Users },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Sizes: Story = {
  name: 'Cỡ',
  render: (args) => (
    <Inline>
      <Icon {...args} size="small" />
      <Icon {...args} size="medium" />
      <Icon {...args} size="large" />
      <Icon {...args} size="huge" />
    </Inline>
  ),
}

export const Named: Story = {
  name: 'Có tên',
  args: { label: 'Nhóm nhân viên' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nhóm nhân viên' })).toBeVisible()
  },
}

export const InText: Story = {
  name: 'Theo màu chữ quanh nó',
  render: (args) => (
    <Inline gap="lg">
      {(['ink', 'soft', 'brand', 'ok', 'warn', 'bad'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          <Inline as="span" gap="xs">
            <Icon {...args} /> {tone}
          </Inline>
        </Text>
      ))}
    </Inline>
  ),
}

export const InButtons: Story = {
  name: 'Trong nút',
  args: { of: Plus },
  render: ({ of }) => (
    <Inline>
      <Button icon={of} size="small">
        Thêm
      </Button>
      <Button icon={of} tone="primary">
        Thêm mới
      </Button>
      <IconButton icon={of} label="Thêm" tone="neutral" />
    </Inline>
  ),
}

export const Dark: Story = { ...Sizes, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
