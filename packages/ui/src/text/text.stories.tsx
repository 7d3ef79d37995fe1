import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Columns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from './text.tsx'

const meta = {
  title: 'Thành phần/Chữ và biểu tượng/Text',
  component: Text,
  args: { children: 'Nguyễn Thị Hồng Đào' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Sizes: Story = {
  name: 'Cỡ',
  render: (args) => (
    <Stack gap="sm">
      {(['title', 'section', 'body', 'label', 'hint'] as const).map((size) => (
        <Text key={size} size={size}>
          {args.children} · {size}
        </Text>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  name: 'Sắc thái',
  render: (args) => (
    <Stack gap="sm">
      {(['ink', 'soft', 'hint', 'brand', 'ok', 'warn', 'bad', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {args.children} · {tone}
        </Text>
      ))}
    </Stack>
  ),
}

export const Truncated: Story = {
  name: 'Chữ dài bị cắt',
  render: () => (
    <Columns count={4}>
      <Text truncate>Ấn Độ Ễnh: Phòng Hành chính Nhân sự và Quản trị nguồn nhân lực khu vực phía Bắc</Text>
    </Columns>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Ấn Độ/)
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)
    await expect(text).toHaveAttribute('title', text.textContent)
  },
}

export const Dates: Story = {
  name: 'Ngày không bị ngắt dòng',
  render: () => (
    <div style={{ width: '190px' }}>
      <Text as="p">Mở từ 01-03-2027 08:00 đến 02-03-2027 11:00, nộp lúc 02-03-2027 10:41</Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const dates = [...canvasElement.querySelectorAll('p span')]
    await expect(dates).toHaveLength(3)
    // One box each: a run that goes on in the next line has two.
    for (const date of dates) await expect(date.getClientRects()).toHaveLength(1)
  },
}

export const Tabular: Story = {
  name: 'Chữ số đều bề rộng',
  render: () => (
    <Stack gap="xs" align="start">
      <Text tabular>11-11-2011</Text>
      <Text tabular>44-44-4044</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await document.fonts.load('14px "Be Vietnam Pro Figures"', '0123456789')
    const [ones, fours] = ['11-11-2011', '44-44-4044'].map(
      (date) => canvas.getByText(date).getBoundingClientRect().width,
    )
    await expect(Math.abs((ones ?? 0) - (fours ?? 99))).toBeLessThan(0.5)
  },
}

export const Dark: Story = { ...Tones, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
