import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { demoLong, demoMonths, demoSexes } from './parts/demo-rows.ts'
import { LineChart } from './line-chart.tsx'

const meta = {
  title: 'Thành phần/Dữ liệu/LineChart',
  component: LineChart,
  args: {
    title: 'Tỷ lệ nghỉ việc theo tháng',
    rowTitle: 'Tháng',
    unit: '%',
    decimals: 1,
    series: demoSexes.slice(0, 1),
    rows: demoMonths(12),
  },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '04/2022: 25.0%' })).toBeVisible()
    await expect(
      canvas.getByText(/^Nhiều nhất: 04\/2022 \(25\.0%\); ít nhất: 01\/2022 \(4\.0%\)\.$/),
    ).toBeVisible()
  },
}

export const Keyboard: Story = {
  name: 'Hai đường, bàn phím',
  args: { series: demoSexes, rows: demoMonths(12, 2), onChoose: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Nam, 01/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(canvas.getByRole('button', { name: /^Nữ, 02/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ row: '1', series: 'female' })
  },
}

export const Broken: Story = {
  name: 'Có tháng chưa có số',
  args: { rows: demoMonths(12).map((row, at) => (at === 5 ? { ...row, values: [null] } : row)) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('img')).toHaveLength(11),
}
export const Negative: Story = {
  name: 'Số âm',
  args: { rows: demoMonths(6).map((row) => ({ ...row, values: [(row.values[0] ?? 0) - 12] })) },
}
export const Sixty: Story = { name: 'Sáu mươi tháng', args: { rows: demoMonths(60) } }

export const One: Story = { name: 'Một dòng', args: { rows: demoMonths(12).slice(0, 1) } }
export const Zero: Story = {
  name: 'Toàn số 0',
  args: { rows: demoMonths(12).map((row) => ({ ...row, values: row.values.map(() => 0) })) },
}
export const LongText: Story = {
  name: 'Tên dài',
  args: { rows: demoMonths(12).map((row, at) => (at === 0 ? { ...row, label: demoLong } : row)) },
}
export const Narrow: Story = { ...LongText, name: 'Hẹp 320 px, tên dài', globals: { width: 'phone' } }
export const Empty: Story = { name: 'Chưa có số liệu', args: { rows: [] } }
export const Loading: Story = { name: 'Đang tải', args: { loading: true } }
export const Failed: Story = { name: 'Lỗi', args: { error: 'Máy chủ đang bận.', onRetry: fn() } }
export const Dark: Story = { ...Default, name: 'Tối', globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }
