import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/TextField',
  component: TextField,
  args: { label: 'Tên trình độ', onChange: fn() },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }
export const Required: Story = {
  name: 'Bắt buộc',
  args: { required: true, hint: 'Không trùng với trình độ khác.' },
}
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { required: true, defaultValue: '', error: 'Vui lòng nhập Tên trình độ.' },
}
export const ReadOnly: Story = { name: 'Chỉ đọc', args: { readOnly: true, defaultValue: 'Đại học' } }
export const Disabled: Story = { name: 'Không nhập được', args: { disabled: true, defaultValue: 'Đại học' } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Trường hoặc cơ sở đào tạo theo văn bằng, chứng chỉ do cơ quan có thẩm quyền cấp',
    defaultValue: 'Trường Đại học Khoa học Xã hội và Nhân văn, Đại học Quốc gia Thành phố Hồ Chí Minh',
    hint: 'Ghi đúng như trên văn bằng, không viết tắt; nếu văn bằng do nước ngoài cấp thì ghi tên tiếng Việt.',
  },
}
export const Dark: Story = { name: 'Tối', args: { error: 'Mã đã tồn tại.' }, globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: { required: true, hint: 'Không viết tắt.', error: 'Tên trình độ đã tồn tại.' },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox', { name: /Tên trình độ/ })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('Thạc sĩ')
    await expect(box).toHaveValue('Thạc sĩ')
    await expect(args.onChange).toHaveBeenCalled()
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Tên trình độ đã tồn tại. Không viết tắt.')
  },
}

export const PastedFromMac: Story = {
  name: 'Dán chữ tổ hợp rời',
  args: { onValueChange: fn() },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox')
    box.focus()
    await userEvent.paste('Thạc sĩ Kỹ thuật'.normalize('NFD'))
    await expect(box.value).toBe('Thạc sĩ Kỹ thuật')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Thạc sĩ Kỹ thuật')
    await expect(box.selectionStart).toBe('Thạc sĩ Kỹ thuật'.length)
  },
}
