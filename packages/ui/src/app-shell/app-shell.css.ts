import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, layer, radius, size, space } = vars

export const shell = kitStyle({
  display: 'flex',
  minHeight: '100dvh',
  '@media': { [media.print]: { display: 'block' } },
})

export const column = kitStyle({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 })

export const main = kitStyle({ flex: '1 1 auto', minWidth: 0, outline: 'none' })

export const footer = kitStyle({
  paddingInline: space.xl,
  paddingBlockEnd: space.lg,
  fontSize: size.hint,
  color: color.ink3,
  '@media': { [`${media.low}, ${media.print}`]: { display: 'none' } },
})

export const skip = kitStyle({
  position: 'fixed',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  zIndex: layer.progress,
  paddingBlock: space.sm,
  paddingInline: space.lg,
  borderRadius: radius.control,
  backgroundColor: color.brand,
  color: color.onBrand,
  fontWeight: 500,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
})
