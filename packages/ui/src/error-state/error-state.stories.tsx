import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Thành phần/ErrorState',
  component: ErrorState,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Không tải được dữ liệu')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithRequestId: Story = {
  name: 'Có mã yêu cầu',
  args: { text: 'Máy chủ đang bận. Vui lòng thử lại sau 30 giây.', requestId: 'req-7f3a9c21' },
  play: async ({ canvas }) => {
    const written: string[] = []
    const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép' }))
    await expect(await canvas.findByText('Đã sao chép')).toBeInTheDocument()
    await expect(written).toEqual(['req-7f3a9c21'])
  },
}

export const Retrying: Story = {
  name: 'Đang thử lại',
  args: { retrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Thử lại/ }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const WholeScreen: Story = { name: 'Cả màn hình', args: { level: 1 } }
