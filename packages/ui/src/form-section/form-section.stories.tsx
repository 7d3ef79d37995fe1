import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateField } from '#ui/date-field/date-field.tsx'
import { FullRow } from '#ui/layout/columns.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { FormSection } from './form-section.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/FormSection',
  component: FormSection,
  args: {
    title: 'Thông tin cá nhân',
    children: (
      <>
        <TextField label="Họ và tên" required defaultValue="Nguyễn Thị Hồng Đào" />
        <DateField label="Ngày sinh" required defaultValue="1992-11-08" hint="34 tuổi" />
        <TextField label="Nơi sinh" defaultValue="Hà Nội" />
        <FullRow>
          <TextArea label="Ghi chú" />
        </FullRow>
      </>
    ),
  },
} satisfies Meta<typeof FormSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Thông tin cá nhân' })).toBeVisible()
  },
}
export const TwoColumns: Story = { name: 'Hai cột', args: { columns: 2 } }
export const Described: Story = {
  name: 'Có giải thích',
  args: { description: 'Ghi theo căn cước công dân đang còn hiệu lực.', level: 3 },
}
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    title: 'Địa chỉ thường trú theo đơn vị hành chính mới áp dụng từ ngày 01-07-2025 trên toàn quốc',
    description:
      'Chọn tỉnh, thành phố rồi đến phường, xã, đặc khu; địa chỉ trước ngày sáp nhập vẫn được giữ lại bên dưới để đối chiếu.',
  },
}
export const Dark: Story = { name: 'Tối', globals: { theme: 'dark' } }
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }
