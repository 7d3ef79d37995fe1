/**
 * The colours of series, first to last. The first is the brand, the second has the hue of lotus, as far from the brand
 * in lightness as eyes without red or green need. Beyond the eighth series everything is one: 'Khác'.
 * `chart-colors.test.ts` proves contrast and distance.
 */
export const chartColors = {
  light: ['#0b6b5d', '#c4458b', '#4487e4', '#620e1c', '#274149', '#987f52', '#7e4a30', '#50127d'],
  dark: ['#4fc3ad', '#c2477e', '#e0d129', '#da916c', '#d6edb6', '#2975e0', '#c89de7', '#856e47'],
} as const

/** Series that have a colour of their own. */
export const MOST_SERIES = chartColors.light.length

/** The lines of each series' pattern in a tile of 8 px; the first two have none where colours can be told apart. */
export const chartPatterns = [
  '',
  'M-2 6L2 10M-2 -2L10 10M6 -2L10 2',
  'M-2 2L2 -2M-2 10L10 -2M6 10L10 6',
  'M2 1.5V3.5M6 5.5V7.5',
  'M0 2H8M0 6H8',
  'M2 0V8M6 0V8',
  'M0 4H8M4 0V8',
  'M0 1L8 5M0 5L8 9M0 -3L8 1',
] as const
