import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Status } from '#ui/badge/status.tsx'
import { Button } from '#ui/button/button.tsx'
import { DescriptionList } from '#ui/description-list/description-list.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { comfortable, compact, touch } from '#ui/theme/scale-tokens.ts'
import { row } from './docs.css.ts'

const meta = { title: 'Nền tảng/Mật độ', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const densities = [
  {
    density: 'comfortable',
    name: 'Thoáng',
    use: 'Mặc định, cho người mở ứng dụng vài lần một ngày.',
    tokens: comfortable,
  },
  {
    density: 'compact',
    name: 'Nén',
    use: 'Nhiều dòng hơn trên một màn hình, cho người làm việc cả ngày trong bảng.',
    tokens: compact,
  },
  {
    density: 'touch',
    name: 'Chạm',
    use: 'Biểu mẫu điền trên điện thoại: chữ 16 px, ô cao 46 px.',
    tokens: touch,
  },
]

const rows = [
  { name: 'Nguyễn Thị Hồng Đào', tone: 'ok', state: 'Đang làm việc' },
  { name: 'Trần Quốc Ấn', tone: 'info', state: 'Thử việc' },
  { name: 'Lê Hoàng Minh Thư', tone: 'warn', state: 'Sắp hết hạn' },
] as const

/** What each name of the scale measures. */
const meanings: Record<keyof typeof comfortable, string> = {
  control: 'Ô và nút',
  controlSmall: 'Nút nhỏ',
  controlLarge: 'Nút lớn',
  row: 'Dòng của bảng',
  rowPadding: 'Lề trong của ô trong bảng',
  cardPadding: 'Lề trong của thẻ',
  fieldGap: 'Giữa hai ô của biểu mẫu',
  hint: 'Chữ gợi ý',
  label: 'Chữ nhãn',
  rowText: 'Chữ trong bảng',
  body: 'Chữ thường',
  section: 'Tiêu đề mục',
  title: 'Tiêu đề trang',
}

export const Densities: Story = {
  name: 'Ba mật độ',
  render: () => (
    <Columns count={3}>
      {densities.map(({ density, name, use }) => (
        <div key={density} data-density={density}>
          <Card title={name}>
            <Stack gap="md">
              <Text as="p" size="label" tone="soft">
                {use}
              </Text>
              <TextField label="Họ và tên" defaultValue="Nguyễn Thị Hồng Đào" />
              <Inline>
                <Button tone="primary" icon={Plus}>
                  Thêm mới
                </Button>
                <Button size="small">Xem</Button>
              </Inline>
              <div>
                {rows.map((person) => (
                  <div key={person.name} className={row}>
                    {person.name}
                    <Status tone={person.tone}>{person.state}</Status>
                  </div>
                ))}
              </div>
            </Stack>
          </Card>
        </div>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    const heights = (elements: (HTMLElement | null)[]) => elements.map((element) => element?.offsetHeight)
    await expect(heights(canvas.getAllByRole('button', { name: 'Thêm mới' }))).toEqual([36, 34, 46])
    await expect(heights(canvas.getAllByText('Trần Quốc Ấn'))).toEqual([44, 36, 52])
  },
}

const measure = (value: string) =>
  value.endsWith('rem') ? `${Number.parseFloat(value) * 16} px` : value.replace('px', ' px')

export const Measures: Story = {
  name: 'Số đo của từng mật độ',
  render: () => (
    <Columns count={3}>
      {densities.map(({ density, name, tokens }) => (
        <Card key={density} title={name}>
          <DescriptionList
            items={Object.entries(meanings).map(([token, meaning]) => ({
              term: meaning,
              value: <Text tabular>{measure(tokens[token as keyof typeof meanings])}</Text>, // a key of the same table
            }))}
          />
        </Card>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('13.5 px')).toHaveLength(2)
  },
}
