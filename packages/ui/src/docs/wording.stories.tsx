import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from '#ui/description-list/description-list.tsx'
import { defaultLabels } from '#ui/labels/labels.ts'
import { orgChartLabels } from '#ui/labels/org-chart.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'

const meta = { title: 'Nền tảng/Bảng từ ngữ', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const allLabels = { ...defaultLabels, orgChart: orgChartLabels }

const titles: Record<keyof typeof allLabels, string> = {
  basics: 'Chung',
  dataTable: 'Bảng dữ liệu',
  forms: 'Biểu mẫu',
  navigation: 'Điều hướng',
  overlays: 'Hộp thoại và thông báo',
  orgChart: 'Sơ đồ cây',
}

const families = Object.entries(allLabels) as [keyof typeof allLabels, object][] // keys of a const table

interface Row {
  term: string
  value: string
}

const isPattern = (word: unknown): word is (...blanks: string[]) => string => typeof word === 'function'

/** Words with a number or a name in them are said with a blank for each: 'Đã hoàn thành …%'. */
function rowsOf(words: object, path = ''): Row[] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]) => {
    if (typeof word === 'object' && word !== null) return rowsOf(word, `${path}${name}.`)
    const value = isPattern(word) ? word(...Array.from({ length: word.length }, () => '…')) : String(word)
    return [{ term: path + name, value }]
  })
}

export const Wording: Story = {
  name: 'Mọi lời của bộ thành phần',
  render: () => (
    <Stack gap="xl">
      {families.map(([family, words]) => (
        <Card key={family} title={titles[family]}>
          <DescriptionList layout="under" columns={3} items={rowsOf(words)} />
        </Card>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Đã hoàn thành …%')).toBeVisible()
    await expect(canvas.getByText('Bộ lọc (…)')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/=>|\$\{|undefined|NaN/)
  },
}
