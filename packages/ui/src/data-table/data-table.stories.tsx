import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { DataTable } from './data-table.tsx'
import { people } from './parts/demo/people.ts'
import { PeopleTable } from './parts/demo/people-table.tsx'
import { PersonDetail } from './parts/demo/person-detail.tsx'
import { emptyLayout } from './table-layout.ts'
import { memoryTablePreferences } from './table-preferences.ts'
import { memoryTableViews } from './table-views.ts'

const meta = {
  title: 'Thành phần/Dữ liệu/DataTable',
  component: DataTable,
  render: () => <PeopleTable />,
} satisfies Meta<typeof DataTable>

export default meta
type Story = StoryObj

const filters = {
  unit_id: { operator: 'in', value: [6] },
  join_date: { operator: 'lte', value: '2026-12-31' },
} as const

/** What opens is loaded when it is first looked at; the limit only keeps a broken load from hanging the run. */
const openedDialog = (name: string) => screen.findByRole('dialog', { name })

export const Default: Story = { name: 'Mặc định' }

export const FilterOpen: Story = {
  name: 'Mở bộ lọc',
  render: () => <PeopleTable start={{ filters }} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', {
      name: 'Lọc theo Ngày vào, đang lọc: Nhỏ hơn hoặc bằng 31-12-2026',
    })
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    const name = trigger.getAttribute('aria-label') ?? ''
    await userEvent.click(trigger)
    const dialog = await openedDialog('Lọc theo Ngày vào')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const ManyFilters: Story = {
  name: 'Nhiều bộ lọc và chọn dòng',
  render: () => (
    <PeopleTable
      start={{
        search: 'nguyen',
        filters: {
          ...filters,
          title: { operator: 'in', value: ['Nhân viên', 'Chuyên viên', 'Tổ trưởng', 'Trưởng phòng'] },
          contract_end: { operator: 'between', from: '2026-01-01', to: '2029-12-31' },
          status: { operator: 'equal', value: 1 },
        },
      }}
    />
  ),
}

export const Selected: Story = {
  name: 'Chọn dòng',
  render: () => <PeopleTable start={{ filters }} chosen={{ kind: 'some', ids: [2, 4] }} />,
}

export const AllSelected: Story = {
  name: 'Chọn tất cả các trang',
  render: () => <PeopleTable chosen={{ kind: 'all', except: [] }} />,
}

export const FirstLoad: Story = {
  name: 'Đang tải lần đầu',
  render: () => <PeopleTable rows={undefined} total={0} loading />,
}

export const LoadingAgain: Story = { name: 'Đang tải lại', render: () => <PeopleTable loading /> }

export const Empty: Story = { name: 'Không có dữ liệu', render: () => <PeopleTable people={[]} /> }

export const EmptyWithNextStep: Story = {
  name: 'Không có dữ liệu, có bước tiếp theo',
  render: () => (
    <PeopleTable
      people={[]}
      empty={
        <EmptyState
          title="Chưa có nhân viên nào"
          text="Thêm người đầu tiên, hoặc nhập danh sách từ tệp Excel."
          actions={<Button tone="primary">Thêm mới</Button>}
        />
      }
    />
  ),
}

export const EmptyByFilter: Story = {
  name: 'Không dòng nào khớp bộ lọc',
  render: () => (
    <PeopleTable
      start={{ search: 'không có ai', filters: { join_date: { operator: 'gte', value: '2030-01-01' } } }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Đang lọc: Ngày vào/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Bỏ lọc' })).toHaveLength(2)
  },
}

export const Failed: Story = {
  name: 'Lỗi tải',
  render: () => (
    <PeopleTable
      error={{ message: 'Máy chủ đang bận. Vui lòng thử lại sau 30 giây.', requestId: 'req-7f3a9c21' }}
      onRetry={() => undefined}
    />
  ),
}

export const Expanded: Story = {
  name: 'Mở rộng dòng',
  render: () => <PeopleTable renderDetail={(row) => <PersonDetail person={row} />} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở rộng Nguyễn Thị Hồng Đào' }))
    await expect(canvas.getByRole('button', { name: 'Thu gọn Nguyễn Thị Hồng Đào' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(canvas.getByText('Địa chỉ liên hệ')).toBeVisible()
  },
}

const arranged = memoryTablePreferences({
  ...emptyLayout,
  order: ['full_name', 'status'],
  pins: { full_name: 'left', status: 'right' },
  widths: { full_name: 260, unit_id: 420 },
  shown: { salary: true, updated_at: true },
})

export const Arranged: Story = {
  name: 'Ghim và đổi bề rộng cột',
  render: () => <PeopleTable preferences={arranged} />,
  globals: { width: 'tablet' },
}

const views = memoryTableViews([
  {
    id: 'a',
    name: 'Sắp hết hạn hợp đồng',
    state: { size: 30, sort: [], search: '', filters: { status: { operator: 'equal', value: 3 } } },
  },
  {
    id: 'b',
    name: 'Khối vận hành',
    shared: true,
    editable: false,
    state: { size: 50, sort: [], search: '', filters },
  },
])

export const SavedViews: Story = {
  name: 'Chế độ xem đã lưu',
  render: () => (
    <PeopleTable views={views} start={{ filters: { status: { operator: 'equal', value: 3 } } }} />
  ),
}

export const Compact: Story = {
  name: 'Nén',
  render: () => <PeopleTable preferences={memoryTablePreferences({ ...emptyLayout, density: 'compact' })} />,
}

export const Dark: Story = {
  name: 'Tối',
  render: () => <PeopleTable start={{ filters }} chosen={{ kind: 'some', ids: [2, 4] }} />,
  globals: { theme: 'dark' },
}

const longPeople = people.map((one) => ({
  ...one,
  full_name: `${one.full_name} Tôn Nữ Công Tằng Huyền`,
  unit: `${one.unit} trực thuộc Xí nghiệp Khai thác cảng và Dịch vụ kho vận quốc tế khu vực phía Bắc`,
}))

export const LongText: Story = { name: 'Chữ dài', render: () => <PeopleTable people={longPeople} /> }

export const Bare: Story = {
  name: 'Mảng thường',
  render: () => <PeopleTable people={people.slice(0, 7)} height="natural" />,
}

export const Phone: Story = {
  name: 'Điện thoại',
  render: () => <PeopleTable start={{ filters }} chosen={{ kind: 'some', ids: [2] }} />,
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getByRole('list', { name: 'Danh sách nhân viên' })).toBeVisible()
  },
}

export const FilterDrawer: Story = {
  name: 'Điện thoại: bộ lọc',
  render: () => <PeopleTable start={{ filters }} />,
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc (2)' }))
    const drawer = within(await openedDialog('Bộ lọc'))
    await expect(drawer.getByRole('button', { name: 'Lọc' })).toBeInTheDocument()
  },
}

