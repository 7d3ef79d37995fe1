import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '#ui/layout/card.tsx'
import { Text } from '#ui/text/text.tsx'
import { Comparison } from './comparison.tsx'

const sides = (before: string, after: string) => [
  { label: 'Giá trị cũ', value: before },
  { label: 'Giá trị mới', value: after },
]

const meta = {
  title: 'Thành phần/Dữ liệu/Comparison',
  component: Comparison,
  args: {
    items: [
      { key: 1, name: 'Quê quán', versions: sides('Hải Dương', 'Hải Phòng') },
      { key: 2, name: 'Dân tộc', versions: sides('', 'Kinh') },
    ],
  },
  decorators: [
    (Story) => (
      <Card title="Thông tin thay đổi">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Comparison>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      'Hải Dương',
      'Hải Phòng',
      'Chưa có',
      'Kinh',
    ])
    await expect(canvas.getByText('Phò').tagName).toBe('MARK')
  },
}

export const ThreeVersions: Story = {
  name: 'Ba bản',
  args: {
    items: [
      {
        key: 1,
        name: 'Quê quán',
        versions: [...sides('Hải Dương', 'Hải Phòng'), { label: 'Hiện tại', value: 'Hà Nội' }],
        children: <Text tone="soft">Dữ liệu đã thay đổi sau khi gửi.</Text>,
      },
    ],
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    items: [
      {
        key: 1,
        name: 'Địa chỉ thường trú (số nhà, đường, thôn) theo đơn vị hành chính mới',
        versions: sides(
          'Số 12 ngõ 34 Đội Cấn, phường Đội Cấn, quận Ba Đình, thành phố Hà Nội',
          'Số 120 ngõ 34 Đội Cấn, phường Đội Cấn, quận Ba Đình, thành phố Hà Nội',
        ),
      },
    ],
  },
}

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
