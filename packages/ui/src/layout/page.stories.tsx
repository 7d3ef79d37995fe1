import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Status } from '#ui/badge/status.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from './card.tsx'
import { Columns, FullRow } from './columns.tsx'
import { Page } from './page.tsx'
import { Stack } from './stack.tsx'
import { Tile, tiles } from './parts/tiles.tsx'

const meta = {
  title: 'Thành phần/Bố cục/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Danh sách nhân viên',
    summary: '412 người, cập nhật lúc 09:14',
    actions: (
      <>
        <Button icon={Download}>Xuất Excel</Button>
        <Button tone="primary" icon={Plus}>
          Thêm mới
        </Button>
      </>
    ),
    children: <Card>Bảng nhân viên đứng ở đây.</Card>,
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định: trang danh sách',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Danh sách nhân viên')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Xuất Excel' })).toHaveFocus()
  },
}

export const File: Story = {
  name: 'Trang hồ sơ',
  args: {
    title: 'Nguyễn Thị Hồng Đào',
    media: <Avatar name="Nguyễn Thị Hồng Đào" size="large" />,
    status: <Status tone="ok">Đang làm việc</Status>,
    summary: 'SM001842 · Chuyên viên · Phòng Hành chính Nhân sự · vào công ty 14-03-2016 (10 năm 8 tháng)',
    actions: <Button tone="primary">Lưu</Button>,
    children: (
      <Columns count="main-aside">
        <Card title="Thông tin cá nhân">
          <Columns count={3}>
            {tiles}
            <FullRow>
              <Tile>Địa chỉ thường trú</Tile>
            </FullRow>
          </Columns>
        </Card>
        <Stack>
          <Card title="Hồ sơ còn thiếu">Giấy khám sức khỏe</Card>
          <Card title="Hợp đồng hiện tại" actions={<Button size="small">Xem</Button>}>
            118/2020/HĐLĐ-SML
          </Card>
        </Stack>
      </Columns>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hồ sơ còn thiếu' })).toBeVisible()
  },
}

export const FileOnPhone: Story = {
  ...File,
  name: 'Trang hồ sơ trên điện thoại',
  globals: { width: 'phone' },
  play: async ({ canvas }) => {
    const [first, second] = ['Họ và tên', 'Ngày sinh'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    )
    await expect(first?.left).toBe(second?.left)
  },
}

export const HiddenTitle: Story = {
  name: 'Tiêu đề chỉ cho trình đọc',
  args: { hideTitle: true },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(1)
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    title:
      'Đánh giá năng lực nhân viên Trung tâm Khai thác kho lạnh và Vận tải đa phương thức Đồng bằng sông Cửu Long',
    status: <Status tone="warn">Đang chờ phê duyệt</Status>,
    summary:
      'Quyết định số 118/2026/QĐ-SML ngày 14-03-2026 của Tổng Giám đốc Tập đoàn Sông Mẫu; hạn nộp kết quả là ngày làm việc cuối cùng của quý',
  },
}

export const Dark: Story = { ...File, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
