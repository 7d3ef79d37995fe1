import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { demoAges, demoLong, demoMonths } from './parts/demo-rows.ts'
import { DonutChart } from './donut-chart.tsx'

const meta = {
  title: 'Thành phần/Dữ liệu/DonutChart',
  component: DonutChart,
  args: {
    title: 'Nhân viên theo độ tuổi',
    rowTitle: 'Độ tuổi',
    unit: 'người',
    series: [{ key: 'all', label: 'Tổng' }],
    rows: demoAges,
  },
} satisfies Meta<typeof DonutChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '25–29 tuổi: 412 người (48.5%)' })).toBeVisible()
    await expect(canvas.getByText('849')).toBeVisible()
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: { onChoose: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^20–24/ }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ row: '25', series: 'all' })
  },
}

export const Sixty: Story = {
  name: 'Sáu mươi phần: thành thanh',
  args: { rows: demoMonths(60) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('img')).toHaveLength(60),
}
export const Negative: Story = {
  name: 'Số âm: thành thanh',
  args: {
    rows: [
      { key: '1', label: 'Tăng', values: [6] },
      { key: '2', label: 'Giảm', values: [-4] },
    ],
  },
}

export const One: Story = { name: 'Một dòng', args: { rows: demoAges.slice(0, 1) } }
export const Zero: Story = {
  name: 'Toàn số 0',
  args: { rows: demoAges.map((row) => ({ ...row, values: row.values.map(() => 0) })) },
}
export const LongText: Story = {
  name: 'Tên dài',
  args: { rows: demoAges.map((row, at) => (at === 0 ? { ...row, label: demoLong } : row)) },
}
export const Narrow: Story = { ...LongText, name: 'Hẹp 320 px, tên dài', globals: { width: 'phone' } }
export const Empty: Story = { name: 'Chưa có số liệu', args: { rows: [] } }
export const Loading: Story = { name: 'Đang tải', args: { loading: true } }
export const Failed: Story = { name: 'Lỗi', args: { error: 'Máy chủ đang bận.', onRetry: fn() } }
export const Dark: Story = { ...Default, name: 'Tối', globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }
