import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from '#ui/description-list/description-list.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'Thành phần/Dữ liệu/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Shapes: Story = {
  name: 'Hình dạng',
  render: () => (
    <Card>
      <Stack gap="sm">
        <Skeleton shape="avatar" />
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton shape="control" width="quarter" />
        <Skeleton shape="block" />
      </Stack>
    </Card>
  ),
}

export const KeepsHeight: Story = {
  name: 'Không xô lệch',
  render: () => (
    <Stack gap="none">
      <Text as="p">Nguyễn Thị Hồng Đào</Text>
      <Text as="p">
        <Skeleton />
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [text, skeleton] = [...canvasElement.querySelectorAll('p')].map(
      (line) => line.getBoundingClientRect().height,
    )
    await expect(Math.abs((text ?? 0) - (skeleton ?? 0))).toBeLessThan(1)
  },
}

export const Widths: Story = {
  name: 'Bề rộng',
  render: () => (
    <Stack gap="sm">
      <Skeleton width="quarter" />
      <Skeleton width="half" />
      <Skeleton width="most" />
      <Skeleton />
    </Stack>
  ),
}

export const File: Story = {
  name: 'Một hồ sơ đang tải',
  render: () => (
    <Card title="Hợp đồng hiện tại">
      <DescriptionList
        items={[
          { term: 'Số', value: <Skeleton width="half" /> },
          { term: 'Loại', value: <Skeleton width="most" /> },
          { term: 'Hiệu lực', value: <Skeleton width="quarter" /> },
        ]}
      />
    </Card>
  ),
}

export const Dark: Story = { ...Shapes, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
