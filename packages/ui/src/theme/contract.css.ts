import { createGlobalThemeContract } from '@vanilla-extract/css'
import { lightColors } from './color-tokens.ts'
import { comfortable, frame, layer, motion, radius, space } from './scale-tokens.ts'

/** The theme contract: every value that a component may use, as a CSS variable with a readable, stable name. */
export const vars = createGlobalThemeContract(
  {
    color: lightColors,
    size: comfortable,
    space,
    radius,
    motion,
    layer,
    frame,
    font: { text: '', figures: '' },
  },
  (_value, path) => `kit-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
)
