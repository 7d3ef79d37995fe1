import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '#ui/layout/card.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { type ColorName, darkColors, lightColors, textPairs } from '#ui/theme/color-tokens.ts'
import { contrast } from '#ui/theme/contrast.ts'
import { frame, layer, motion, radius, space } from '#ui/theme/scale-tokens.ts'
import { bar, sample, swatch } from './docs.css.ts'

const meta = { title: 'Nền tảng/Mã thiết kế', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const themes = [
  { name: 'Sáng', attribute: 'light', colors: lightColors as Record<ColorName, string> },
  { name: 'Tối', attribute: 'dark', colors: darkColors },
]

const names = (Object.keys(lightColors) as ColorName[]).filter((name) => name !== 'shadow') // keys of a const table

export const Colors: Story = {
  name: 'Màu',
  render: () => (
    <Stack gap="xl">
      {themes.map(({ name, colors }) => (
        <Card key={name} title={name}>
          <Grid tile="small" gap="md">
            {names.map((color) => (
              <Stack key={color} gap="xs">
                <div className={swatch} style={{ backgroundColor: colors[color] }} />
                <Text size="label" weight="medium">
                  {color}
                </Text>
                <Text size="hint" tone="soft" tabular>
                  {colors[color]}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Card>
      ))}
    </Stack>
  ),
}

export const Contrast: Story = {
  name: 'Độ tương phản',
  render: () => (
    <Stack gap="xl">
      {themes.map(({ name, colors }) => (
        <Card key={name} title={`${name}: chữ trên nền, ít nhất 4.5:1`}>
          <Grid tile="medium" gap="sm">
            {textPairs.map(([text, surface]) => (
              <div
                key={`${text} ${surface}`}
                className={sample}
                style={{ color: colors[text], backgroundColor: colors[surface] }}
              >
                {text} / {surface}: {contrast(colors[text], colors[surface]).toFixed(2)}
              </div>
            ))}
          </Grid>
        </Card>
      ))}
    </Stack>
  ),
}

const scales = { 'Bo góc': radius, 'Chuyển động': motion, 'Thứ tự lớp': layer, 'Khung trang': frame }

export const Scales: Story = {
  name: 'Khoảng cách và các thang khác',
  render: () => (
    <Stack gap="xl">
      <Card title="Khoảng cách (lưới 4 px)">
        <Stack gap="sm">
          {Object.entries(space).map(([name, value]) => (
            <Inline key={name} gap="md">
              <Text tabular>{`${name} · ${value}`}</Text>
              <div className={bar} style={{ width: value }} />
            </Inline>
          ))}
        </Stack>
      </Card>
      <Grid tile="medium">
        {Object.entries(scales).map(([title, values]) => (
          <Card key={title} title={title}>
            {Object.entries(values).map(([name, value]) => (
              <Text key={name} as="p" tabular>{`${name} · ${value}`}</Text>
            ))}
          </Card>
        ))}
      </Grid>
    </Stack>
  ),
}
