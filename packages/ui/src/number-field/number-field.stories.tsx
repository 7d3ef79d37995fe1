import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/NumberField',
  component: NumberField,
  args: { label: 'Số ngày nghỉ', onValueChange: fn(), onProblemChange: fn() },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định', args: { defaultValue: 12, unit: 'ngày' } }
export const Decimals: Story = {
  name: 'Có phần lẻ',
  args: { label: 'Hệ số lương', decimals: 2, defaultValue: 2.34, min: 1, max: 10, required: true },
}
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { error: 'Số ngày nghỉ còn lại chỉ là 3. Hãy nhập ít hơn.' },
}
export const ReadOnly: Story = {
  name: 'Chỉ đọc',
  args: { label: 'Số giờ làm thêm', readOnly: true, defaultValue: 1250, unit: 'giờ' },
}
export const Disabled: Story = {
  name: 'Không nhập được',
  args: { disabled: true, defaultValue: 12, unit: 'ngày' },
}
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Số giờ làm thêm trong năm đã được người lao động đồng ý bằng văn bản',
    unit: 'giờ làm thêm mỗi năm dương lịch',
    defaultValue: 300,
    hint: 'Tối đa 200 giờ, hoặc 300 giờ trong các trường hợp đặc biệt theo Bộ luật Lao động.',
  },
}
export const Dark: Story = {
  name: 'Tối',
  args: { defaultValue: 12, unit: 'ngày' },
  globals: { theme: 'dark' },
}
export const Compact: Story = {
  name: 'Nén',
  args: { defaultValue: 12, unit: 'ngày' },
  globals: { density: 'compact' },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: { min: 0, max: 2000 },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Số ngày nghỉ' })
    await userEvent.tab()
    await userEvent.keyboard('1500')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500)
    await expect(box).toHaveValue('1500')
    await userEvent.tab()
    await expect(box).toHaveValue('1,500')
    await userEvent.clear(box)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

export const Problem: Story = {
  name: 'Nhập chưa đúng',
  args: { min: 0, max: 365 },
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('textbox')
    await step('không trách khi đang gõ', async () => {
      await userEvent.type(box, 'một hai')
      await expect(box).not.toHaveAttribute('aria-invalid')
    })
    await step('rời ô thì nói cách sửa', async () => {
      await userEvent.tab()
      await expect(box).toBeInvalid()
      await expect(box).toHaveAccessibleDescription('Giá trị chưa đúng. Hãy nhập một số, ví dụ 1,500.')
      await expect(args.onProblemChange).toHaveBeenLastCalledWith(
        'Giá trị chưa đúng. Hãy nhập một số, ví dụ 1,500.',
      )
      await expect(box).toHaveValue('một hai')
    })
    await step('ngoài khoảng', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, '366')
      await userEvent.tab()
      await expect(box).toHaveAccessibleDescription('Hãy nhập số từ 0 đến 365.')
    })
    await step('sửa xong thì hết lỗi ngay', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, '36')
      await expect(box).not.toHaveAttribute('aria-invalid')
      await expect(args.onProblemChange).toHaveBeenLastCalledWith(null)
    })
  },
}

export const Pasted: Story = {
  name: 'Dán số có dấu chấm',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox')
    box.focus()
    await userEvent.paste(' 1.234.567 ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_234_567)
    await userEvent.tab()
    await expect(box).toHaveValue('1,234,567')
  },
}
