import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '#ui/text/text.tsx'
import { Divider } from './divider.tsx'
import { Inline } from './inline.tsx'
import { Stack } from './stack.tsx'

const meta = { title: 'Thành phần/Bố cục/Divider', component: Divider } satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  render: (args) => (
    <Stack gap="md">
      <Text>Thông tin cá nhân</Text>
      <Divider {...args} />
      <Text>Công việc</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal')
  },
}

export const Vertical: Story = {
  name: 'Đứng, giữa các phần của một dòng',
  args: { direction: 'vertical' },
  render: (args) => (
    <Inline gap="md">
      <Text>SM001842</Text>
      <Divider {...args} />
      <Text>Chuyên viên</Text>
      <Divider {...args} />
      <Text>Phòng Hành chính Nhân sự</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByRole('separator')) await expect(line.offsetHeight).toBeGreaterThan(15)
  },
}

export const Dark: Story = { ...Vertical, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
