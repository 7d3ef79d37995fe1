import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { layers } from '#ui/theme/layers.css.ts'
import { media } from '#ui/theme/media.ts'
import { layer } from '#ui/theme/scale-tokens.ts'

const { color, space } = vars

export const page = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  padding: space.xl,
  minWidth: 0,
  '@media': { [media.phone]: { padding: space.lg }, [media.print]: { padding: 0 } },
})

export const bounded = kitStyle({ maxWidth: '1280px' })

export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.md,
})

export const titles = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minWidth: 0,
  flex: '1 1 320px',
  '@media': { [media.phone]: { alignItems: 'flex-start' } },
})

export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  '@media': { [media.print]: { display: 'none' } },
})

/** Stays in sight below a long body, over the whole width of the page. */
export const foot = kitStyle({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.md,
  marginInline: `calc(-1 * ${space.xl})`,
  marginBlockEnd: `calc(-1 * ${space.xl})`,
  padding: `${space.md} ${space.xl}`,
  paddingBlockEnd: `calc(${space.md} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.bg,
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${space.lg})`,
      marginBlockEnd: `calc(-1 * ${space.lg})`,
      paddingInline: space.lg,
    },
    [media.print]: { display: 'none' },
  },
})

// What gets the focus is scrolled clear of it.
globalStyle(`html:has(${foot})`, { '@layer': { [layers.kit]: { scrollPaddingBlockEnd: '88px' } } })
