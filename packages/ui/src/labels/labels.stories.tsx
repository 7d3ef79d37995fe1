import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LabelsProvider } from './labels-provider.tsx'

const meta = {
  title: 'Thành phần/Chữ và biểu tượng/LabelsProvider',
  component: LabelsProvider,
  args: { labels: { basics: { empty: 'Chưa có ai ở đây' } }, children: <EmptyState /> },
} satisfies Meta<typeof LabelsProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Đổi lời',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Chưa có ai ở đây')
  },
}

export const Nested: Story = {
  name: 'Lồng nhau',
  args: {
    children: (
      <LabelsProvider labels={{ basics: { retry: 'Tải lại' } }}>
        <EmptyState />
      </LabelsProvider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Chưa có ai ở đây')
  },
}

export const Dark: Story = { ...Default, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
