/** Media queries by meaning. Under `belowWide` the sidebar is a drawer (1200 px). */
export const media = {
  phone: '(max-width: 639px)',
  tablet: '(max-width: 899px)',
  belowWide: '(max-width: 1199px)',
  wide: '(min-width: 1200px)',
  /** A window without a row to spare, such as that of a laptop: what nobody works with gives way. */
  low: '(max-height: 999px)',
  coarse: '(pointer: coarse)',
  /** Where fingers are to be reckoned with, whatever the browser says of its pointer. */
  touched: '(pointer: coarse), (max-width: 639px)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
}
