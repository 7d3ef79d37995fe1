import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { DataTable } from './data-table.tsx'
import { PeopleTable } from './parts/demo/people-table.tsx'
import { BulkTable, DeletingTable, SlowTable } from './parts/demo/working-tables.tsx'

const meta = {
  title: 'Mẫu/Làm việc với danh sách',
  component: DataTable,
  render: () => <PeopleTable />,
} satisfies Meta<typeof DataTable>

export default meta
type Story = StoryObj

export const DeleteAndUndo: Story = {
  name: 'Xóa ngay, hoàn tác được',
  render: () => (
    <ToastProvider>
      <DeletingTable />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    const name = 'Trần Quốc Bảo'
    canvas.getByRole('button', { name: `Thao tác với ${name}` }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await screen.findByRole('menuitem', { name: 'Xóa' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText(name)).toBeNull())
    // Who works through a list with the keyboard goes on with the next row.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Thao tác với Phạm Văn Khải' })).toHaveFocus(),
    )
    await userEvent.click(await screen.findByRole('button', { name: /Hoàn tác/ }))
    await expect(await canvas.findByText(name)).toBeInTheDocument()
  },
}

export const ManyAtOnce: Story = {
  name: 'Hàng loạt: tiến độ, dừng, dòng lỗi',
  render: () => <BulkTable />,
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Thao tác với các dòng đã chọn' }))
    await expect(bar.getByText(/mỗi lần tối đa 100 dòng/)).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Khóa tài khoản' }))
    await expect(bar.getByRole('progressbar', { name: 'Khóa tài khoản' })).toBeVisible()
    await expect(await bar.findByText(/^Đã khóa \d+ trên 412 tài khoản/)).toBeVisible()
    await expect(bar.queryByRole('progressbar')).toBeNull()
    await expect(bar.getByText(/^Đã chọn \d+ dòng$/)).toBeVisible()
  },
}

export const SlowPages: Story = {
  name: 'Máy chủ chậm',
  render: () => <SlowTable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trang 2' }))
    const area = canvas.getByRole('region', { name: 'Danh sách nhân viên' })
    await expect(area).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Nguyễn Thị Hồng Đào')
    await waitFor(() => expect(area).toHaveAttribute('aria-busy', 'false'))
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '32')
  },
}

export const Offline: Story = {
  name: 'Mất kết nối',
  render: () => (
    <PeopleTable
      error={{ message: 'Không có kết nối mạng. Hãy kiểm tra mạng rồi thử lại.' }}
      onRetry={() => undefined}
    />
  ),
}
