import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { vietnameseLetters } from '#ui/theme/vietnamese-letters.ts'
import { specimen } from './docs.css.ts'

const meta = { title: 'Nền tảng/Kiểu chữ', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const weights = [400, 500, 600]

export const Letters: Story = {
  name: '134 chữ có dấu',
  render: () => (
    <Stack gap="xl">
      {weights.map((weight) => (
        <Card key={weight} title={`Be Vietnam Pro ${weight}`}>
          <div className={specimen} style={{ fontWeight: weight }}>
            {vietnameseLetters.map((letter) => (
              <span key={letter}>{letter}</span>
            ))}
          </div>
        </Card>
      ))}
    </Stack>
  ),
  play: async () => {
    for (const weight of weights) {
      const faces = await document.fonts.load(`${weight} 16px "Be Vietnam Pro"`, vietnameseLetters.join(''))
      await expect(faces.map((face) => face.status)).toEqual(['loaded', 'loaded'])
    }
  },
}

export const Scale: Story = {
  name: 'Thang cỡ chữ',
  render: () => (
    <Card>
      <Stack gap="md">
        <Heading level={1}>Tiêu đề trang: Ấn, Ộ, Ễ không bị cắt dấu</Heading>
        <Heading level={2}>Tiêu đề mục: Địa chỉ thường trú</Heading>
        <Text as="p">
          Chữ thường 14 px: Người lao động được hưởng nguyên lương trong những ngày nghỉ lễ, tết theo quy định
          của Bộ luật Lao động.
        </Text>
        <Text as="p" size="label" tone="soft">
          Nhãn 13 px: Số căn cước công dân
        </Text>
        <Text as="p" size="hint" tone="hint">
          Gợi ý 12 px: Khớp năm sinh và giới tính
        </Text>
        <Text as="p" tabular>
          Chữ số đều: 12,500,000.0 · SM001842 · 31-12-2026
        </Text>
      </Stack>
    </Card>
  ),
}
