import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { expect } from 'storybook/test'
import { Card } from '#ui/layout/card.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { borderPairs, type ColorName, darkColors, lightColors, textPairs } from '#ui/theme/color-tokens.ts'
import { contrast } from '#ui/theme/contrast.ts'
import { frame, layer, motion, radius, space } from '#ui/theme/scale-tokens.ts'
import { bar, outlined, sample, scale, swatch } from './docs.css.ts'

const meta = { title: 'Nền tảng/Thông số thiết kế', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const themes = [
  { name: 'Sáng', colors: lightColors as Record<ColorName, string> },
  { name: 'Tối', colors: darkColors },
]

const uses: Partial<Record<ColorName, string>> = {
  bg: 'nền trang',
  surface: 'thẻ, thanh',
  surface2: 'đầu bảng, ô chỉ đọc',
  hover: 'dòng đang trỏ',
  line: 'đường kẻ',
  line2: 'viền ô, viền nút',
  lineQuiet: 'viền của ô quanh bảng: tìm kiếm, số dòng mỗi trang',
  ink: 'chữ',
  ink2: 'nhãn',
  ink3: 'gợi ý',
  brand: 'việc chính, đang chọn',
  brandSoft: 'nền của mục đang chọn',
  ok: 'đạt, đang hiệu lực',
  warn: 'cần chú ý',
  bad: 'lỗi, đã hết hạn',
  info: 'để biết',
  lotus: 'dãy thứ hai của biểu đồ',
}

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
                  {uses[color] && ` · ${uses[color]}`}
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

export const Borders: Story = {
  name: 'Độ tương phản của viền',
  render: () => (
    <Stack gap="xl">
      {themes.map(({ name, colors }) => (
        <Card key={name} title={`${name}: viền một mình đánh dấu ô, ít nhất 3:1`}>
          <Grid tile="medium" gap="sm">
            {borderPairs.map(([border, surface]) => (
              <div
                key={`${border} ${surface}`}
                className={outlined}
                style={{
                  color: colors.ink,
                  borderColor: colors[border],
                  backgroundColor: colors[surface],
                }}
              >
                {border} / {surface}: {contrast(colors[border], colors[surface]).toFixed(2)}
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
        <div className={scale}>
          {Object.entries(space).map(([name, value]) => (
            <Fragment key={name}>
              <Text tabular>{`${name} · ${value}`}</Text>
              <div className={bar} style={{ width: value }} />
            </Fragment>
          ))}
        </div>
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
  play: async ({ canvas }) => {
    const starts = Object.keys(space).map((name) => {
      const length = canvas.getByText(new RegExp(`^${name} · \\d`)).nextElementSibling
      return length?.getBoundingClientRect().left
    })
    await expect(new Set(starts).size).toBe(1)
  },
}
