import { keyframes } from '@vanilla-extract/css'
import { columnSurface } from '#ui/dialog/column-surface.css.ts'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'

const { color, layer, motion, radius } = vars

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } })
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } })
const fromBottom = keyframes({ from: { transform: 'translateY(100%)' } })
const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } })
const toRight = keyframes({ to: { transform: 'translateX(100%)' } })
const toBottom = keyframes({ to: { transform: 'translateY(100%)' } })

const moving = (coming: string, going: string) => ({
  animation: `${coming} ${motion.medium} ${motion.easing}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${going} ${motion.medium} ${motion.easing} forwards` },
  },
})

export const drawer = kitStyle([columnSurface, { position: 'fixed', zIndex: layer.dialog }])

export const sides = kitVariants({
  left: { insetBlock: 0, left: 0, borderRight: `1px solid ${color.line}`, ...moving(fromLeft, toLeft) },
  right: { insetBlock: 0, right: 0, borderLeft: `1px solid ${color.line}`, ...moving(fromRight, toRight) },
  bottom: {
    inset: 'auto 0 0 0',
    maxHeight: '92dvh',
    borderTop: `1px solid ${color.line}`,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
    ...moving(fromBottom, toBottom),
  },
})

const across = (width: string) => ({ width, maxWidth: 'calc(100vw - 48px)' })

export const widths = kitVariants({
  menu: across(vars.frame.sidebar),
  medium: across('400px'),
  large: across('640px'),
})
