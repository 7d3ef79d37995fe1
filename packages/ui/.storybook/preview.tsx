import type { Decorator, Preview } from '@storybook/react-vite'
import '../src/theme/global.css.ts'
import { applyTheme, parseDensity, parseTheme } from '../src/theme/theme-attributes.ts'
import { checkOtherTheme } from './check-other-theme.ts'
import { frame, widths } from './page-frame.css.ts'

document.documentElement.lang = 'vi'

// A colour on its way from one theme to the other is no state to judge contrast in.
if (import.meta.env['VITEST_STORYBOOK'] === 'false') {
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'
  document.head.append(still)
}

const inChosenWidth: Decorator = (Story, { globals, parameters }) => {
  const width =
    parameters['layout'] === 'fullscreen' && globals['width'] === 'full' ? undefined : globals['width']
  if (width === undefined) return <Story />
  return (
    <div
      className={`${frame} ${width === 'tablet' ? widths.tablet : width === 'phone' ? widths.phone : widths.full}`}
    >
      <Story />
    </div>
  )
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
    theme: {
      toolbar: {
        title: 'Giao diện',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Sáng' },
          { value: 'dark', title: 'Tối' },
          { value: 'system', title: 'Theo thiết bị' },
        ],
      },
    },
    density: {
      toolbar: {
        title: 'Mật độ',
        icon: 'menu',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Thoáng' },
          { value: 'compact', title: 'Nén' },
          { value: 'touch', title: 'Chạm' },
        ],
      },
    },
    width: {
      toolbar: {
        title: 'Bề rộng',
        icon: 'grow',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Đầy' },
          { value: 'tablet', title: 'Máy tính bảng' },
          { value: 'phone', title: 'Điện thoại' },
        ],
      },
    },
  },
  beforeEach: ({ globals }) =>
    applyTheme(parseTheme(String(globals['theme'])), parseDensity(String(globals['density']))),
  afterEach: checkOtherTheme,
}

export default preview
