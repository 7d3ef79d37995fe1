import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'male', label: 'Nam' },
  { value: 'female', label: 'Nữ' },
  { value: 'other', label: 'Khác' },
]

const meta = {
  title: 'Thành phần/Biểu mẫu/RadioGroup',
  component: RadioGroup<string>,
  args: { label: 'Giới tính', options, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định', args: { defaultValue: 'female' } }
export const Row: Story = { name: 'Một hàng', args: { layout: 'row', defaultValue: 'male', required: true } }
export const Described: Story = {
  name: 'Có giải thích',
  args: {
    label: 'Cách tính thời gian nghỉ',
    defaultValue: 'day',
    options: [
      { value: 'day', label: 'Cả ngày', description: 'Trừ một ngày phép cho mỗi ngày làm việc.' },
      { value: 'half', label: 'Nửa ngày', description: 'Trừ nửa ngày phép, sáng hoặc chiều.' },
      { value: 'hour', label: 'Theo giờ', description: 'Chưa áp dụng cho đơn vị này.', disabled: true },
    ],
  },
}
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { required: true, error: 'Vui lòng chọn Giới tính.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Giới tính' })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Vui lòng chọn Giới tính.')
  },
}
export const ReadOnly: Story = {
  name: 'Chỉ đọc',
  args: { readOnly: true, defaultValue: 'female' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Nam' }))
    await expect(canvas.getByRole('radio', { name: 'Nữ' })).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = { name: 'Không chọn được', args: { disabled: true, defaultValue: 'female' } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Hình thức giải quyết đề nghị thay đổi thông tin của người lao động trong kỳ này',
    options: [
      {
        value: 'long',
        label:
          'Duyệt toàn bộ các thay đổi và gửi email báo cho người lao động, đồng thời cập nhật hợp đồng đang có hiệu lực',
      },
      ...options,
    ],
  },
}
export const Dark: Story = { name: 'Tối', args: { defaultValue: 'female' }, globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Nam' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('male')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('female')
    await expect(canvas.getByRole('radio', { name: 'Nữ' })).toBeChecked()
  },
}
