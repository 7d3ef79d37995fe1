import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { families } from './docs/families.ts'

const source = dirname(fileURLToPath(import.meta.url))

/** Where a page stands in Storybook's sidebar: by what it is for. */
const places = ['Nền tảng', ...families.map(({ purpose }) => `Thành phần/${purpose}`), 'Mẫu', 'Trang']

/** Components that show no words of the caller's own: nothing there can grow long. */
const wordless = new Set([
  'CountBadge',
  'Divider',
  'Icon',
  'LabelsProvider',
  'Pagination',
  'ProgressBar',
  'Skeleton',
  'Spinner',
  'VisuallyHidden',
])

/** Components that nobody reaches with a key. */
const still = new Set([
  'Avatar',
  'Box',
  'Columns',
  'Comparison',
  'CountBadge',
  'DescriptionList',
  'Divider',
  'EmptyState',
  'FormSection',
  'Grid',
  'Heading',
  'Icon',
  'Inline',
  'LabelsProvider',
  'Loading',
  'ProgressRing',
  'Skeleton',
  'Spinner',
  'Stack',
  'Stat',
  'Status',
  'Text',
  'Timeline',
  'VisuallyHidden',
])

const pages = globSync('**/*.stories.tsx', { cwd: source })
  .sort()
  .map((file) => {
    const code = readFileSync(join(source, file), 'utf8')
    const title = /title: '([^']+)'/.exec(code)?.[1] ?? ''
    const stories = [...code.matchAll(/: Story = \{[^]*?name: '([^']+)'/g)]
    return {
      file,
      code,
      title,
      component: title.slice(title.lastIndexOf('/') + 1),
      names: stories.map(([, name = '']) => name),
    }
  })

const components = pages.filter(({ title }) => /^Thành phần\/[^,]+$/.test(title))

test('every page stands in the sidebar by its purpose, once', () => {
  const titles = pages.map(({ title }) => title)
  expect(titles.filter((title) => !places.includes(title.slice(0, title.lastIndexOf('/'))))).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
})

test('the introduction leads to every component', () => {
  const listed = families.flatMap(({ purpose, components: names }) =>
    names.map((name) => `Thành phần/${purpose}/${name}`),
  )
  expect(components.map(({ title }) => title).sort()).toEqual(listed.sort())
})

test.each(components)('$component is shown in all its forms', ({ code, names, component }) => {
  const shown = {
    'plain, first of all': /^Mặc định|^Đổi lời/.test(names[0] ?? ''),
    dark: code.includes("theme: 'dark'"),
    compact: code.includes("density: 'compact'"),
    'with long words': wordless.has(component) || names.some((name) => name.toLowerCase().includes('dài')),
    'walked by keyboard': still.has(component) || /\.(keyboard|tab|type)\(/.test(code),
  }
  expect(Object.entries(shown).flatMap(([form, is]) => (is ? [] : form))).toEqual([])
})
