import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { bare } from './control.css.ts'
import { ControlButton } from './control-button.tsx'
import { ControlShell } from './control-shell.tsx'
import { Field } from './field.tsx'

const look = fn()

const meta = {
  title: 'Thành phần/Biểu mẫu/Field',
  component: Field,
  subcomponents: { ControlShell, ControlButton },
  args: {
    label: 'Mã nhân viên',
    children: (control) => (
      <ControlShell>
        <input {...control} className={bare} />
        <ControlButton icon={Search} label="Tìm mã" onClick={look} />
      </ControlShell>
    ),
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định', args: { hint: 'Gồm SM và sáu chữ số.' } }
export const Wrong: Story = {
  name: 'Có lỗi và gợi ý',
  args: {
    required: true,
    hint: 'Gồm SM và sáu chữ số.',
    error: 'Mã này đã có người dùng. Hãy nhập mã khác.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Mã nhân viên' })
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription(
      'Mã này đã có người dùng. Hãy nhập mã khác. Gồm SM và sáu chữ số.',
    )
  },
}
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Mã nhân viên do hệ thống chấm công tại cổng chính cấp khi người lao động bắt đầu thử việc',
    error:
      'Mã phải gồm hai chữ cái SM và sáu chữ số, không có khoảng trắng. Hãy xem lại trên thẻ nhân viên rồi nhập lại.',
  },
}
export const Dark: Story = { ...Wrong, name: 'Tối', globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(look).toHaveBeenCalledOnce()
  },
}
