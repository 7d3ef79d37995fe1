import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { demoLong, demoMonths } from './parts/demo-rows.ts'
import { WaterfallChart } from './waterfall-chart.tsx'

const steps = [
  { key: 'opening', label: 'Đầu kỳ', values: [100] },
  { key: 'hired', label: 'Tuyển mới', values: [24] },
  { key: 'moved_in', label: 'Điều chuyển đến', values: [6] },
  { key: 'retired', label: 'Nghỉ hưu', values: [-18] },
  { key: 'closing', label: 'Cuối kỳ', values: [112] },
]

const meta = {
  title: 'Thành phần/Dữ liệu/WaterfallChart',
  component: WaterfallChart,
  args: {
    title: 'Từ đầu kỳ đến cuối kỳ',
    rowTitle: 'Biến động',
    unit: 'người',
    series: [{ key: 'all', label: 'Số người' }],
    rows: steps,
    levels: ['opening', 'closing'],
  },
} satisfies Meta<typeof WaterfallChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Từ 100 người đến 112 người: tăng 30 người, giảm 18 người.')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Tuyển mới: +24 người' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Nghỉ hưu: .18 người$/ })).toBeVisible()
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: { onChoose: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Đầu kỳ/ }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ row: 'hired', series: 'all' })
  },
}

export const FarFromZero: Story = {
  name: 'Trục không bắt đầu từ 0',
  args: {
    rows: steps.map((row) => ({
      ...row,
      values: [(row.values[0] ?? 0) + (row.label.endsWith('kỳ') ? 8000 : 0)],
    })),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/^Trục bắt đầu từ 8,/)).toBeVisible(),
}
export const Negative: Story = {
  name: 'Xuống dưới 0',
  args: {
    rows: steps.map((row) => ({
      ...row,
      values: [(row.values[0] ?? 0) - (row.label.endsWith('kỳ') ? 110 : 0)],
    })),
  },
}
export const Sixty: Story = { name: 'Sáu mươi bước', args: { rows: demoMonths(60), levels: ['0'] } }

export const One: Story = { name: 'Một dòng', args: { rows: steps.slice(0, 1) } }
export const Zero: Story = {
  name: 'Toàn số 0',
  args: { rows: steps.map((row) => ({ ...row, values: row.values.map(() => 0) })) },
}
export const LongText: Story = {
  name: 'Tên dài',
  args: { rows: steps.map((row, at) => (at === 0 ? { ...row, label: demoLong } : row)) },
}
export const Narrow: Story = { ...LongText, name: 'Hẹp 320 px, tên dài', globals: { width: 'phone' } }
export const Empty: Story = { name: 'Chưa có số liệu', args: { rows: [] } }
export const Loading: Story = { name: 'Đang tải', args: { loading: true } }
export const Failed: Story = { name: 'Lỗi', args: { error: 'Máy chủ đang bận.', onRetry: fn() } }
export const Dark: Story = { ...Default, name: 'Tối', globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }
