import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, motion, radius, size, space } = vars

export const trigger = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '24px',
  height: '28px',
  borderRadius: radius.small,
  transition: `background-color ${motion.fast} ${motion.easing}`,
  ':hover': { backgroundColor: color.neutralSoft },
  selectors: { '&[aria-expanded="true"]': { backgroundColor: color.brandSoft, color: color.brandInk } },
  '@media': { [media.print]: { display: 'none' } },
})
export const triggerStates = kitVariants({ off: { color: color.ink3 }, on: { color: color.brand } })

export const form = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.sm, minWidth: 0 })
export const title = kitStyle({ fontWeight: 600, fontSize: size.label })
export const buttons = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockStart: space.xs,
})

export const options = kitStyle({
  maxHeight: '240px',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  marginInline: '-4px',
})
export const option = kitStyle({
  paddingBlock: '5px',
  paddingInlineEnd: '4px',
  borderRadius: radius.small,
  ':hover': { backgroundColor: color.hover },
})
export const optionLabel = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  cursor: 'pointer',
})
export const noOption = kitStyle({ color: color.ink3, paddingBlock: space.sm })
