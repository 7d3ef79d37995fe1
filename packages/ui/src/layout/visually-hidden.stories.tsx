import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck } from 'lucide-react'
import { expect } from 'storybook/test'
import { Icon } from '#ui/icon/icon.tsx'
import { Inline } from './inline.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Thành phần/Bố cục/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Đã nộp' },
  render: (args) => (
    <Inline>
      Giấy khám sức khỏe
      <Icon of={CircleCheck} />
      <VisuallyHidden {...args} />
    </Inline>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định: hình cho người nhìn, chữ cho người nghe',
  play: async ({ canvas }) => {
    const words = canvas.getByText('Đã nộp')
    await expect(words).toBeInTheDocument()
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
