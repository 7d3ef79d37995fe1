import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ChartFrame } from './chart-frame.tsx'
import type { DrawnMark } from './parts/drawing.ts'

const rows = [
  { key: 'a', label: '=Khối vận hành', values: [5] },
  { key: 'b', label: 'Khối văn phòng', values: [3] },
]
const area = (row: number) => ({
  x: 10,
  y: 10 + row * 40,
  width: (rows[row]?.values[0] ?? 0) * 40,
  height: 30,
})
const marks = rows.map((_, row): DrawnMark => {
  const { x, y, width, height } = area(row)
  return { row, series: 0, tone: row, area: area(row), d: `M${x} ${y}h${width}v${height}h${-width}z` }
})

const meta = {
  title: 'Thành phần/Dữ liệu/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Nhân viên theo khối',
    rowTitle: 'Khối',
    summary: 'Nhiều nhất: Khối vận hành (5 người).',
    unit: 'người',
    series: [{ key: 'all', label: 'Tổng' }],
    rows,
    legend: [
      { key: 'a', label: 'Khối vận hành', tone: 0 },
      { key: 'b', label: 'Khối văn phòng', tone: 1 },
    ],
    drawn: {
      lies: 'lying',
      draw: (width) => ({ width, height: 100, under: [], marks, over: [], texts: [] }),
      nameOf: ({ row }) => `${rows[row]?.label}: ${rows[row]?.values[0]} người`,
      choiceOf: ({ row }) => ({ row: rows[row]?.key ?? '', series: 'all' }),
    },
    note: 'Công ty Sông Mẫu, 21/11/2026',
  },
} satisfies Meta<typeof ChartFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Keyboard: Story = {
  name: 'Bàn phím: lưu ảnh và in',
  args: { onPicture: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Tải và in biểu đồ: Nhân viên theo khối' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lưu thành ảnh PNG' }))
    await waitFor(() => expect(args.onPicture).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByText('Đã lưu ảnh biểu đồ.')).toBeInTheDocument())
  },
}

export const Pressed: Story = {
  name: 'Bấm vào một phần',
  args: { onChoose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Khối văn phòng: 3 người' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ row: 'b', series: 'all' })
  },
}

export const OwnTable: Story = {
  name: 'Bảng riêng, đứng cạnh',
  args: { tablePlace: 'beside', table: <p>Bảng của màn hình</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bảng của màn hình')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Bảng số liệu' })).toBeNull()
  },
}

export const LongText: Story = {
  name: 'Tên dài',
  args: {
    title: 'Nhân viên theo khối, tính cả người nghỉ thai sản, nghỉ không lương và người đang được cử đi học',
    summary:
      'Nhiều nhất: Xí nghiệp Khai thác cảng và Dịch vụ kho vận quốc tế khu vực phía Bắc và duyên hải (5 người).',
  },
  globals: { width: 'phone' },
}
export const Empty: Story = { name: 'Chưa có số liệu', args: { rows: [] } }
export const Loading: Story = { name: 'Đang tải', args: { loading: true } }
export const Failed: Story = { name: 'Lỗi', args: { error: 'Máy chủ đang bận.', onRetry: fn() } }
export const Dark: Story = { name: 'Tối', globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }
