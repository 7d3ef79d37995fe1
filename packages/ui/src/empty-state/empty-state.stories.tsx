import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, UserPlus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = { title: 'Thành phần/Dữ liệu/EmptyState', component: EmptyState } satisfies Meta<
  typeof EmptyState
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Không có dữ liệu để hiển thị' })).toBeVisible()
  },
}

export const WithNextStep: Story = {
  name: 'Có bước tiếp theo',
  args: {
    title: 'Chưa có hợp đồng nào',
    text: 'Thêm hợp đồng đầu tiên, hoặc nhập danh sách từ tệp Excel.',
    actions: (
      <Button tone="primary" icon={Plus}>
        Thêm mới
      </Button>
    ),
  },
}

export const OwnIcon: Story = {
  name: 'Biểu tượng riêng',
  args: {
    icon: UserPlus,
    title: 'Chưa có ứng viên nào',
    text: 'Chia sẻ đường dẫn của đợt tuyển dụng, hồ sơ sẽ hiện ở đây ngay khi được gửi.',
  },
}

export const InCard: Story = {
  name: 'Trong thẻ, bàn phím',
  render: (args) => (
    <Card title="Hợp đồng">
      <EmptyState {...args} level={3} />
    </Card>
  ),
  args: WithNextStep.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Chưa có hợp đồng nào')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Thêm mới' })).toHaveFocus()
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    title: 'Không có nhân viên nào thuộc Khối vận hành và trực thuộc khớp với bộ lọc đang chọn',
    text: 'Bộ lọc hiện có: ngày vào làm nhỏ hơn hoặc bằng 31-12-2026, trạng thái thử việc, chức vụ phó trưởng ca bốc xếp.',
  },
}

export const Dark: Story = {
  ...WithNextStep,
  name: 'Tối và nén',
  globals: { theme: 'dark', density: 'compact' },
}
