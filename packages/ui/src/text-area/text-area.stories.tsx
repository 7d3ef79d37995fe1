import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/TextArea',
  component: TextArea,
  args: { label: 'Ghi chú', onValueChange: fn() },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }
export const Wrong: Story = { name: 'Có lỗi', args: { error: 'Ghi chú không được vượt quá 500 ký tự.' } }
export const ReadOnly: Story = { name: 'Chỉ đọc', args: { readOnly: true, defaultValue: 'Đã nộp bản gốc.' } }
export const Disabled: Story = { name: 'Không nhập được', args: { disabled: true } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    defaultValue:
      'Người lao động đã nộp đủ bản sao văn bằng có chứng thực; bản gốc bằng tốt nghiệp được đối chiếu và trả lại trong ngày. Đề nghị bổ sung phiếu lý lịch tư pháp trước ngày 15 của tháng sau.',
  },
}
export const Dark: Story = { name: 'Tối', globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Ghi chú' })
    await userEvent.tab()
    await userEvent.keyboard('Đã nộp{Enter}bản gốc')
    await expect(box).toHaveValue('Đã nộp\nbản gốc')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Đã nộp\nbản gốc')
  },
}