export const Print: Story = {
  name: 'Bản in',
  render: () => (
    <PeopleTable
      start={{ filters }}
      toolbarEnd={
        <Button tone="quiet" icon={Printer} onClick={() => window.print()}>
          In
        </Button>
      }
    />
  ),
}

export const SortByKeyboard: Story = {
  name: 'Bàn phím: sắp xếp',
  play: async ({ canvas }) => {
    const head = () => canvas.getByRole('columnheader', { name: 'Ngày vào' })
    within(head()).getByRole('button', { name: 'Ngày vào' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(head()).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    await expect(head()).toHaveAttribute('aria-sort', 'descending')
    within(canvas.getByRole('columnheader', { name: 'Họ và tên' }))
      .getByRole('button', { name: 'Họ và tên' })
      .focus()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(head()).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('columnheader', { name: 'Họ và tên' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  },
}

export const FilterByKeyboard: Story = {
  name: 'Bàn phím: lọc',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Lọc theo Họ và tên' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await openedDialog('Lọc theo Họ và tên'))
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('đào{Enter}')
    await expect(canvas.getByRole('list', { name: 'Bộ lọc đang dùng' })).toHaveTextContent(
      'Họ và tên: Chứa “đào”',
    )
    const trigger = canvas.getByRole('button', { name: 'Lọc theo Họ và tên, đang lọc: Chứa “đào”' })
    await waitFor(() => expect(trigger).toHaveFocus())
    const chip = canvas.getByRole('button', { name: 'Bỏ lọc theo Họ và tên' })
    // The popover that closes may give the focus back once more.
    await waitFor(() => {
      chip.focus()
      return expect(chip).toHaveFocus()
    })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Bộ lọc đang dùng' })).toBeNull())
  },
}

export const SelectByKeyboard: Story = {
  name: 'Bàn phím: chọn dòng',
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: 'Chọn dòng Trần Quốc Bảo' }).focus()
    await userEvent.keyboard(' ')
    const bar = within(canvas.getByRole('region', { name: 'Thao tác với các dòng đã chọn' }))
    await expect(bar.getByText('Đã chọn 1 dòng')).toBeVisible()
    canvas.getByRole('checkbox', { name: 'Chọn tất cả dòng của trang này' }).focus()
    await userEvent.keyboard(' ')
    await expect(bar.getByText('Đã chọn 30 dòng')).toBeVisible()
    canvas.getByRole('button', { name: 'Chọn tất cả 412 dòng' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(bar.getByText('Đã chọn tất cả 412 dòng')).toBeVisible()
  },
}

export const ColumnsByKeyboard: Story = {
  name: 'Bàn phím: cột',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Cột' }).focus()
    await userEvent.keyboard('{Enter}')
    const panel = within(await openedDialog('Hiển thị và thứ tự cột'))
    panel.getByRole('checkbox', { name: 'Chức vụ' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('columnheader', { name: 'Chức vụ' })).toBeNull()
    panel.getByRole('button', { name: 'Chuyển cột Họ và tên lên trước' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Cột Họ và tên: vị trí 1/9')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    const names = canvas.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))
    await expect(names.slice(0, 2)).toEqual(['Họ và tên', 'Mã nhân viên'])
  },
}
