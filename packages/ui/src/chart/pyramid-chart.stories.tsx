import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { demoAges, demoLong, demoMonths, demoSexes } from './parts/demo-rows.ts'
import { PyramidChart } from './pyramid-chart.tsx'

const meta = {
  title: 'Thành phần/Dữ liệu/PyramidChart',
  component: PyramidChart,
  args: {
    title: 'Tháp tuổi',
    rowTitle: 'Độ tuổi',
    unit: 'người',
    series: demoSexes,
    rows: demoAges,
    shares: true,
  },
} satisfies Meta<typeof PyramidChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nam, 25–29 tuổi: 412 người (24.9%)' })).toBeVisible()
    await expect(canvas.getByText(/^Nhiều nhất: 25–29 tuổi \(717 người\)/)).toBeVisible()
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: { onChoose: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Nam, 20–24/ }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /^Nữ, 25–29/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ row: '25', series: 'female' })
  },
}

export const Sixty: Story = { name: 'Sáu mươi dòng', args: { rows: demoMonths(60, 2) } }

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
