import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Loading } from './loading.tsx'

const meta = { title: 'Mẫu/Loading', component: Loading } satisfies Meta<typeof Loading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải dữ liệu...')
  },
}

export const Screen: Story = {
  name: 'Cả màn hình',
  args: { size: 'screen', text: 'Đang chuẩn bị báo cáo...' },
}

export const Dark: Story = { ...Default, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
