import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Status } from '#ui/badge/status.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/link/link.tsx'
import { Text } from '#ui/text/text.tsx'
import { DescriptionList } from './description-list.tsx'

const meta = {
  title: 'Thành phần/Dữ liệu/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Số', value: '118/2020/HĐLĐ-SML' },
      { term: 'Loại', value: 'Không xác định thời hạn' },
      { term: 'Hiệu lực', value: '14-03-2020' },
      { term: 'Ghi chú', value: '' },
    ],
  },
  decorators: [
    (Story) => (
      <Card title="Hợp đồng hiện tại">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4)
    const values = canvas.getAllByRole('definition')
    await expect(values[3]).toHaveTextContent('Chưa có')
    const starts = values.map((value) => value.getBoundingClientRect().left)
    await expect(new Set(starts).size).toBe(1)
  },
}

export const TwoColumns: Story = { name: 'Hai cột', args: { columns: 2 } }

export const ThreeColumns: Story = { name: 'Ba cột', args: { columns: 3, layout: 'under' } }

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    items: [
      {
        term: 'Địa chỉ thường trú theo đơn vị hành chính cũ',
        value: 'Số 12 ngõ 34 Đội Cấn, phường Đội Cấn, quận Ba Đình, thành phố Hà Nội',
      },
      { term: 'Mã tham chiếu', value: 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90' },
    ],
  },
}

export const RichValues: Story = {
  name: 'Giá trị là trạng thái, liên kết',
  args: {
    items: [
      { term: 'Trạng thái', value: <Status tone="ok">Còn hiệu lực</Status> },
      { term: 'Quyết định', value: <Link href="#quyet-dinh">118/QĐ-SML</Link> },
      { term: 'Mức lương', value: <Text tabular>18,500,000.0</Text> },
    ],
  },
}

export const Dark: Story = {
  ...TwoColumns,
  name: 'Tối và nén',
  globals: { theme: 'dark', density: 'compact' },
}
