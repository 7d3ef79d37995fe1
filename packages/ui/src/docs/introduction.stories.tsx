import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '#ui/layout/box.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { prose } from './docs.css.ts'

const meta = { title: 'Nền tảng/Giới thiệu', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const rules = [
  {
    title: 'Dữ liệu là bức tranh',
    text: 'Khung trang lặng lẽ; màu ngọc bích chỉ dành cho việc đang chọn hoặc việc chính, mỗi màn hình một nút chính.',
  },
  {
    title: 'Màu không nói một mình',
    text: 'Trạng thái luôn là huy hiệu có chữ; lỗi có biểu tượng và câu chỉ cách sửa, đứng ngay dưới ô nhập.',
  },
  {
    title: 'Khoảng cách thuộc về bố cục',
    text: 'Thành phần không mang lề ngoài và không nhận className; Stack, Inline, Columns và Grid giữ khoảng cách trên lưới 4 px.',
  },
  {
    title: 'Bàn phím và trình đọc màn hình trước tiên',
    text: 'Mọi thành phần dùng được bằng bàn phím; mỗi ví dụ ở đây được kiểm tra tự động trong cả giao diện sáng và tối.',
  },
  {
    title: 'Chữ Việt trọn vẹn',
    text: 'Giãn dòng từ 1.5, không cắt dấu, không đổi chữ khi bộ gõ đang ghép vần; tìm kiếm không phân biệt dấu.',
  },
]

export const Introduction: Story = {
  name: 'Bộ thành phần',
  render: () => (
    <Box padding="lg">
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level={1}>Bộ thành phần Nhân sự</Heading>
          <Text as="p">
            <span className={prose}>
              Mọi màn hình của ứng dụng nhân sự và trang ứng tuyển được ghép từ những phần ở đây. Thanh công
              cụ phía trên đổi giao diện, mật độ và bề rộng.
            </span>
          </Text>
        </Stack>
        {rules.map(({ title, text }) => (
          <Card key={title} title={title}>
            <Text as="p">{text}</Text>
          </Card>
        ))}
      </Stack>
    </Box>
  ),
}
