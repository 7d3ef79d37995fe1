import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Status } from '#ui/badge/status.tsx'
import { Button } from '#ui/button/button.tsx'
import { DescriptionList } from '#ui/description-list/description-list.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { DoDont } from './parts/do-dont.tsx'

const meta = { title: 'Nền tảng/Chọn thành phần', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const layers = [
  {
    term: 'Đọc một lời giải thích ngắn',
    value:
      'Tooltip: một câu, hiện khi rê chuột hoặc khi có tiêu điểm; không chứa nút, không chứa điều bắt buộc phải biết.',
  },
  { term: 'Chọn một trong vài việc', value: 'DropdownMenu: các việc của một dòng, một nút “Thao tác khác”.' },
  {
    term: 'Đặt vài giá trị cạnh nơi bấm',
    value: 'Popover: bộ lọc của một cột, lịch; trang phía sau vẫn đọc được.',
  },
  {
    term: 'Làm xong một việc rồi quay lại',
    value:
      'Dialog: một việc ngắn, dưới khoảng bảy ô. Dài hơn thì mở một trang, vì trang có địa chỉ và nút Quay lại.',
  },
  { term: 'Xem hoặc sửa bên cạnh danh sách', value: 'Drawer: danh sách còn thấy, đóng lại là về đúng chỗ.' },
  {
    term: 'Hỏi trước khi làm điều không lấy lại được',
    value:
      'ConfirmDialog: nút nói đúng việc sẽ làm, “Xóa hợp đồng”, không phải “Đồng ý”. Lấy lại được thì đừng hỏi: làm ngay và cho “Hoàn tác”.',
  },
  {
    term: 'Báo rằng việc đã xong',
    value: 'Toast: tự đóng; lỗi thì đứng tại chỗ có lỗi, toast không bao giờ là nơi duy nhất nói lỗi.',
  },
]

export const Layers: Story = {
  name: 'Hỏi, báo, mở thêm',
  render: () => (
    <Card title="Cần làm gì, dùng lớp nổi nào">
      <DescriptionList layout="under" columns={2} items={layers} />
    </Card>
  ),
}

const views = [
  {
    term: 'Nhiều bản ghi cùng loại',
    value: 'DataTable: lọc, sắp xếp, chọn nhiều dòng; trên điện thoại thành thẻ.',
  },
  { term: 'Một bản ghi để đọc', value: 'DescriptionList trong Card; giá trị trống hiện “Chưa có”.' },
  { term: 'Cấp trên, cấp dưới', value: 'Tree để tìm, chọn và chuyển chỗ; OrgChart để nhìn toàn cảnh và in.' },
  { term: 'Một con số', value: 'Stat kèm một dòng so sánh; phần trăm hoàn thành thì ProgressRing.' },
  { term: 'Trạng thái của một bản ghi', value: 'Status: một chữ, sáu sắc thái, mỗi sắc thái một nghĩa.' },
  { term: 'Số việc đang chờ', value: 'CountBadge cạnh mục trình đơn hoặc tab; bằng 0 thì không hiện.' },
  {
    term: 'Nhiều góc nhìn của một bản ghi',
    value: 'Tabs: đổi góc nhìn mà không mất chỗ. Đi sang bản ghi khác thì dùng Link.',
  },
  { term: 'Nhiều bước phải theo thứ tự', value: 'Stepper: từ ba đến sáu bước, quay lại được bước đã xong.' },
]

export const Views: Story = {
  name: 'Hiển thị dữ liệu',
  render: () => (
    <Card title="Dữ liệu nào, hiện bằng gì">
      <DescriptionList layout="under" columns={2} items={views} />
    </Card>
  ),
}

const waits = [
  {
    term: 'Biết trước hình dạng sẽ hiện',
    value: 'Skeleton: cùng chiều cao với dữ liệu, nên không có gì xô lệch.',
  },
  { term: 'Chưa biết hình dạng', value: 'Loading: “Đang tải dữ liệu...” ở giữa chỗ trống.' },
  {
    term: 'Một nút đang làm việc',
    value: 'Button loading: giữ bề rộng, giữ tiêu điểm, bấm thêm không có tác dụng.',
  },
  { term: 'Cả trang đang chuyển', value: 'ProgressBar ở mép trên; trang cũ vẫn đọc được.' },
  { term: 'Biết đã xong bao nhiêu phần trăm', value: 'ProgressRing, hoặc dòng tệp của FileField.' },
  { term: 'Không có gì để hiện', value: 'EmptyState: nói lẽ ra có gì, và mời bước tiếp theo.' },
  { term: 'Tải không được', value: 'ErrorState tại chỗ, với “Thử lại”; chữ người dùng đã nhập không mất.' },
  { term: 'Không có trang, không có quyền', value: 'NotFound, Forbidden: cả màn hình, luôn có lối đi tiếp.' },
]

export const Waits: Story = {
  name: 'Chờ, trống, lỗi',
  render: () => (
    <Card title="Khi chưa có dữ liệu">
      <DescriptionList layout="under" columns={2} items={waits} />
    </Card>
  ),
}

export const DosAndDonts: Story = {
  name: 'Nên và không nên',
  render: () => (
    <Stack gap="xl">
      <DoDont
        title="Một nút chính"
        good={
          <Inline justify="end">
            <Button icon={Download}>Xuất Excel</Button>
            <Button tone="primary" icon={Plus}>
              Thêm mới
            </Button>
          </Inline>
        }
        because="Mắt tìm thấy ngay việc chính; nó đứng cuối, bên phải."
        bad={
          <Inline justify="end">
            <Button tone="primary">Nhập Excel</Button>
            <Button tone="primary">Xuất Excel</Button>
            <Button tone="primary">Thêm mới</Button>
          </Inline>
        }
        instead="Ba nút cùng kêu to thì không nút nào là chính. Giữ một, hai nút kia để sắc thái thường."
      />
      <DoDont
        title="Lời trên nút"
        good={
          <Inline>
            <Button>Ở lại</Button>
            <Button tone="danger">Xóa 3 hợp đồng</Button>
          </Inline>
        }
        because="Đọc riêng nút cũng biết điều gì sắp xảy ra."
        bad={
          <Inline>
            <Button>Không</Button>
            <Button tone="primary">Có</Button>
          </Inline>
        }
        instead="Phải đọc lại câu hỏi mới dám bấm. Gọi tên việc sẽ làm."
      />
      <DoDont
        title="Trạng thái"
        good={
          <Inline>
            <Status tone="warn">Sắp hết hạn</Status>
          </Inline>
        }
        because="Chữ nói nghĩa, màu chỉ giúp tìm nhanh."
        bad={<Text tone="warn">● SM001842</Text>}
        instead="Người không phân biệt được màu không biết chấm này nghĩa là gì."
      />
      <DoDont
        title="Chỗ trống"
        good={
          <EmptyState
            level={3}
            title="Chưa có hợp đồng nào"
            text="Thêm hợp đồng đầu tiên, hoặc nhập danh sách từ tệp Excel."
            actions={<Button>Thêm hợp đồng</Button>}
          />
        }
        because="Nói lẽ ra có gì và mời bước tiếp theo."
        bad={<Text tone="hint">Không có dữ liệu.</Text>}
        instead="Người mới không biết vì sao trống và phải làm gì."
      />
      <DoDont
        title="Số, mã, ngày trong cột"
        good={
          <Stack gap="xs" align="end">
            <Text tabular>11-11-2011</Text>
            <Text tabular>24-08-2026</Text>
          </Stack>
        }
        because="tabular cho mọi chữ số cùng bề rộng, nên các dòng thẳng hàng."
        bad={
          <Stack gap="xs" align="end">
            <Text>11-11-2011</Text>
            <Text>24-08-2026</Text>
          </Stack>
        }
        instead="Chữ số 1 hẹp hơn, mắt phải dò từng dòng."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Không nên:')).toHaveLength(canvas.getAllByText('Nên:').length)
  },
}
