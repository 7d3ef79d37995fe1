import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BarChart } from './bar-chart.tsx'

const bySex = [
  { key: 'male', label: 'Nam' },
  { key: 'female', label: 'Nữ' },
]
const units = [
  { key: 'van-tai', label: 'Phòng Vận tải', values: [64, 12] },
  { key: 'kho', label: 'Ban Khai thác kho', values: [41, 38] },
  { key: 'ke-toan', label: 'Phòng Kế toán', values: [3, 21] },
]
/** As many months as asked for, with figures that go up and down. */
const months = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    label: `Tháng ${String((at % 12) + 1).padStart(2, '0')}/${2022 + Math.floor(at / 12)}`,
    values: [((at * 7) % 23) + 4],
  }))

const meta = {
  title: 'Thành phần/Dữ liệu/BarChart',
  component: BarChart,
  args: {
    title: 'Nhân viên theo đơn vị và giới tính',
    rowTitle: 'Đơn vị',
    unit: 'người',
    series: bySex,
    rows: units,
    arrangement: 'stacked',
    shares: true,
    note: 'Công ty Sông Mẫu, 21/11/2026',
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định: nằm, chồng lên nhau',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Nhân viên theo đơn vị và giới tính' })).toBeVisible()
    await expect(
      canvas.getByText(
        'Nhiều nhất: Ban Khai thác kho (79 người); ít nhất: Phòng Kế toán (24 người); tổng: 179 người.',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Nữ, Ban Khai thác kho: 38 người (21.2%)' })).toBeVisible()
    const table = within(canvas.getByRole('table'))
    await expect(table.getByRole('row', { name: 'Phòng Kế toán 3 21' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Bảng số liệu' }))
    await expect(table.getByText('64')).toBeVisible()
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: { onChoose: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Tải và in/ }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Nam, Phòng Vận tải/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /^Nữ, Ban Khai thác kho/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ row: 'kho', series: 'female' })
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: /^Nữ, Phòng Kế toán/ })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: /^Nữ, Phòng Vận tải/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Bảng số liệu' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: /^Nữ, Phòng Vận tải/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('group', { name: 'Bảng số liệu' })).toHaveFocus()
  },
}

export const Grouped: Story = { name: 'Nằm cạnh nhau', args: { arrangement: 'grouped' } }

export const Upright: Story = {
  name: 'Đứng',
  args: {
    lies: 'upright',
    series: bySex.slice(0, 1),
    rows: months(12),
    title: 'Hợp đồng hết hạn',
    rowTitle: 'Tháng',
  },
  play: async ({ canvas }) => {
    canvas.getByRole('img', { name: /^Tháng 01\/2022/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('img', { name: /^Tháng 02\/2022/ })).toHaveFocus()
  },
}

export const UprightGrouped: Story = {
  name: 'Đứng cạnh nhau',
  args: { lies: 'upright', arrangement: 'grouped' },
}
export const UprightStacked: Story = { name: 'Đứng chồng lên nhau', args: { lies: 'upright' } }

export const AgainstPlan: Story = {
  name: 'So với kế hoạch',
  args: { shares: false, plan: { label: 'Định biên', values: [80, 72, null] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Nam, Phòng Vận tải: 64 người; Định biên: 80 người' }),
    ).toBeVisible()
  },
}

export const UprightAgainstPlan: Story = {
  ...AgainstPlan,
  name: 'Đứng, so với kế hoạch',
  args: { ...AgainstPlan.args, lies: 'upright' },
}

export const EightSeries: Story = {
  name: 'Mười loạt số, hai loạt cuối gộp thành Khác',
  args: {
    series: Array.from({ length: 10 }, (_, at) => ({ key: String(at), label: `Loại ${at + 1}` })),
    rows: units.map((row) => ({ ...row, values: Array.from({ length: 10 }, (_, at) => 4 + at) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /^Khác, Phòng Kế toán: 36 người/ })).toHaveLength(1)
    await expect(canvas.getByRole('columnheader', { name: 'Loại 10' })).toBeInTheDocument()
  },
}

export const Zero: Story = {
  name: 'Toàn số 0',
  args: { shares: true, rows: units.map((row) => ({ ...row, values: [0, 0] })) },
}
export const One: Story = { name: 'Một dòng', args: { rows: units.slice(0, 1) } }
export const Sixty: Story = {
  name: 'Sáu mươi dòng',
  args: { lies: 'upright', series: bySex.slice(0, 1), rows: months(60), rowTitle: 'Tháng' },
}
export const Thousands: Story = {
  name: 'Năm trăm đơn vị',
  args: { series: bySex.slice(0, 1), rows: months(500) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hình vẽ 200 dòng đầu; bảng số liệu có đủ 500 dòng.')).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(200)
  },
}
export const Negative: Story = {
  name: 'Số âm',
  args: {
    arrangement: 'grouped',
    shares: false,
    rows: [
      { key: '1', label: 'Phòng Vận tải', values: [6, -4] },
      { key: '2', label: 'Phòng Kế toán', values: [-3, 2] },
    ],
  },
}
export const UprightNegative: Story = {
  ...Negative,
  name: 'Đứng, số âm',
  args: { ...Negative.args, lies: 'upright' },
}
export const Hidden: Story = {
  name: 'Số không được hiện',
  args: { rows: units.map((row) => ({ ...row, values: [row.values[0] ?? 0, null] })) },
}
export const LongText: Story = {
  name: 'Tên dài',
  args: {
    rows: [
      {
        key: '1',
        label: 'Xí nghiệp Khai thác cảng và Dịch vụ kho vận quốc tế khu vực phía Bắc và duyên hải',
        values: [120, 80],
      },
      ...units,
    ],
  },
}
export const Empty: Story = { name: 'Chưa có số liệu', args: { rows: [] } }
export const Loading: Story = { name: 'Đang tải', args: { loading: true } }
export const Failed: Story = {
  name: 'Lỗi',
  args: { error: 'Máy chủ đang bận. Hãy thử lại sau ít phút.', onRetry: fn() },
}
export const Narrow: Story = { ...LongText, name: 'Hẹp 320 px, tên dài', globals: { width: 'phone' } }
export const NarrowMany: Story = {
  name: 'Hẹp, nhiều phần: bảng đứng trước',
  args: { series: bySex.slice(0, 1), rows: months(24), lies: 'upright' },
  globals: { width: 'phone' },
  play: async ({ canvas }) => {
    const [table, mark] = [canvas.getByRole('table'), canvas.getAllByRole('img')[0]]
    await expect(mark && table.compareDocumentPosition(mark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(table).toBeVisible()
  },
}
export const Dark: Story = { ...EightSeries, name: 'Tối', globals: { theme: 'dark' } }
export const Compact: Story = { ...AgainstPlan, name: 'Nén', globals: { density: 'compact' } }
