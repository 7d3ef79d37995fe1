import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from './card.tsx'
import { Columns, FullRow } from './columns.tsx'
import { Stack } from './stack.tsx'
import { longTile, Tile, tiles } from './parts/tiles.tsx'

const meta = {
  title: 'Thành phần/Bố cục/Columns',
  component: Columns,
  subcomponents: { FullRow },
  args: { count: 3, children: tiles },
} satisfies Meta<typeof Columns>

export default meta
type Story = StoryObj<typeof meta>

const lefts = (canvas: { getByText: (text: string) => HTMLElement }) =>
  ['Họ và tên', 'Ngày sinh'].map((name) => Math.round(canvas.getByText(name).getBoundingClientRect().left))

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const [first, second] = lefts(canvas)
    await expect(second).toBeGreaterThan(first ?? 0)
  },
}

export const Counts: Story = {
  name: 'Số cột',
  render: () => (
    <Stack gap="xl">
      {([2, 3, 4] as const).map((count) => (
        <Columns key={count} count={count}>
          {tiles}
        </Columns>
      ))}
    </Stack>
  ),
}

export const WithSide: Story = {
  name: 'Thân và cột bên 288 px',
  args: {
    count: 'main-aside',
    children: (
      <>
        <Card title="Thông tin cá nhân">Biểu mẫu đứng ở đây.</Card>
        <Card title="Hồ sơ còn thiếu">Giấy khám sức khỏe</Card>
      </>
    ),
  },
}

export const SideFirst: Story = {
  name: 'Cột bên đứng trước',
  args: {
    count: 'aside-main',
    children: (
      <>
        <Card title="Đơn vị">Cây đơn vị</Card>
        <Card title="Khối Vận hành">Hồ sơ của đơn vị đang chọn</Card>
      </>
    ),
  },
}

export const WholeRow: Story = {
  name: 'Chiếm cả hàng',
  args: {
    children: (
      <>
        {tiles.slice(0, 3)}
        <FullRow>
          <Tile>Địa chỉ thường trú</Tile>
        </FullRow>
      </>
    ),
  },
}

export const Folded: Story = {
  name: 'Điện thoại: một cột',
  globals: { width: 'phone' },
  play: async ({ canvas }) => {
    const [first, second] = lefts(canvas)
    await expect(second).toBe(first)
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: { count: 4, children: [longTile, ...tiles.slice(0, 3)] },
}

export const Dark: Story = { ...WithSide, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
