import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Columns } from './columns.tsx'
import { Stack } from './stack.tsx'
import { longTile, Tile, tiles } from './parts/tiles.tsx'

const meta = {
  title: 'Thành phần/Bố cục/Stack',
  component: Stack,
  args: { children: tiles },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Gaps: Story = {
  name: 'Khoảng cách',
  render: () => (
    <Columns count={3}>
      {(['xs', 'lg', '2xl'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Tile>{gap}</Tile>
          {tiles.slice(0, 2)}
        </Stack>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [above, below] = [canvas.getByText('2xl'), canvas.getAllByText('Họ và tên')[2]].map((tile) =>
      tile?.getBoundingClientRect(),
    )
    await expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBe(32)
  },
}

export const Alignments: Story = {
  name: 'Căn ngang',
  render: () => (
    <Columns count={4}>
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack key={align} align={align} gap="sm">
          <Tile>{align}</Tile>
          {tiles.slice(0, 2)}
        </Stack>
      ))}
    </Columns>
  ),
}

export const AsList: Story = {
  name: 'Là danh sách',
  args: { as: 'ul', gap: 'sm', children: tiles.map((tile) => <li key={tile.key}>{tile}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  globals: { width: 'phone' },
  args: { children: [...tiles.slice(0, 1), <div key="long">{longTile}</div>] },
}

export const Dark: Story = { ...Gaps, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
