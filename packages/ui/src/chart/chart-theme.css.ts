import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { layers } from '#ui/theme/layers.css.ts'
import { media } from '#ui/theme/media.ts'
import { chartColors } from './chart-colors.ts'

const table = (colors: readonly string[]) => Object.fromEntries(colors.map((color, place) => [place, color]))

/** The colours of series as CSS variables; they come with the first chart and not with every page. */
export const seriesVars = createGlobalThemeContract(
  table(chartColors.light),
  (_, path) => `kit-series-${path.join('-')}`,
)

const light = { vars: assignVars(seriesVars, table(chartColors.light)) }
const dark = { vars: assignVars(seriesVars, table(chartColors.dark)) }
const inReset = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [layers.reset]: rule } })

globalStyle(':root', inReset(light))
globalStyle(':root:not([data-theme])', inReset({ '@media': { [media.dark]: dark } }))
globalStyle('[data-theme="light"]', inReset(light))
globalStyle('[data-theme="dark"]', inReset(dark))
globalStyle(
  ':root, :root:not([data-theme]), [data-theme="dark"]',
  inReset({ '@media': { [media.print]: light } }),
)
