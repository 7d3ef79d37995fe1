import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { darkColors, lightColors } from '../src/theme/color-tokens.ts'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
const colors = isDark ? darkColors : lightColors

/** Storybook's own frame in the product's colours; light or dark as the device says. */
const theme = create({
  base: isDark ? 'dark' : 'light',
  brandTitle: 'Nhân sự · Bộ thành phần',
  brandUrl: './',
  fontBase: '"Be Vietnam Pro", system-ui, sans-serif',
  colorPrimary: colors.brand,
  colorSecondary: colors.brand,
  appBg: colors.bg,
  appContentBg: colors.surface,
  appPreviewBg: colors.bg,
  appBorderColor: colors.line,
  appBorderRadius: 7,
  textColor: colors.ink,
  textMutedColor: colors.ink2,
  barBg: colors.surface,
  barTextColor: colors.ink2,
  barSelectedColor: colors.brand,
  barHoverColor: colors.brandHover,
})

/** Pages to read have nothing to set and no actions to log: they take the whole height. */
const isToRead = (storyId: string | undefined) => storyId?.startsWith('nền-tảng-') === true

addons.setConfig({
  theme,
  layoutCustomisations: { showPanel: ({ storyId }, shown) => (isToRead(storyId) ? false : shown) },
})
