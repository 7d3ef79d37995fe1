import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckboxGroup } from './checkbox-group.tsx'

const options = [
  { value: 'degree', label: 'Bản sao bằng cấp' },
  { value: 'health', label: 'Giấy khám sức khỏe' },
  { value: 'resume', label: 'Sơ yếu lý lịch', description: 'Có xác nhận trong 6 tháng gần nhất.' },
]

const meta = {
  title: 'Thành phần/Biểu mẫu/CheckboxGroup',
  component: CheckboxGroup<string>,
  args: { label: 'Giấy tờ đã nộp', options, onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định', args: { defaultValue: ['degree'] } }
export const Row: Story = { name: 'Một hàng', args: { layout: 'row', options: options.slice(0, 2) } }
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { required: true, error: 'Hãy chọn ít nhất một giấy tờ.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Giấy tờ đã nộp' })
    await expect(group).toHaveAccessibleDescription('Hãy chọn ít nhất một giấy tờ.')
  },
}
export const ReadOnly: Story = {
  name: 'Chỉ đọc',
  args: { readOnly: true, defaultValue: ['degree', 'health'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bản sao bằng cấp' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = { name: 'Không chọn được', args: { disabled: true, defaultValue: ['health'] } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    options: [
      {
        value: 'long',
        label:
          'Bản sao có chứng thực của văn bằng, chứng chỉ chuyên môn và giấy phép hành nghề theo yêu cầu của vị trí tuyển dụng',
        description:
          'Văn bằng do cơ sở nước ngoài cấp phải kèm bản dịch công chứng và giấy công nhận tương đương.',
      },
      ...options,
    ],
  },
}
export const Dark: Story = { name: 'Tối', args: { defaultValue: ['degree'] }, globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['health'])
    await userEvent.click(canvas.getByText('Bản sao bằng cấp'))
    // The order is that of the list, not of the clicks.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['degree', 'health'])
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['health'])
  },
}
