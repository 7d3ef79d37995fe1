import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Box } from './box.tsx'
import { Grid } from './grid.tsx'
import { Inline } from './inline.tsx'

const meta = {
  title: 'Thành phần/Bố cục/Box',
  component: Box,
  args: {
    padding: 'lg',
    background: 'surface2',
    corner: 'card',
    children: 'Hồ sơ còn thiếu: giấy khám sức khỏe',
  },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Backgrounds: Story = {
  name: 'Nền',
  render: () => (
    <Grid tile="small">
      {(['surface', 'surface2', 'neutral', 'brand', 'ok', 'warn', 'bad', 'info'] as const).map(
        (background) => (
          <Box key={background} background={background} corner="card" padding="lg">
            {background}
          </Box>
        ),
      )}
    </Grid>
  ),
}

export const Distances: Story = {
  name: 'Khoảng cách trong',
  render: () => (
    <Inline align="start" gap="lg">
      {(['none', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const).map((padding) => (
        <Box key={padding} background="brand" padding={padding}>
          <Box background="surface">{padding}</Box>
        </Box>
      ))}
      <Box background="brand" paddingBlock="xs" paddingInline="xl">
        <Box background="surface">xs trên dưới, xl hai bên</Box>
      </Box>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const outer = canvas.getByText('3xl').parentElement
    await expect(outer && getComputedStyle(outer).paddingInlineStart).toBe('48px')
  },
}

export const Corners: Story = {
  name: 'Bo góc',
  render: () => (
    <Inline gap="lg">
      {(['control', 'card', 'round'] as const).map((corner) => (
        <Box key={corner} background="info" corner={corner} paddingBlock="md" paddingInline="xl">
          {corner}
        </Box>
      ))}
    </Inline>
  ),
}

export const LongText: Story = {
  name: 'Chữ dài',
  globals: { width: 'phone' },
  args: {
    background: 'warn',
    children:
      'Quyết định bổ nhiệm Trưởng phòng Hành chính Nhân sự và Quản trị nguồn nhân lực khu vực Đồng bằng sông Cửu Long chưa có chữ ký.',
  },
}

export const Dark: Story = {
  ...Backgrounds,
  name: 'Tối và nén',
  globals: { theme: 'dark', density: 'compact' },
}
