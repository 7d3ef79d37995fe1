import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from '#ui/description-list/description-list.tsx'
import { code } from '#ui/docs/guide.css.ts'
import { filterOperators } from '#ui/filter-popover/filter-operators.ts'
import { dataTableLabels } from '#ui/labels/data-table.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { people } from './parts/demo/people.ts'
import { PeopleTable } from './parts/demo/people-table.tsx'

const meta = { title: 'Nền tảng/Hướng dẫn bảng', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const owners = [
  {
    term: 'Truy vấn (trang, lọc, sắp xếp): nơi gọi giữ',
    value:
      'Trang, số dòng, sắp xếp, bộ lọc, từ khóa. Ứng dụng giữ trong địa chỉ, nên nút Quay lại và liên kết chia sẻ đều đúng.',
  },
  {
    term: 'Cách bày cột: theo từng người dùng',
    value: 'Thứ tự, bề rộng, ghim, ẩn, mật độ. Giữ theo người và theo bảng, qua TablePreferences.',
  },
  {
    term: 'Dòng đang chọn: màn hình giữ',
    value:
      'Từng dòng qua các trang, hoặc “tất cả trừ”. Bộ lọc đổi thì “tất cả” được bỏ, vì đó là những dòng khác.',
  },
  { term: 'Phần đang mở: bảng tự giữ', value: 'Bộ lọc đang soạn, trình đơn, dòng mở rộng.' },
]

export const WhoOwnsWhat: Story = {
  name: 'Ai giữ điều gì',
  render: () => (
    <Card title="Bốn loại trạng thái">
      <DescriptionList layout="under" columns={2} items={owners} />
    </Card>
  ),
}

const columnSample = `const columns: readonly DataTableColumn<Employee>[] = [
  { id: 'code', header: 'Mã nhân viên', kind: 'code', sortable: true, filter: { kind: 'text' } },
  { id: 'full_name', header: 'Họ và tên', hideable: false, priority: 1, filter: { kind: 'text' } },
  { id: 'join_date', header: 'Ngày vào', kind: 'date', filter: { kind: 'date' } },
  { id: 'status', header: 'Trạng thái', priority: 2,
    filter: { kind: 'select', options: statuses },
    cell: ({ status }) => <Status tone={tones[status]}>{labels[status]}</Status> },
]`

const columnRules = [
  { term: 'id', value: 'Tên một trường của dòng; tên khác thì phải có cell.' },
  { term: 'kind', value: 'Định dạng, căn lề và chữ số đều bề rộng: mã, số, tiền, ngày, thời điểm.' },
  {
    term: 'sortable',
    value: 'Chỉ đặt khi máy chủ sắp xếp được; bảng không bao giờ sắp xếp riêng một trang.',
  },
  { term: 'priority', value: 'Chỗ trên thẻ của điện thoại: 1 là tên thẻ, 2 đứng cạnh, 3 trở đi ở dưới.' },
  {
    term: 'Để ngoài thành phần',
    value: 'Mảng cột, rowId, rowName, rowActions mới ở mỗi lần vẽ làm mọi ô phải vẽ lại.',
  },
]

export const Columns: Story = {
  name: 'Khai báo cột',
  render: () => (
    <Stack>
      <pre className={code}>{columnSample}</pre>
      <Card>
        <DescriptionList layout="under" columns={2} items={columnRules} />
      </Card>
    </Stack>
  ),
}

const kindNames = {
  text: 'Chữ',
  number: 'Số',
  date: 'Ngày',
  datetime: 'Thời điểm',
  select: 'Một lựa chọn',
  'multi-select': 'Nhiều lựa chọn',
  search: 'Tìm ở máy chủ',
  tree: 'Cây',
} satisfies Record<keyof typeof filterOperators, string>

const kinds = Object.entries(kindNames).map(([kind, name]) => {
  // The names above are held against the table's own keys.
  const { offered, start } = filterOperators[kind as keyof typeof filterOperators]
  const words = offered.map((operator) => dataTableLabels.operators[operator]).join(', ')
  return { term: `${name} (${kind})`, value: `${words}. Mặc định gửi đi: ${start}` }
})

export const Filters: Story = {
  name: 'Bộ lọc theo loại',
  render: () => (
    <Card title="Phép so sánh của từng loại cột">
      <DescriptionList layout="under" columns={2} items={kinds} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Một lựa chọn (select)')).toBeVisible()
    await expect(canvas.getByText('là. Mặc định gửi đi: equal')).toBeVisible()
  },
}

const keys = [
  { term: 'Enter trên tên cột', value: 'Sắp xếp tăng, giảm, thôi. Giữ Shift để thêm cột vào thứ tự.' },
  { term: 'Tab đến nút ⋮ của cột', value: 'Sắp xếp, dời, ghim, đổi bề rộng, ẩn.' },
  {
    term: 'Đổi bề rộng',
    value: 'Mũi tên 8 điểm ảnh, Shift và mũi tên 80; Home, End; Enter hoặc Esc để xong.',
  },
  { term: 'Enter trong bộ lọc', value: 'Áp dụng; Esc đóng mà không đổi gì. Tiêu điểm về lại nút lọc.' },
  { term: 'Enter trong ô tìm', value: 'Tìm; Esc xóa từ khóa.' },
  { term: 'Shift và bấm ô chọn', value: 'Chọn mọi dòng từ lần chọn trước.' },
]

export const Keys: Story = {
  name: 'Bàn phím',
  render: () => (
    <Card title="Không việc nào cần chuột">
      <DescriptionList layout="under" columns={2} items={keys} />
    </Card>
  ),
}

export const PlainArray: Story = {
  name: 'Mảng có sẵn',
  render: () => (
    <Stack>
      <Text as="p">Một mảng đã ở đây không cần máy chủ: useLocalRows tìm, lọc, sắp xếp và chia trang.</Text>
      <pre className={code}>
        {'<DataTable {...useLocalRows(rows, columns)} label="…" columns={columns} rowId={rowId} />'}
      </pre>
      <PeopleTable people={people.slice(0, 5)} height="natural" />
    </Stack>
  ),
}
