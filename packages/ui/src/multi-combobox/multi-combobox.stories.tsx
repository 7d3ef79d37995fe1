import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { MultiCombobox } from './multi-combobox.tsx'

const options = [
  { value: 'en', label: 'Tiếng Anh' },
  { value: 'zh', label: 'Tiếng Trung' },
  { value: 'ja', label: 'Tiếng Nhật' },
  { value: 'ko', label: 'Tiếng Hàn' },
  { value: 'fr', label: 'Tiếng Pháp' },
]

const meta = {
  title: 'Thành phần/Biểu mẫu/MultiCombobox',
  component: MultiCombobox<string>,
  args: { label: 'Ngoại ngữ', options, onValueChange: fn() },
} satisfies Meta<typeof MultiCombobox<string>>
export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.getByRole('combobox', { name: 'Ngoại ngữ' })

export const Default: Story = { name: 'Mặc định' }
export const Chosen: Story = { name: 'Đã chọn', args: { defaultValue: ['en', 'ja'], required: true } }
export const Open: Story = {
  name: 'Đang mở',
  args: { defaultValue: ['en', 'ja'] },
  play: async () => {
    await userEvent.click(box())
    await expect(await screen.findByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  },
}
export const Wrong: Story = { name: 'Có lỗi', args: { error: 'Hãy chọn ít nhất một ngoại ngữ.' } }
export const ReadOnly: Story = { name: 'Chỉ đọc', args: { readOnly: true, defaultValue: ['en', 'ja'] } }
export const Disabled: Story = { name: 'Không chọn được', args: { disabled: true, defaultValue: ['en'] } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    options: [
      ...options,
      {
        value: 'long',
        label: 'Tiếng dân tộc thiểu số đang dùng tại địa bàn công tác, có chứng chỉ do tỉnh cấp',
      },
    ],
    defaultValue: ['en', 'zh', 'long', 'ja', 'ko'],
  },
}
export const Dark: Story = { name: 'Tối', args: { defaultValue: ['en', 'ja'] }, globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', args: { defaultValue: ['en'] }, globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ args, step }) => {
    await step('chọn từng mục, danh sách vẫn mở', async () => {
      await userEvent.tab()
      await userEvent.keyboard('nhat{Enter}')
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['ja']))
      await expect(screen.getByRole('option', { name: 'Tiếng Nhật' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await userEvent.clear(box())
      await userEvent.keyboard('han{Enter}')
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['ja', 'ko']))
    })
    await step('Backspace trong ô trống bỏ mục cuối', async () => {
      await userEvent.clear(box())
      await userEvent.keyboard('{Backspace}')
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['ja']))
    })
    await step('Esc đóng danh sách', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    })
  },
}

export const RemovedByMouse: Story = {
  name: 'Bỏ bằng chuột',
  args: { defaultValue: ['en', 'ja'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ Tiếng Anh' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ja'])
    await expect(canvas.queryByRole('button', { name: 'Bỏ chọn' })).not.toBeInTheDocument()
  },
}
