import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../src/theme/global.css.ts'
import { readableArgTypes } from '../src/docs/readable-arg-types.ts'
import { applyTheme } from '../src/theme/theme-attributes.ts'
import { axeOptions } from './axe-options.ts'
import { checkOtherTheme } from './check-other-theme.ts'
import { chosenTheme, inChosenWidth } from './chosen-frame.tsx'
import { holdStill, letMove } from './motion.ts'

document.documentElement.lang = 'vi'

// What loads when it is first opened may take its time on a busy machine; this is a guard against hanging, no promise.
configure({ asyncUtilTimeout: 20_000 })

/** One menu of the toolbar. */
function choice(title: string, icon: 'mirror' | 'menu' | 'grow', names: Record<string, string>) {
  const items = Object.entries(names).map(([value, name]) => ({ value, title: name }))
  return { toolbar: { title, icon, dynamicTitle: true, items } }
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inChosenWidth],
  argTypesEnhancers: [readableArgTypes],
  parameters: {
    a11y: { test: 'error', options: axeOptions() },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Nền tảng',
          [
            'Giới thiệu',
            'Chọn thành phần',
            'Thông số thiết kế',
            'Kiểu chữ',
            'Biểu tượng',
            'Mật độ',
            'Hướng dẫn biểu mẫu',
            'Hướng dẫn bảng',
            'Bảng từ ngữ',
            'Trợ năng',
          ],
          'Thành phần',
          [
            'Bố cục',
            'Chữ và biểu tượng',
            'Thao tác',
            'Điều hướng',
            'Biểu mẫu',
            'Lớp nổi',
            'Dữ liệu',
            'Màn hình',
          ],
          'Mẫu',
          'Trang',
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', width: 'full' },
  globalTypes: {
    theme: choice('Giao diện', 'mirror', { light: 'Sáng', dark: 'Tối', system: 'Theo thiết bị' }),
    density: choice('Mật độ', 'menu', { comfortable: 'Thoáng', compact: 'Nén', touch: 'Chạm' }),
    width: choice('Bề rộng', 'grow', { full: 'Đầy', tablet: 'Máy tính bảng', phone: 'Điện thoại' }),
  },
  beforeEach: ({ globals, viewMode }) => {
    if (viewMode === 'docs') return applyTheme('light', 'comfortable')
    applyTheme(...chosenTheme(globals))
    return holdStill()
  },
  afterEach: [checkOtherTheme, letMove],
}

export default preview
