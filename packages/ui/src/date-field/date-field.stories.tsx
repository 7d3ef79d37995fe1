import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/DateField',
  component: DateField,
  args: { label: 'Ngày vào làm', today: '2026-11-21', onValueChange: fn(), onProblemChange: fn() },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định', args: { defaultValue: '2026-11-08', required: true } }
export const Hint: Story = {
  name: 'Có gợi ý',
  args: { label: 'Ngày sinh', defaultValue: '1992-11-08', hint: '34 tuổi' },
}
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { defaultValue: '2030-01-01', error: 'Ngày vào làm không được sau ngày ký hợp đồng.' },
}
export const ReadOnly: Story = { name: 'Chỉ đọc', args: { readOnly: true, defaultValue: '2026-11-08' } }
export const Disabled: Story = { name: 'Không nhập được', args: { disabled: true } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Ngày bắt đầu tham gia bảo hiểm xã hội bắt buộc theo sổ bảo hiểm đã cấp tại nơi làm việc trước',
    hint: 'Ghi theo trang đầu của sổ; nếu chỉ nhớ tháng thì nhập ngày mùng một.',
  },
}
export const Dark: Story = { name: 'Tối', args: { defaultValue: '2026-11-08' }, globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Ngày vào làm' })
    await userEvent.tab()
    await userEvent.keyboard('1/2/2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-01')
    await expect(box).toHaveValue('1/2/2026')
    await userEvent.tab()
    await expect(box).toHaveValue('01/02/2026')
  },
}

export const Problem: Story = {
  name: 'Nhập chưa đúng',
  args: { min: '2026-01-01', max: '2026-12-31' },
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('textbox')
    await step('không có trong lịch', async () => {
      await userEvent.type(box, '30/02/2026')
      await userEvent.tab()
      await expect(box).toBeInvalid()
      await expect(box).toHaveAccessibleDescription(/Hãy nhập ngày\/tháng\/năm/)
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
    await step('ngoài khoảng', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, '01/01/2027')
      await userEvent.tab()
      await expect(box).toHaveAccessibleDescription('Hãy nhập ngày từ 01/01/2026 đến 31/12/2026.')
    })
  },
}

export const Pasted: Story = {
  name: 'Dán ngày',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox')
    for (const text of ['31-12-2026', '31/12/2026', '31.12.2026', ' 2026-12-31 ', '31122026']) {
      await userEvent.clear(box)
      await userEvent.click(box)
      await userEvent.paste(text)
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-31')
      await userEvent.tab()
      await expect(box).toHaveValue('31/12/2026')
    }
  },
}

export const CalendarOpen: Story = {
  name: 'Lịch',
  args: { defaultValue: '2026-11-08' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở lịch' }))
    const chosen = await screen.findByRole('button', { name: /ngày 8 tháng 11 năm 2026, đã chọn/i })
    await waitFor(() => expect(chosen).toHaveFocus())
    const [first] = within(screen.getByRole('grid', { hidden: true })).getAllByRole('columnheader', {
      hidden: true,
    })
    await expect(first).toHaveTextContent('T2')
  },
}

export const CalendarByKeyboard: Story = {
  name: 'Lịch bằng bàn phím',
  args: { defaultValue: '2026-11-08' },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Mở lịch' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/ngày 8 tháng 11/))
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-16')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.getByRole('textbox')).toHaveValue('16/11/2026')
  },
}

export const Today: Story = {
  name: 'Hôm nay',
  args: { min: '2026-01-01' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở lịch' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Lịch' }))
    await userEvent.click(await calendar.findByRole('button', { name: 'Hôm nay' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-21')
  },
}
