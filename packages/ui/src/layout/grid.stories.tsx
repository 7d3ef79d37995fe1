import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stat } from '#ui/stat/stat.tsx'
import { Card } from './card.tsx'
import { Grid } from './grid.tsx'
import { Stack } from './stack.tsx'
import { longTile, tiles } from './parts/tiles.tsx'

const figures = [
  ['Nhân viên đang làm việc', '1,240'],
  ['Hợp đồng sắp hết hạn', '18'],
  ['Hồ sơ còn thiếu', '36'],
  ['Đang tuyển', '7'],
] as const

const meta = {
  title: 'Thành phần/Bố cục/Grid',
  component: Grid,
  args: {
    children: figures.map(([label, value]) => (
      <Card key={label}>
        <Stat label={label} value={value} />
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Tiles: Story = {
  name: 'Bề rộng ô',
  render: () => (
    <Stack gap="xl">
      {(['small', 'medium', 'large'] as const).map((tile) => (
        <Grid key={tile} tile={tile}>
          {tiles}
        </Grid>
      ))}
    </Stack>
  ),
}

export const OnPhone: Story = {
  name: 'Điện thoại',
  globals: { width: 'phone' },
  args: { tile: 'large' },
  play: async ({ canvas }) => {
    const [first, second] = figures.map(([label]) => canvas.getByText(label).getBoundingClientRect().left)
    await expect(second).toBe(first)
  },
}

export const LongText: Story = { name: 'Chữ dài', args: { tile: 'small', children: [longTile, ...tiles] } }

export const AsList: Story = {
  name: 'Là danh sách',
  args: { as: 'ul', children: tiles.map((tile) => <li key={tile.key}>{tile}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}

export const Dark: Story = { ...Default, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
