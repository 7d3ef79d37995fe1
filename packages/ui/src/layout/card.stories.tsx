import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { DescriptionList } from '#ui/description-list/description-list.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Box } from './box.tsx'
import { Card } from './card.tsx'
import { Divider } from './divider.tsx'
import { Stack } from './stack.tsx'

const contract = [
  { term: 'Số hợp đồng', value: '118/2020/HĐLĐ-SML' },
  { term: 'Loại', value: 'Không xác định thời hạn' },
  { term: 'Ngày ký', value: '14-03-2020' },
]

const meta = {
  title: 'Thành phần/Bố cục/Card',
  component: Card,
  args: { title: 'Hợp đồng hiện tại', children: <DescriptionList items={contract} /> },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hợp đồng hiện tại' })).toBeVisible()
  },
}

export const WithActions: Story = {
  name: 'Có thao tác',
  args: { actions: <Button size="small">Xem hợp đồng</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Xem hợp đồng' })).toHaveFocus()
  },
}

export const ToTheEdges: Story = {
  name: 'Nội dung sát viền',
  args: {
    padding: 'none',
    children: (
      <Stack gap="none">
        {['Khối Vận hành', 'Khối Kinh doanh', 'Khối Hỗ trợ'].map((unit) => (
          <div key={unit}>
            <Divider />
            <Box paddingBlock="md" paddingInline="lg">
              {unit}
            </Box>
          </div>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const [heading, unit] = [canvas.getByRole('heading'), canvas.getByText('Khối Vận hành')]
    const start = (element: HTMLElement) => element.getBoundingClientRect().left
    await expect(start(heading)).toBeGreaterThan(start(unit))
  },
}

export const WithoutTitle: Story = { name: 'Không tiêu đề', args: { title: undefined } }

export const Empty: Story = {
  name: 'Chưa có gì',
  args: {
    children: <EmptyState title="Chưa có hợp đồng nào" text="Thêm hợp đồng đầu tiên của người này." />,
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  globals: { width: 'phone' },
  args: {
    title:
      'Quá trình công tác tại Trung tâm Khai thác kho lạnh và Vận tải đa phương thức Đồng bằng sông Cửu Long',
    actions: <Button size="small">Xem toàn bộ quá trình công tác</Button>,
  },
}

export const Dark: Story = {
  ...WithActions,
  name: 'Tối và nén',
  globals: { theme: 'dark', density: 'compact' },
}
