import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size } = vars

export const nav = kitStyle({ minWidth: 0 })

export const list = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  fontSize: size.label,
})

const crumb = { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 }

export const home = kitStyle({ ...crumb, flexShrink: 0 })
// Short names stay whole and long ones stop early, so that the page itself keeps most of its words.
const between = { ...crumb, flexShrink: 0, maxWidth: '18em' } as const
export const middle = kitStyle({ ...between, '@media': { [media.phone]: { display: 'none' } } })
export const wayBack = kitStyle({ ...between, '@media': { [media.phone]: { maxWidth: '10em' } } })
export const here = kitStyle(crumb)

export const separator = kitStyle({ display: 'flex', flexShrink: 0, color: color.line2 })

const words = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Room for stacked marks, which a tight box would clip.
  paddingBlock: '0.15em',
  borderRadius: radius.small,
} as const

export const link = kitStyle({
  ...words,
  color: color.ink2,
  textDecoration: 'none',
  ':hover': { color: color.ink, textDecoration: 'underline', textUnderlineOffset: '3px' },
})

export const homeLink = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  // The house itself, not its larger area for fingers, keeps the distances of the words.
  marginInline: '-4px',
  borderRadius: radius.small,
  color: color.ink3,
  ':hover': { color: color.ink },
})

export const hereWords = kitStyle({ ...words, color: color.ink, fontWeight: 500 })
