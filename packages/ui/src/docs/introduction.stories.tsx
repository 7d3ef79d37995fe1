import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Box } from '#ui/layout/box.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Link } from '#ui/link/link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { prose } from './docs.css.ts'
import { families } from './families.ts'
import { code } from './guide.css.ts'

const meta = { title: 'Nền tảng/Giới thiệu', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** As Storybook makes ids of titles. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[ /]+/g, '-')

/** Storybook shows a page in its own frame; a link to another page leads the whole window there. */
function PageLink({ title, story = 'docs', children }: { title: string; story?: string; children: string }) {
  const view = story === 'docs' ? 'docs' : 'story'
  return (
    <Link href={`./?path=/${view}/${idOf(title)}--${story}`} target="_top">
      {children}
    </Link>
  )
}

const starts = [
  {
    title: 'Nền tảng/Chọn thành phần',
    story: 'layers',
    name: 'Chọn thành phần',
    text: 'Việc nào dùng thành phần nào, nên và không nên.',
  },
  {
    title: 'Nền tảng/Hướng dẫn biểu mẫu',
    story: 'choosing',
    name: 'Hướng dẫn biểu mẫu',
    text: 'Ô nào cho dữ liệu nào, lời báo lỗi, bố cục, gửi và sửa.',
  },
  {
    title: 'Nền tảng/Hướng dẫn bảng',
    story: 'who-owns-what',
    name: 'Hướng dẫn bảng',
    text: 'Cột, bộ lọc, chọn dòng, bàn phím, điện thoại.',
  },
  {
    title: 'Nền tảng/Thông số thiết kế',
    story: 'colors',
    name: 'Thông số thiết kế',
    text: 'Màu sáng và tối với độ tương phản, khoảng cách, bo góc.',
  },
  { title: 'Nền tảng/Kiểu chữ', story: 'letters', name: 'Kiểu chữ', text: 'Thang cỡ chữ và 134 chữ có dấu.' },
  {
    title: 'Nền tảng/Bảng từ ngữ',
    story: 'wording',
    name: 'Bảng từ ngữ',
    text: 'Mọi lời mà bộ thành phần tự nói.',
  },
]

const rules = [
  {
    title: 'Dữ liệu là bức tranh',
    text: 'Khung trang lặng lẽ; màu ngọc bích chỉ dành cho điều đang chọn hoặc việc chính, mỗi màn hình một nút chính.',
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
    title: 'Ai cũng dùng được',
    text: 'Mọi thành phần dùng được bằng bàn phím và trình đọc màn hình; mỗi ví dụ được kiểm tra tự động trong giao diện sáng và tối.',
  },
  {
    title: 'Chữ Việt trọn vẹn',
    text: 'Giãn dòng từ 1.5, không cắt dấu, không đổi chữ khi bộ gõ đang ghép vần; tìm kiếm không phân biệt dấu.',
  },
  {
    title: 'Một nghĩa, một lời, một hình',
    text: 'Thu gọn luôn là “Thu gọn”, tải lại luôn cùng một biểu tượng. Bảng từ ngữ và trang Biểu tượng là nơi tra.',
  },
]

const sample = `import '@nhansu/ui/theme/global.css.ts' // một lần, trước hết
import { Button } from '@nhansu/ui/button/button.tsx'

<Button tone="primary" onClick={save}>Lưu</Button>`

export const Introduction: Story = {
  name: 'Bộ thành phần',
  render: () => (
    <Box padding="lg">
      <Stack gap="2xl">
        <Stack gap="sm">
          <Heading level={1}>Bộ thành phần Nhân sự</Heading>
          <Text as="p">
            <span className={prose}>
              Mọi màn hình của ứng dụng nhân sự và trang ứng tuyển được ghép từ những phần ở đây: nhẹ nhàng,
              cô đọng, dễ đọc. Thanh công cụ phía trên đổi giao diện sáng tối, mật độ và bề rộng của mọi ví
              dụ.
            </span>
          </Text>
        </Stack>
        <Stack gap="md">
          <Heading level={2}>Bắt đầu từ đâu</Heading>
          <Columns count={3} gap="md">
            {starts.map(({ name, text, ...page }) => (
              <Card key={name}>
                <Stack gap="xs">
                  <PageLink {...page}>{name}</PageLink>
                  <Text tone="soft" size="label">
                    {text}
                  </Text>
                </Stack>
              </Card>
            ))}
          </Columns>
        </Stack>
        <Stack gap="md">
          <Heading level={2}>Thành phần theo việc</Heading>
          <Grid tile="large" gap="md">
            {families.map(({ purpose, about, components }) => (
              <Card key={purpose} title={`${purpose} · ${components.length}`}>
                <Stack gap="sm">
                  <Text tone="soft">{about}</Text>
                  <Inline gap="sm">
                    {components.map((name) => (
                      <PageLink key={name} title={`Thành phần/${purpose}/${name}`}>
                        {name}
                      </PageLink>
                    ))}
                  </Inline>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Stack>
        <Stack gap="md">
          <Heading level={2}>Sáu điều giữ mọi màn hình một kiểu</Heading>
          <Grid tile="large" gap="md">
            {rules.map(({ title, text }) => (
              <Card key={title} title={title}>
                <Text as="p">{text}</Text>
              </Card>
            ))}
          </Grid>
        </Stack>
        <Card title="Trong mã nguồn">
          <pre className={code}>
            <code>{sample}</code>
          </pre>
        </Card>
      </Stack>
    </Box>
  ),
  play: async ({ canvas }) => {
    const combobox = canvas.getByRole('link', { name: 'Combobox' })
    await expect(combobox).toHaveAttribute('href', './?path=/docs/thành-phần-biểu-mẫu-combobox--docs')
    await expect(combobox).toHaveAttribute('target', '_top')
  },
}
