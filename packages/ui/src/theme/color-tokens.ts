import { palette } from './palette.ts'

const { stone, jade, green, amber, red, blue, lotus } = palette

/** Second tier, light: what a colour means. Every text and surface pair is proved in `color-tokens.test.ts`. */
export const lightColors = {
  bg: stone[50],
  surface: stone[0],
  surface2: stone[25],
  hover: stone[75],
  line: stone[200],
  line2: stone[450],
  lineQuiet: stone[425],
  ink: stone[850],
  ink2: stone[600],
  ink3: stone[550],
  brand: jade[600],
  brandHover: jade[700],
  brandSoft: jade[50],
  brandInk: jade[800],
  onBrand: stone[0],
  neutralSoft: stone[100],
  ok: green[700],
  okSoft: green[50],
  warn: amber[700],
  warnSoft: amber[50],
  bad: red[700],
  badHover: red[800],
  badSoft: red[50],
  onBad: stone[0],
  info: blue[700],
  infoSoft: blue[50],
  lotus: lotus[600],
  lotusSoft: lotus[50],
  overlay: 'rgb(18 22 20 / 0.45)',
  shadow: '0 8px 28px rgb(27 36 32 / 0.16)',
}

/** The names of the semantic colours. */
export type ColorName = keyof typeof lightColors

/** Second tier, dark. */
export const darkColors: Record<ColorName, string> = {
  bg: stone[950],
  surface: stone[900],
  surface2: stone[825],
  hover: stone[800],
  line: stone[700],
  line2: stone[500],
  lineQuiet: stone[525],
  ink: stone[150],
  ink2: stone[300],
  ink3: stone[400],
  brand: jade[400],
  brandHover: jade[300],
  brandSoft: jade[900],
  brandInk: jade[200],
  onBrand: jade[950],
  neutralSoft: stone[750],
  ok: green[300],
  okSoft: green[950],
  warn: amber[300],
  warnSoft: amber[950],
  bad: red[300],
  badHover: red[200],
  badSoft: red[950],
  onBad: red[950],
  info: blue[300],
  infoSoft: blue[950],
  lotus: lotus[300],
  lotusSoft: lotus[950],
  overlay: 'rgb(0 0 0 / 0.6)',
  shadow: '0 8px 28px rgb(0 0 0 / 0.55)',
}

/** Surfaces that a table, a card or a page shows text on. */
const surfaces = ['bg', 'surface', 'surface2', 'hover', 'brandSoft', 'neutralSoft'] as const

/** Each text colour with the surfaces that it may stand on; all of them reach 4.5:1 in both themes. */
export const textPairs: readonly (readonly [text: ColorName, surface: ColorName])[] = [
  ...surfaces.flatMap((surface) =>
    (['ink', 'ink2', 'ink3'] as const).map((text) => [text, surface] as const),
  ),
  ...(['brand', 'ok', 'warn', 'bad', 'info', 'lotus'] as const).flatMap((tone) =>
    (['bg', 'surface', 'surface2'] as const).map((surface) => [tone, surface] as const),
  ),
  ['brandInk', 'brandSoft'],
  ['brandInk', 'surface'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onBad', 'bad'],
  ['onBad', 'badHover'],
  ['ok', 'okSoft'],
  ['warn', 'warnSoft'],
  ['bad', 'badSoft'],
  ['info', 'infoSoft'],
  ['lotus', 'lotusSoft'],
]

/** Borders that alone mark a control; they reach 3:1. */
export const borderPairs: readonly (readonly [border: ColorName, surface: ColorName])[] = [
  ['line2', 'bg'],
  ['line2', 'surface'],
  ['line2', 'surface2'],
  ['lineQuiet', 'surface'],
  ['lineQuiet', 'surface2'],
  ['brand', 'surface'],
  ['bad', 'surface'],
]
