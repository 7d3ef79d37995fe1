import type { Meta, StoryObj } from '@storybook/react-vite'
import * as lucide from 'lucide-react'
import { Icon } from '#ui/icon/icon.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'

const meta = { title: 'Nền tảng/Biểu tượng', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** One icon a meaning, everywhere in both apps. */
const meanings = {
  'Thao tác': {
    'Thêm mới': lucide.Plus,
    Sửa: lucide.Pencil,
    Xóa: lucide.Trash2,
    Lưu: lucide.Save,
    'Tải lại': lucide.RotateCw,
    'Tìm kiếm': lucide.Search,
    Lọc: lucide.ListFilter,
    'Bỏ lọc': lucide.FilterX,
    'Nhập Excel': lucide.Upload,
    'Xuất Excel': lucide.Download,
    In: lucide.Printer,
    'Thao tác khác': lucide.Ellipsis,
    Đóng: lucide.X,
  },
  'Trạng thái': {
    Lỗi: lucide.CircleAlert,
    'Cần chú ý': lucide.TriangleAlert,
    'Thành công': lucide.CircleCheck,
    'Thông tin': lucide.Info,
    'Không có quyền': lucide.ShieldX,
    'Không có dữ liệu': lucide.Inbox,
    'Đang chờ': lucide.Clock,
  },
  'Điều hướng': {
    'Trang chủ': lucide.House,
    'Trang trước': lucide.ChevronLeft,
    'Trang sau': lucide.ChevronRight,
    'Mở rộng': lucide.ChevronDown,
    'Thu gọn': lucide.PanelLeftClose,
    'Công ty': lucide.Building2,
    'Trình đơn': lucide.Menu,
    Lịch: lucide.Calendar,
  },
}

export const Meanings: Story = {
  name: 'Mỗi nghĩa một hình',
  render: () => (
    <Stack gap="xl">
      {Object.entries(meanings).map(([group, icons]) => (
        <Card key={group} title={group}>
          <Grid tile="small" gap="md">
            {Object.entries(icons).map(([meaning, drawing]) => (
              <Inline key={meaning}>
                <Icon of={drawing} size="large" />
                <Text>{meaning}</Text>
              </Inline>
            ))}
          </Grid>
        </Card>
      ))}
    </Stack>
  ),
}
