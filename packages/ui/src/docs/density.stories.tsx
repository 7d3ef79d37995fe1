import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { comfortable, compact, touch } from '#ui/theme/scale-tokens.ts'

const meta = { title: 'Nền tảng/Mật độ', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const densities = [
  { density: 'comfortable', name: 'Thoáng: mặc định', tokens: comfortable },
  { density: 'compact', name: 'Nén: nhiều dòng hơn trên một màn hình', tokens: compact },
  { density: 'touch', name: 'Chạm: biểu mẫu trên điện thoại', tokens: touch },
]

export const Densities: Story = {
  name: 'Ba mật độ',
  render: () => (
    <Columns count={3}>
      {densities.map(({ density, name, tokens }) => (
        <div key={density} data-density={density}>
          <Card title={name}>
            <Stack gap="md">
              <Inline>
                <Button tone="primary" icon={Plus}>
                  Thêm mới
                </Button>
                <Button size="small">Xem</Button>
              </Inline>
              <div>
                {Object.entries(tokens).map(([token, value]) => (
                  <Text key={token} as="p" size="label" tabular>{`${token} · ${value}`}</Text>
                ))}
              </div>
            </Stack>
          </Card>
        </div>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button', { name: 'Thêm mới' }).map((button) => button.offsetHeight)
    await expect(heights).toEqual([36, 34, 46])
  },
}
