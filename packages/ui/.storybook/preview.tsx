import type { Decorator, Preview } from '@storybook/react-vite'
import { joinClasses } from '../src/dev/join-classes.ts'
import { configure } from 'storybook/test'
import '../src/theme/global.css.ts'
import {
  applyTheme,
  type Density,
  parseDensity,
  parseTheme,
  type Theme,
  themeAttributes,
} from '../src/theme/theme-attributes.ts'
import { checkOtherTheme } from './check-other-theme.ts'
import { frame, onDocsPage, widths } from './page-frame.css.ts'

document.documentElement.lang = 'vi'

// What loads when it is first opened may take its time on a busy machine; this is a guard against hanging, no promise.
configure({ asyncUtilTimeout: 20_000 })

// A colour on its way from one theme to the other is no state to judge contrast in.
if (import.meta.env['VITEST_STORYBOOK'] === 'false') {
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'
  document.head.append(still)
}

const inChosenWidth: Decorator = (Story, { globals, viewMode }) => {
  const width = isWidth(globals['width']) ? globals['width'] : 'full'
  if (width === 'full' && viewMode === 'story') return <Story />
  // Many stories stand on one documentation page, each in its own theme and density.
  const own = viewMode === 'docs' && themeAttributes(...chosen(globals))
  return (
    <div {...own} className={joinClasses(frame, widths[width], own && onDocsPage)}>
      <Story />
    </div>
  )
}

/** What the toolbar or the story itself chooses. */
function chosen(globals: Record<string, unknown>): [Theme, Density] {
  return [parseTheme(String(globals['theme'])), parseDensity(String(globals['density']))]
}

function isWidth(word: unknown): word is keyof typeof widths {
  return typeof word === 'string' && word in widths
}

/** One menu of the toolbar. */
function choice(title: string, icon: 'mirror' | 'menu' | 'grow', names: Record<string, string>) {
  const items = Object.entries(names).map(([value, name]) => ({ value, title: name }))
  return { toolbar: { title, icon, dynamicTitle: true, items } }
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inChosenWidth],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Nền tảng', ['Giới thiệu'], 'Thành phần', 'Mẫu', 'Trang'] } },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', width: 'full' },
  globalTypes: {
    theme: choice('Giao diện', 'mirror', { light: 'Sáng', dark: 'Tối', system: 'Theo thiết bị' }),
    density: choice('Mật độ', 'menu', { comfortable: 'Thoáng', compact: 'Nén', touch: 'Chạm' }),
    width: choice('Bề rộng', 'grow', { full: 'Đầy', tablet: 'Máy tính bảng', phone: 'Điện thoại' }),
  },
  beforeEach: ({ globals, viewMode }) =>
    viewMode === 'docs' ? applyTheme('light', 'comfortable') : applyTheme(...chosen(globals)),
  afterEach: checkOtherTheme,
}

export default preview
