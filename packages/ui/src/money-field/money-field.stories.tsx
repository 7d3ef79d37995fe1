import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MoneyField } from './money-field.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/MoneyField',
  component: MoneyField,
  args: { label: 'Lương cơ bản', onValueChange: fn() },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định', args: { defaultValue: 12_500_000, required: true } }
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { defaultValue: 3_000_000, error: 'Thấp hơn lương tối thiểu vùng I (4,960,000 VND). Hãy nhập lại.' },
}
export const ReadOnly: Story = { name: 'Chỉ đọc', args: { readOnly: true, defaultValue: 12_500_000 } }
export const Disabled: Story = { name: 'Không nhập được', args: { disabled: true, defaultValue: 12_500_000 } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Tổng thu nhập chịu thuế trong năm của người lao động và các khoản phụ cấp có tính đóng bảo hiểm',
    defaultValue: 1_234_567_890_123,
    hint: 'Không gồm tiền ăn giữa ca và phụ cấp trang phục trong mức được miễn.',
  },
}
export const Dark: Story = { name: 'Tối', args: { defaultValue: 12_500_000 }, globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Lương cơ bản' })
    await step('gõ tắt, thấy ngay được hiểu thế nào', async () => {
      await userEvent.tab()
      await userEvent.keyboard('12,5 triệu')
      await expect(canvas.getByText('= 12,500,000.0')).toBeVisible()
      await expect(args.onValueChange).toHaveBeenLastCalledWith(12_500_000)
    })
    await step('rời ô mới viết lại', async () => {
      await expect(box).toHaveValue('12,5 triệu')
      await userEvent.tab()
      await expect(box).toHaveValue('12,500,000.0')
    })
    await step('quay lại sửa trên số trần', async () => {
      await userEvent.click(box)
      await expect(box).toHaveValue('12500000')
    })
  },
}

export const Pasted: Story = {
  name: 'Dán số tiền',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox')
    box.focus()
    await userEvent.paste('1.234.567 đ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_234_567)
  },
}
