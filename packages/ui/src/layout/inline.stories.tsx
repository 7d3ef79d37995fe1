import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '#ui/text/text.tsx'
import { Divider } from './divider.tsx'
import { Inline } from './inline.tsx'
import { Stack } from './stack.tsx'
import { Tile, tiles } from './parts/tiles.tsx'

const meta = {
  title: 'Thành phần/Bố cục/Inline',
  component: Inline,
  args: { children: tiles },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Wraps: Story = {
  name: 'Xuống dòng khi hết chỗ',
  globals: { width: 'phone' },
  play: async ({ canvas }) => {
    const [first, last] = ['Họ và tên', 'Mã số thuế'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    )
    await expect(last?.top).toBeGreaterThan(first?.bottom ?? 0)
  },
}

export const Justified: Story = {
  name: 'Căn theo dòng',
  render: () => (
    <Stack gap="sm">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          <Tile>{justify}</Tile>
          {tiles.slice(0, 2)}
        </Inline>
      ))}
    </Stack>
  ),
}

export const Aligned: Story = {
  name: 'Căn theo chiều cao',
  render: () => (
    <Stack gap="sm">
      {(['start', 'center', 'end', 'baseline', 'stretch'] as const).map((align) => (
        <Inline key={align} align={align}>
          <Tile>{align}</Tile>
          <Text size="title">1,240</Text>
          <Text size="hint">hồ sơ</Text>
        </Inline>
      ))}
    </Stack>
  ),
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    justify: 'between',
    wrap: false,
    children: (
      <>
        <Text>Đơn vị</Text>
        <Divider direction="vertical" />
        <Text truncate>
          Một dòng rất dài được cắt bằng dấu ba chấm khi hết chỗ: Ấ, Ộ, Ễ vẫn nguyên dấu, cả câu hiện khi rê
          chuột
        </Text>
      </>
    ),
  },
  globals: { width: 'phone' },
}

export const Dark: Story = { ...Aligned, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
