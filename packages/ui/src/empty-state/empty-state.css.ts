import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

/** A message in the middle of its place; shared by the empty, error, 403, 404 and loading states. */
export const message = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  marginInline: 'auto',
  maxWidth: '480px',
  padding: vars.space.xl,
  textAlign: 'center',
})

export const heights = kitVariants({ part: { minHeight: '160px' }, screen: { minHeight: '60vh' } })

export const mark = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: vars.radius.round,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const tones = kitVariants({
  neutral: { backgroundColor: vars.color.neutralSoft, color: vars.color.ink2 },
  brand: { backgroundColor: vars.color.brandSoft, color: vars.color.brandInk },
  warn: { backgroundColor: vars.color.warnSoft, color: vars.color.warn },
  bad: { backgroundColor: vars.color.badSoft, color: vars.color.bad },
})

export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
  marginBlockStart: vars.space.sm,
})
