import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from '#ui/description-list/description-list.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Stat } from '#ui/stat/stat.tsx'
import { Text } from '#ui/text/text.tsx'
import { borderPairs, type ColorName, darkColors, lightColors, textPairs } from '#ui/theme/color-tokens.ts'
import { contrast } from '#ui/theme/contrast.ts'
import { prose } from './docs.css.ts'

const meta = { title: 'Nền tảng/Trợ năng', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const themes = [lightColors as Record<ColorName, string>, darkColors]

function lowest(pairs: readonly (readonly [ColorName, ColorName])[]): number {
  return Math.min(
    ...themes.flatMap((colors) => pairs.map(([one, other]) => contrast(colors[one], colors[other]))),
  )
}

const promises = [
  { term: 'Chuẩn', value: 'WCAG 2.2 mức AA, trong giao diện sáng và tối.' },
  {
    term: 'Kiểm tra tự động',
    value: 'Mỗi ví dụ ở đây được axe soát trong cả hai giao diện; một vi phạm là cả lượt kiểm tra thất bại.',
  },
  {
    term: 'Kiểm tra bằng bàn phím',
    value:
      'Mỗi thành phần dùng bàn phím có một ví dụ “Bàn phím” chạy thật trong trình duyệt: đi, mở, chọn, đóng, trả tiêu điểm.',
  },
  { term: 'Không màu nào nói một mình', value: 'Trạng thái có chữ, lỗi có biểu tượng và câu chỉ cách sửa.' },
]

export const Promises: Story = {
  name: 'Cam kết và cách kiểm tra',
  render: () => (
    <Stack>
      <Columns count={2}>
        <Stat label="Tương phản thấp nhất của chữ (cần 4.5)" value={`${lowest(textPairs).toFixed(2)}:1`} />
        <Stat label="Tương phản thấp nhất của viền ô (cần 3)" value={`${lowest(borderPairs).toFixed(2)}:1`} />
      </Columns>
      <Card>
        <DescriptionList layout="under" columns={2} items={promises} />
      </Card>
    </Stack>
  ),
  play: async () => {
    await expect(lowest(textPairs)).toBeGreaterThanOrEqual(4.5)
    await expect(lowest(borderPairs)).toBeGreaterThanOrEqual(3)
  },
}

const keys = [
  {
    term: 'Mọi nơi',
    value: 'Tab và Shift Tab đi theo thứ tự đọc; Esc đóng lớp trên cùng; tiêu điểm về chỗ đã mở.',
  },
  { term: 'Button', value: 'Phím cách hoặc Enter.' },
  { term: 'Checkbox, Switch', value: 'Phím cách.' },
  { term: 'RadioGroup', value: 'Mũi tên đổi lựa chọn trong nhóm.' },
  { term: 'Select', value: 'Enter hoặc mũi tên để mở; gõ chữ đầu để nhảy đến.' },
  {
    term: 'Combobox, MultiCombobox',
    value: 'Gõ để tìm; mũi tên lên xuống; Home và End; Enter chọn; Backspace trong ô trống bỏ mục cuối.',
  },
  {
    term: 'TreeSelect, TreeMultiSelect',
    value: 'Như Combobox; mũi tên phải mở nhánh hoặc đi xuống, mũi tên trái thu gọn hoặc đi lên.',
  },
  {
    term: 'Lịch của DateField',
    value:
      'Mũi tên đi từng ngày, từng tuần; Page Up và Page Down đổi tháng, thêm Shift đổi năm; Home và End đầu cuối tuần.',
  },
  { term: 'FileField', value: 'Enter hoặc phím cách mở hộp chọn tệp; mỗi tệp có nút dừng, bỏ, gửi lại.' },
  { term: 'DropdownMenu', value: 'Mũi tên; Home và End; gõ chữ đầu; Enter chọn.' },
  { term: 'Tabs', value: 'Mũi tên trái phải đổi tab ngay; Home và End; Tab vào nội dung.' },
  {
    term: 'Tree',
    value:
      'Mũi tên lên xuống; phải mở rộng, trái thu gọn hoặc lên một cấp; Home, End; gõ chữ đầu; dấu * mở rộng mọi nhánh cùng cấp; phím cách chọn, Enter mở; Alt cùng mũi tên chuyển chỗ.',
  },
  { term: 'CommandPalette', value: 'Ctrl K hoặc ⌘ K ở mọi nơi; gõ để tìm; mũi tên, Enter mở, Esc đóng.' },
  {
    term: 'Sidebar',
    value: 'Enter hoặc phím cách mở nhóm; khi thu gọn, nhóm mở thành trình đơn đi bằng mũi tên.',
  },
  { term: 'OrgChart', value: 'Mũi tên đi giữa các ô; phím cách mở rộng hoặc thu gọn nhánh; Enter mở.' },
  { term: 'Toast', value: 'F8 đến thông báo mới nhất; tự đóng dừng lại khi có tiêu điểm hoặc con trỏ.' },
]

export const Keys: Story = {
  name: 'Bàn phím',
  render: () => (
    <Card title="Phím của từng thành phần">
      <DescriptionList layout="under" columns={2} items={keys} />
    </Card>
  ),
}

const readers = [
  { term: 'Tên', value: 'Mỗi ô lấy tên từ nhãn của nó; nút chỉ có biểu tượng có tên bằng lời.' },
  { term: 'Gợi ý và lỗi', value: 'Được đọc cùng ô, lỗi trước gợi ý; ô sai được đánh dấu là sai.' },
  {
    term: 'Vùng thông báo',
    value:
      'Một vùng thông báo duy nhất cho mỗi bảng và mỗi danh sách tìm kiếm; thông báo không bao giờ là nơi duy nhất nói lỗi.',
  },
  { term: 'Bảng lỗi', value: 'Nhận tiêu điểm sau mỗi lần gửi chưa được và dẫn đến từng ô.' },
  { term: 'Ngôn ngữ', value: 'Trang khai báo tiếng Việt, để trình đọc phát âm đúng.' },
]

export const Readers: Story = {
  name: 'Trình đọc màn hình',
  render: () => (
    <Card title="Người dùng trình đọc màn hình nghe thấy gì">
      <DescriptionList layout="under" columns={2} items={readers} />
    </Card>
  ),
}

const bodies = [
  {
    term: 'Chạm',
    value: 'Trên màn hình cảm ứng mọi ô cao ít nhất 44 px, chữ 16 px để trang không tự phóng to.',
  },
  { term: 'Chuột', value: 'Mục tiêu nhỏ nhất 24 × 24 px.' },
  { term: 'Kéo thả', value: 'Luôn có nút hoặc phím làm cùng việc.' },
  {
    term: 'Phóng to',
    value: 'Chữ theo cỡ chữ của trình duyệt; bố cục xếp lại theo chỗ có được, đến bề rộng 320 px.',
  },
  {
    term: 'Ít chuyển động',
    value: 'Mọi chuyển động tắt khi thiết bị yêu cầu; chỉ vòng chờ còn mờ tỏ tại chỗ.',
  },
  {
    term: 'Tương phản cao',
    value: 'Viền và dấu chọn vẫn thấy khi Windows bật chủ đề tương phản và thay bảng màu.',
  },
  {
    term: 'Bộ gõ',
    value: 'Không đổi chữ khi Telex hay VNI đang ghép vần; Enter và Esc lúc đó thuộc về bộ gõ.',
  },
]

export const Bodies: Story = {
  name: 'Chạm, phóng to, chuyển động',
  render: () => (
    <Card title="Nhiều cách dùng">
      <DescriptionList layout="under" columns={2} items={bodies} />
    </Card>
  ),
}

const limits = [
  {
    term: 'Cây lựa chọn',
    value:
      'Nút thu gọn của một nhánh chỉ dành cho con trỏ; bàn phím và trình đọc dùng mũi tên trên chính dòng đó.',
  },
  { term: 'Danh sách dài', value: 'Chỉ vẽ 100 dòng đầu và nói còn bao nhiêu; gõ thêm để thu hẹp.' },
  {
    term: 'Trình đọc tiếng Việt',
    value: 'Kiểm tra tự động không thay được người dùng thật; mỗi lần sửa lớn cần nghe thử.',
  },
]

export const Limits: Story = {
  name: 'Giới hạn đã biết',
  render: () => (
    <Card title="Giới hạn đã biết">
      <Stack>
        <Text as="p">
          <span className={prose}>Những điều dưới đây chưa trọn vẹn và được nói ra để ai cũng biết.</span>
        </Text>
        <DescriptionList layout="under" columns={2} items={limits} />
      </Stack>
    </Card>
  ),
}
