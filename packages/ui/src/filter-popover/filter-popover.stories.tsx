import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '#ui/layout/inline.tsx'
import { Text } from '#ui/text/text.tsx'
import type { Filter } from './filter-model.ts'
import { FilterPopover, type FilterPopoverProps } from './filter-popover.tsx'

const states = [
  { value: 1, label: 'Đang làm việc' },
  { value: 2, label: 'Thử việc' },
  { value: 3, label: 'Nghỉ không lương' },
]
const titles = [
  'Ban Tổng Giám đốc',
  'Giám đốc',
  'Phó giám đốc',
  'Trưởng phòng',
  'Phó phòng',
  'Đội trưởng',
  'Đội phó',
  'Chuyên viên',
  'Tổ trưởng',
  'Nhân viên',
].map((label, index) => ({ value: index + 1, label }))
const nodes = [
  {
    id: 1,
    label: 'Khối vận hành',
    children: [
      { id: 2, label: 'Đội xe tải số 2' },
      { id: 3, label: 'Ban Khai thác kho lạnh', children: [{ id: 4, label: 'Tổ điện lạnh' }] },
    ],
  },
  { id: 5, label: 'Phòng Kế toán' },
]

function InHeader(props: FilterPopoverProps) {
  const [filter, setFilter] = useState(props.filter)
  const change = (next: Filter | null) => {
    setFilter(next ?? undefined)
    props.onFilterChange(next)
  }
  return (
    <Inline gap="sm">
      <Text weight="medium">{props.label}</Text>
      <FilterPopover {...props} filter={filter} onFilterChange={change} />
    </Inline>
  )
}

const meta = {
  title: 'Thành phần/Dữ liệu/FilterPopover',
  component: FilterPopover,
  render: (args) => <InHeader {...args} />,
  args: {
    label: 'Ngày vào',
    definition: { kind: 'date' },
    filter: undefined,
    onFilterChange: fn(),
  },
} satisfies Meta<typeof FilterPopover>

export default meta
type Story = StoryObj<typeof meta>

const openBy = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }))
  // Loaded when first looked at; the limit only keeps a broken load from hanging the run.
  return within(await screen.findByRole('dialog'))
}

/** A story is looked at as it ends: open. */
const openAgain = async (label: string) => {
  const trigger = await screen.findByRole('button', { name: new RegExp(`^Lọc theo ${label}`) })
  await waitFor(() => expect(trigger).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog')
}

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Lọc theo Ngày vào' })
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    const dialog = await openBy('Lọc theo Ngày vào')
    await expect(dialog.getByRole('combobox', { name: 'Phép so sánh' })).toHaveTextContent(
      'Nhỏ hơn hoặc bằng',
    )
    await userEvent.keyboard('31/12/2026{Enter}')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ operator: 'lte', value: '2026-12-31' })
    const name = 'Lọc theo Ngày vào, đang lọc: Nhỏ hơn hoặc bằng 31-12-2026'
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
  },
}

export const Range: Story = {
  name: 'Nằm trong khoảng',
  args: { filter: { operator: 'between', from: '2026-01-01', to: '2026-12-31' } },
  play: async ({ args }) => {
    const dialog = await openBy('Lọc theo Ngày vào, đang lọc: Nằm trong khoảng 01-01-2026 đến 31-12-2026')
    const to = dialog.getByRole('textbox', { name: 'Đến' })
    await userEvent.clear(to)
    await userEvent.type(to, '31/12/2025{Enter}')
    await expect(dialog.getByRole('alert')).toHaveTextContent(/Giá trị đầu lớn hơn giá trị cuối/)
    await expect(args.onFilterChange).not.toHaveBeenCalled()
  },
}

export const Instant: Story = {
  name: 'Thời điểm',
  args: { label: 'Cập nhật lúc', definition: { kind: 'datetime' } },
  play: async ({ args }) => {
    await openBy('Lọc theo Cập nhật lúc')
    await userEvent.keyboard('31/12/2026{Enter}')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      operator: 'lte',
      value: '2026-12-31T23:59:59+07:00',
    })
    await openAgain('Cập nhật lúc')
  },
}

