import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '#ui/layout/card.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stat } from './stat.tsx'

const meta = {
  title: 'Thành phần/Dữ liệu/Stat',
  component: Stat,
  args: {
    label: 'Nhân viên đang làm việc',
    value: '4,812',
    note: 'Tăng 12 so với tháng trước',
    noteTone: 'ok',
  },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Row: Story = {
  name: 'Một hàng',
  render: (args) => (
    <Grid tile="medium">
      <Card>
        <Stat {...args} />
      </Card>
      <Card>
        <Stat label="Hợp đồng sắp hết hạn" value="18" note="Trong 30 ngày tới" noteTone="warn" />
      </Card>
      <Card>
        <Stat label="Quỹ lương tháng 11" value="128,450,000,000.0" />
      </Card>
    </Grid>
  ),
}

export const LongFigure: Story = {
  name: 'Số dài trên một dòng',
  args: { label: 'Quỹ lương tháng 11', value: '128,450,000,000.0' },
  render: (args) => (
    <Grid tile="small">
      {[1, 2, 3, 4, 5].map((card) => (
        <Card key={card}>
          <Stat {...args} />
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByText('128,450,000,000.0')) {
      await expect(figure.getClientRects()).toHaveLength(1)
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
    }
  },
}

export const Loading: Story = {
  name: 'Đang tải',
  args: { loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('4,812')).toBeNull()
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const Dark: Story = { ...Row, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Người lao động thời vụ thuộc Trung tâm Khai thác kho lạnh Đồng bằng sông Cửu Long',
    value: '1,240',
    note: 'Giảm 36 so với cùng kỳ năm trước, chủ yếu ở các tổ bốc xếp hàng lạnh xuất khẩu',
    noteTone: 'warn',
  },
  render: (args) => (
    <Grid tile="small">
      <Card>
        <Stat {...args} />
      </Card>
    </Grid>
  ),
}
