import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { DateRangeField } from './date-range-field.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Thời gian nghỉ',
    today: '2026-11-21',
    onValueChange: fn(),
    onProblemChange: fn(),
    onSubmit: fn(),
  },
  render: ({ onSubmit, ...args }) => (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack>
        <DateRangeField {...args} />
        <Inline>
          <Button type="submit">Gửi</Button>
        </Inline>
      </Stack>
    </form>
  ),
} satisfies Meta<ComponentProps<typeof DateRangeField> & { onSubmit: () => void }>
export default meta
type Story = StoryObj<typeof meta>

const october = { from: '2026-10-05', to: '2026-10-09' }

export const Default: Story = { name: 'Mặc định' }
export const Filled: Story = { name: 'Đã nhập', args: { defaultValue: october, required: true } }
export const CalendarOpen: Story = {
  name: 'Lịch đánh dấu khoảng',
  args: { defaultValue: october },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Mở lịch' })[1] as HTMLElement)
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/ngày 9 tháng 10 năm 2026, đã chọn/),
    )
  },
}
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { defaultValue: october, error: 'Khoảng này trùng với một đơn nghỉ đã duyệt.' },
  play: async ({ canvas }) => {
    for (const end of canvas.getAllByRole('textbox')) await expect(end).toBeInvalid()
  },
}
export const ReadOnly: Story = { name: 'Chỉ đọc', args: { readOnly: true, defaultValue: october } }
export const Disabled: Story = { name: 'Không nhập được', args: { disabled: true, defaultValue: october } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Thời gian tham gia đóng bảo hiểm xã hội bắt buộc tại đơn vị sử dụng lao động liền trước',
    hint: 'Để trống ngày cuối nếu vẫn còn đang tham gia.',
  },
}
export const Dark: Story = { name: 'Tối', args: { defaultValue: october }, globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, args, step }) => {
    const [from, to] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement]
    await step('mỗi đầu có tên, cả hai thuộc một nhóm', async () => {
      await expect(canvas.getByRole('group', { name: 'Thời gian nghỉ' })).toContainElement(from)
      await expect(from).toHaveAccessibleName('Từ ngày')
      await expect(to).toHaveAccessibleName('Đến ngày')
    })
    await step('nhập hai đầu', async () => {
      await userEvent.type(from, '9/10/2026')
      await userEvent.type(to, '5/10/2026')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-09', to: '2026-10-05' })
    })
    await step('ngược thứ tự: nói ra, và không gửi đi', async () => {
      await expect(canvas.getByText('Ngày đầu đang sau ngày cuối. Hãy đổi lại thứ tự.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }))
      await expect(to).toHaveFocus()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('sửa xong thì gửi được', async () => {
      await userEvent.clear(from)
      await userEvent.type(from, '1/10/2026')
      await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }))
      await expect(args.onSubmit).toHaveBeenCalledOnce()
      await expect(args.onProblemChange).toHaveBeenLastCalledWith(null)
      await expect(screen.queryByText(/Hãy đổi lại thứ tự/)).not.toBeInTheDocument()
    })
  },
}