export const Numbers: Story = {
  name: 'Số',
  args: { label: 'Lương cơ bản', definition: { kind: 'number' } },
  play: async ({ args }) => {
    const dialog = await openBy('Lọc theo Lương cơ bản')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Phép so sánh' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Lớn hơn hoặc bằng' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Lương cơ bản' }), '12.500.000{Enter}')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ operator: 'gte', value: 12_500_000 })
    await openAgain('Lương cơ bản')
  },
}

export const Words: Story = {
  name: 'Chữ',
  args: { label: 'Họ và tên', definition: { kind: 'text' }, filter: { operator: 'like', value: 'đào' } },
  play: async ({ args }) => {
    const dialog = await openBy('Lọc theo Họ và tên, đang lọc: Chứa “đào”')
    await expect(dialog.getByRole('textbox', { name: 'Họ và tên' })).toHaveValue('đào')
    await userEvent.click(dialog.getByRole('button', { name: 'Bỏ lọc' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(null)
    await openAgain('Họ và tên')
  },
}

export const OneOf: Story = {
  name: 'Một lựa chọn',
  args: { label: 'Trạng thái', definition: { kind: 'select', options: states } },
  play: async ({ args }) => {
    const dialog = await openBy('Lọc theo Trạng thái')
    await userEvent.click(dialog.getByRole('radio', { name: 'Thử việc' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Lọc' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ operator: 'equal', value: 2 })
    await openAgain('Trạng thái')
  },
}

export const SomeOf: Story = {
  name: 'Nhiều lựa chọn, có tìm',
  args: { label: 'Chức vụ', definition: { kind: 'multi-select', options: titles } },
  play: async ({ args }) => {
    const dialog = await openBy('Lọc theo Chức vụ')
    await userEvent.keyboard('doi')
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Đội phó' }))
    await userEvent.clear(dialog.getByRole('textbox'))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Nhân viên' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Lọc' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ operator: 'in', value: [7, 10] })
    await openAgain('Chức vụ')
  },
}

export const Searched: Story = {
  name: 'Tìm ở máy chủ',
  args: {
    label: 'Người thực hiện',
    definition: {
      kind: 'search',
      options: [{ value: 1001, label: 'Đào Thị Yến' }, ...titles.slice(8, 9)],
      loadOptions: (words) => Promise.resolve(titles.filter(({ label }) => label.includes(words))),
    },
    filter: { operator: 'in', value: [1001] },
  },
  play: async ({ args }) => {
    const dialog = await openBy('Lọc theo Người thực hiện, đang lọc: Đào Thị Yến')
    await userEvent.type(dialog.getByRole('combobox', { name: 'Người thực hiện' }), 'Tổ trưởng')
    await userEvent.click(await screen.findByRole('option', { name: 'Tổ trưởng' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Lọc' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ operator: 'in', value: [1001, 9] })
    await openAgain('Người thực hiện')
  },
}

export const Tree: Story = {
  name: 'Cây đơn vị',
  args: { label: 'Đơn vị', definition: { kind: 'tree', nodes }, filter: { operator: 'in', value: [1] } },
  play: async ({ canvas }) => {
    const dialog = await openBy('Lọc theo Đơn vị, đang lọc: Khối vận hành và trực thuộc')
    await expect(dialog.getByRole('checkbox', { name: 'Khối vận hành' })).toBeChecked()
    await expect(canvas.getByText('Đơn vị')).toBeVisible()
  },
}

export const Dark: Story = { ...Range, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Đơn vị tiếp nhận sau điều chuyển',
    definition: {
      kind: 'multi-select',
      options: titles.map(({ value, label }) => ({
        value,
        label: `${label} Xí nghiệp Khai thác cảng và Dịch vụ kho vận quốc tế khu vực phía Bắc`,
      })),
    },
  },
  play: async () => {
    await openBy('Lọc theo Đơn vị tiếp nhận sau điều chuyển')
  },
}
