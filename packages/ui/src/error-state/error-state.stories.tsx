import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Thành phần/Dữ liệu/ErrorState',
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

export const Dark: Story = {
  ...WithRequestId,
  name: 'Tối và nén',
  globals: { theme: 'dark', density: 'compact' },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    title: 'Không tải được danh sách nhân viên của Trung tâm Khai thác kho lạnh Đồng bằng sông Cửu Long',
    text: 'Máy chủ đang bận vì nhiều người cùng xuất báo cáo cuối tháng. Vui lòng thử lại sau ít phút; nếu vẫn lỗi, hãy gửi mã yêu cầu dưới đây cho bộ phận hỗ trợ.',
    requestId: '9f6d2b1e-6f6c-4f2a-9d57-1f7a3c21b8e4',
  },
}
