import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TimeField } from './time-field.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/TimeField',
  component: TimeField,
  args: { label: 'Giờ phỏng vấn', onValueChange: fn() },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định', args: { defaultValue: '08:30:00', required: true } }
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { defaultValue: '12:15:00', error: 'Giờ này phòng họp đã có người đặt. Hãy chọn giờ khác.' },
}
export const ReadOnly: Story = { name: 'Chỉ đọc', args: { readOnly: true, defaultValue: '08:30:00' } }
export const Disabled: Story = { name: 'Không nhập được', args: { disabled: true } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Giờ bắt đầu ca làm việc tính theo máy chấm công đặt tại cổng chính của kho trung tâm',
    hint: 'Có thể gõ 7:30, 7h30 hoặc 0730.',
  },
}
export const Dark: Story = { name: 'Tối', args: { defaultValue: '08:30:00' }, globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Giờ phỏng vấn' })
    await userEvent.tab()
    await userEvent.keyboard('7h30')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('07:30:00')
    await userEvent.tab()
    await expect(box).toHaveValue('07:30:00')
    await userEvent.clear(box)
    await userEvent.type(box, '25:00')
    await userEvent.tab()
    await expect(box).toHaveAccessibleDescription('Giờ chưa đúng. Hãy nhập giờ:phút:giây, ví dụ 08:30:00.')
  },
}
