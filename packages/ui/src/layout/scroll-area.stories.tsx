import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Status } from '#ui/badge/status.tsx'
import { Text } from '#ui/text/text.tsx'
import { Box } from './box.tsx'
import { Inline } from './inline.tsx'
import { ScrollArea } from './scroll-area.tsx'
import { Stack } from './stack.tsx'

const meta = {
  title: 'Thành phần/Bố cục/ScrollArea',
  component: ScrollArea,
  args: {
    label: 'Danh sách đơn vị',
    height: 'small',
    children: (
      <Box padding="sm">
        <Stack gap="sm">
          {Array.from({ length: 20 }, (_, index) => (
            <Text key={index} as="p">{`Đơn vị ${index + 1}`}</Text>
          ))}
        </Stack>
      </Box>
    ),
  },
} satisfies Meta<typeof ScrollArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const area = canvas.getByRole('region', { name: 'Danh sách đơn vị' })
    await expect(area).toHaveFocus()
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  },
}

export const Sideways: Story = {
  name: 'Cuộn ngang',
  globals: { width: 'phone' },
  args: {
    label: 'Các bước của hồ sơ',
    axis: 'horizontal',
    children: (
      <Inline wrap={false} gap="lg">
        {['Nộp hồ sơ', 'Sơ loại', 'Phỏng vấn vòng một', 'Phỏng vấn vòng hai', 'Thư mời', 'Nhận việc'].map(
          (step) => (
            <div key={step} style={{ flexShrink: 0 }}>
              <Status tone="neutral">{step}</Status>
            </div>
          ),
        )}
      </Inline>
    ),
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  globals: { width: 'phone' },
  args: {
    label: 'Nội dung quyết định',
    children: (
      <Box padding="sm">
        {'Căn cứ Bộ luật Lao động và nhu cầu công tác của Trung tâm Khai thác kho lạnh và Vận tải đa phương thức khu vực Đồng bằng sông Cửu Long, xét đề nghị của Trưởng phòng Hành chính Nhân sự. '.repeat(
          4,
        )}
      </Box>
    ),
  },
}

export const Filling: Story = {
  name: 'Đầy chỗ được cho',
  args: { height: 'fill' },
  decorators: [
    (Story) => (
      <div style={{ height: '120px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').offsetHeight).toBe(120)
  },
}

export const Dark: Story = { ...Default, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
