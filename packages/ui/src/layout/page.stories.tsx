import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Status } from '#ui/badge/status.tsx'
import { Button } from '#ui/button/button.tsx'
import { PeopleTable } from '#ui/data-table/parts/demo/people-table.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { DescriptionList } from '#ui/description-list/description-list.tsx'
import { FormSection } from '#ui/form-section/form-section.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Card } from './card.tsx'
import { Columns, FullRow } from './columns.tsx'
import { Page } from './page.tsx'
import { Stack } from './stack.tsx'

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
    children: <PeopleTable />,
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
        <Card>
          <Stack gap="2xl">
            <FormSection title="Thông tin cá nhân">
              <TextField label="Họ và tên" required defaultValue="Nguyễn Thị Hồng Đào" />
              <DateField label="Ngày sinh" required defaultValue="1992-03-14" />
              <TextField label="Số căn cước" defaultValue="001192004567" />
              <FullRow>
                <TextField
                  label="Địa chỉ thường trú"
                  defaultValue="Số 12 ngõ 34 Đội Cấn, phường Ngọc Hà, thành phố Hà Nội"
                />
              </FullRow>
            </FormSection>
            <FormSection title="Công việc">
              <TextField label="Chức vụ" defaultValue="Chuyên viên" />
              <DateField label="Ngày vào" defaultValue="2016-03-14" />
              <MoneyField label="Lương cơ bản" defaultValue={18_500_000} />
            </FormSection>
          </Stack>
        </Card>
        <Stack>
          <Card title="Hồ sơ còn thiếu">
            <Status tone="warn">Giấy khám sức khỏe</Status>
          </Card>
          <Card title="Hợp đồng hiện tại" actions={<Button size="small">Xem</Button>}>
            <DescriptionList
              items={[
                { term: 'Số', value: '118/2020/HĐLĐ-SML' },
                { term: 'Loại', value: 'Không xác định thời hạn' },
                { term: 'Ký ngày', value: '14-03-2020' },
              ]}
            />
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

export const Bounded: Story = {
  name: 'Trang biểu mẫu: có bề rộng tối đa',
  args: { title: 'Thêm khóa đào tạo', width: 'bounded', children: <TextField label="Tên khóa đào tạo" /> },
  decorators: [
    (Shown) => (
      <div style={{ width: 1800 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('textbox').getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(1280)
    await expect(width).toBeGreaterThan(1000)
  },
}

export const ActionsInSight: Story = {
  name: 'Biểu mẫu dài: nút lưu luôn thấy',
  args: {
    title: 'Thêm nhân viên',
    actionsAt: 'foot',
    actions: <Button tone="primary">Lưu</Button>,
    children: (
      <Stack>
        {Array.from({ length: 40 }, (_, at) => (
          <TextField key={at} label={`Thông tin ${at + 1}`} />
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const bottom = () => canvas.getByRole('button', { name: 'Lưu' }).getBoundingClientRect().bottom
    await expect(bottom()).toBeLessThanOrEqual(window.innerHeight)
    // A field that gets the focus is not left below the button.
    for (const field of canvas.getAllByRole('textbox').slice(0, 25)) field.focus()
    const focused = document.activeElement?.getBoundingClientRect().bottom
    await expect(focused).toBeLessThanOrEqual(
      canvas.getByRole('button', { name: 'Lưu' }).getBoundingClientRect().top,
    )
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
