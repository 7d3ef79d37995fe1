import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

export const content = kitStyle({
  minWidth: '180px',
  maxWidth: 'min(360px, calc(100vw - 16px))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  padding: space.xs,
})

export const item = kitStyle({
  display: 'flex',
  // The icon stands on the first line when the words run over two.
  alignItems: 'flex-start',
  gap: space.sm,
  paddingInline: space.sm,
  paddingBlock: `calc((${size.control} - 1.5em) / 2)`,
  borderRadius: radius.control,
  color: color.ink,
  fontSize: size.body,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted], &[data-state="open"]': { backgroundColor: color.neutralSoft },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
})

export const tones = kitVariants({
  normal: {},
  danger: {
    color: color.bad,
    selectors: { '&[data-highlighted]': { backgroundColor: color.badSoft } },
  },
})

export const icon = kitStyle({
  display: 'flex',
  alignItems: 'center',
  height: '1.5em',
  width: '16px',
  flexShrink: 0,
})

export const words = kitStyle({ flex: '1 1 auto', minWidth: 0 })
export const hint = kitStyle({ display: 'block', fontSize: size.hint, color: color.ink2 })
export const shortcut = kitStyle({
  marginInlineStart: space.lg,
  fontSize: size.hint,
  lineHeight: `calc(1.5 * ${size.body})`,
  color: color.ink3,
})

export const groupLabel = kitStyle({
  paddingInline: space.sm,
  paddingBlock: '6px 2px',
  fontSize: size.hint,
  fontWeight: 500,
  color: color.ink3,
})

export const separator = kitStyle({
  height: '1px',
  marginBlock: space.xs,
  marginInline: `calc(-1 * ${space.xs})`,
  backgroundColor: color.line,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
