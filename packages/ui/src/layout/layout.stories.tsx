import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Status } from '#ui/badge/status.tsx'
import { Button } from '#ui/button/button.tsx'
import { Text } from '#ui/text/text.tsx'
import { Box } from './box.tsx'
import { Card } from './card.tsx'
import { Columns, FullRow } from './columns.tsx'
import { Divider } from './divider.tsx'
import { Grid } from './grid.tsx'
import { Inline } from './inline.tsx'
import { Page } from './page.tsx'
import { ScrollArea } from './scroll-area.tsx'
import { Stack } from './stack.tsx'

const meta = {
  title: 'Thành phần/Bố cục',
  component: Page,
  subcomponents: { Box, Stack, Inline, Columns, Grid, Card, Divider, ScrollArea },
  args: { title: 'Danh sách nhân viên', children: null },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const Tile = ({ children }: { children: string }) => (
  <Box background="brand" corner="control" padding="md">
    {children}
  </Box>
)

const tiles = ['Họ và tên', 'Ngày sinh', 'Giới tính', 'Nơi cấp', 'Mã số thuế'].map((name) => (
  <Tile key={name}>{name}</Tile>
))

export const List: Story = {
  name: 'Trang danh sách',
  parameters: { layout: 'fullscreen' },
  args: {
    summary: '412 người, cập nhật lúc 09:14',
    actions: (
      <>
        <Button icon={Download}>Xuất Excel</Button>
        <Button tone="primary" icon={Plus}>
          Thêm mới
        </Button>
      </>
    ),
    children: <Card>Bảng nhân viên đứng ở đây.</Card>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Danh sách nhân viên')
  },
}

export const File: Story = {
  name: 'Trang hồ sơ',
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Nguyễn Thị Hồng Đào',
    media: <Avatar name="Nguyễn Thị Hồng Đào" size="large" />,
    status: <Status tone="ok">Đang làm việc</Status>,
    summary: 'SM001842 · Chuyên viên · Phòng Hành chính Nhân sự · vào công ty 14-03-2016 (10 năm 8 tháng)',
    actions: <Button tone="primary">Lưu</Button>,
    children: (
      <Columns count="main-aside">
        <Card title="Thông tin cá nhân">
          <Columns count={3}>
            {tiles}
            <FullRow>
              <Tile>Địa chỉ thường trú</Tile>
            </FullRow>
          </Columns>
        </Card>
        <Stack>
          <Card title="Hồ sơ còn thiếu">Giấy khám sức khỏe</Card>
          <Card title="Hợp đồng hiện tại" actions={<Button size="small">Xem</Button>}>
            118/2020/HĐLĐ-SML
          </Card>
        </Stack>
      </Columns>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hồ sơ còn thiếu' })).toBeVisible()
  },
}

export const FileOnPhone: Story = {
  ...File,
  name: 'Trang hồ sơ trên điện thoại',
  globals: { width: 'phone' },
  play: async ({ canvas }) => {
    const [first, second] = ['Họ và tên', 'Ngày sinh'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    )
    await expect(first?.left).toBe(second?.left)
  },
}

export const HiddenTitle: Story = {
  name: 'Tiêu đề chỉ cho trình đọc',
  args: { hideTitle: true, children: <Card>Nội dung</Card> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().width).toBeLessThanOrEqual(
      1,
    )
  },
}

export const Parts: Story = {
  name: 'Chồng, hàng, lưới',
  render: () => (
    <Stack gap="xl">
      <Inline gap="md">{tiles}</Inline>
      <Divider />
      <Inline justify="between" wrap={false}>
        <Text>Bên trái</Text>
        <Divider direction="vertical" />
        <Text truncate>Một dòng rất dài được cắt bằng dấu ba chấm khi hết chỗ: Ấ, Ộ, Ễ vẫn nguyên dấu</Text>
      </Inline>
      <Grid tile="small">{tiles}</Grid>
      <Stack gap="xs" align="start">
        {tiles}
      </Stack>
    </Stack>
  ),
}

export const Surfaces: Story = {
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

export const Scrolling: Story = {
  name: 'Vùng cuộn',
  render: () => (
    <ScrollArea label="Danh sách đơn vị" height="small">
      <Stack gap="sm">
        {Array.from({ length: 20 }, (_, index) => (
          <Text key={index} as="p">{`Đơn vị ${index + 1}`}</Text>
        ))}
      </Stack>
    </ScrollArea>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Danh sách đơn vị' })).toHaveFocus()
  },
}

export const Dark: Story = { ...File, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
