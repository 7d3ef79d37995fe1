import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '#ui/layout/inline.tsx'
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

export const Dark: Story = { ...Sizes, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
