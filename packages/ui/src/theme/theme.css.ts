import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { darkColors, lightColors } from './color-tokens.ts'
import { vars } from './contract.css.ts'
import { fontStacks } from './font-faces.css.ts'
import { layers } from './layers.css.ts'
import { media } from './media.ts'
import { comfortable, compact, frame, layer, motion, radius, space, touch } from './scale-tokens.ts'

createGlobalTheme(':root', vars, {
  '@layer': layers.reset,
  color: lightColors,
  size: comfortable,
  space,
  radius,
  motion,
  layer,
  frame,
  font: fontStacks,
})

const dark = { vars: assignVars(vars.color, darkColors), colorScheme: 'dark' }
const light = { vars: assignVars(vars.color, lightColors), colorScheme: 'light' }

const inReset = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [layers.reset]: rule } })

globalStyle(':root', inReset({ colorScheme: 'light' }))
globalStyle(':root:not([data-theme])', inReset({ '@media': { [media.dark]: dark } }))
globalStyle('[data-theme="light"]', inReset(light))
globalStyle('[data-theme="dark"]', inReset(dark))
globalStyle('[data-density="comfortable"]', inReset({ vars: assignVars(vars.size, comfortable) }))
globalStyle('[data-density="compact"]', inReset({ vars: assignVars(vars.size, compact) }))
globalStyle('[data-density="touch"]', inReset({ vars: assignVars(vars.size, touch) }))

// A finger needs 44 px, and iOS zooms into any control whose text is under 16 px.
globalStyle(
  ':root:not([data-density="touch"])',
  inReset({
    '@media': { [media.coarse]: { vars: { [vars.size.control]: '44px', [vars.size.controlSmall]: '44px' } } },
  }),
)
globalStyle(
  ':root',
  inReset({
    '@media': {
      [media.reducedMotion]: {
        vars: { [vars.motion.fast]: '0ms', [vars.motion.medium]: '0ms', [vars.motion.slow]: '0ms' },
      },
    },
  }),
)
// Paper is light: a dark page would cost its ink and could not be read.
globalStyle(
  ':root, :root:not([data-theme]), [data-theme="dark"]',
  inReset({ '@media': { [media.print]: light } }),
)
