import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, layer, radius, size, space } = vars

export const trigger = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  textAlign: 'start',
  selectors: { '&[aria-readonly="true"]': { cursor: 'default' } },
})

export const placeholder = kitStyle({ color: color.ink3 })

/** The surface of a list that opens under a control. */
export const list = kitStyle({
  zIndex: layer.popover,
  minWidth: 'var(--radix-select-trigger-width)',
  maxWidth: 'min(420px, calc(100vw - 16px))',
  maxHeight: 'min(360px, var(--radix-select-content-available-height))',
  overflow: 'hidden',
  color: color.ink,
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  boxShadow: color.shadow,
})

export const viewport = kitStyle({ padding: '4px' })

/** One row of a list; the highlighted one is where the keyboard or the pointer stands. */
export const item = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minHeight: '32px',
  paddingInline: space.sm,
  paddingBlock: '4px',
  borderRadius: radius.small,
  fontSize: size.body,
  lineHeight: 1.5,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { backgroundColor: color.brandSoft, color: color.brandInk },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { minHeight: '44px', fontSize: '16px' },
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const softItem = kitStyle({ color: color.ink2 })

export const itemWords = kitStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const itemDescription = kitStyle({ color: color.ink2, fontSize: size.hint, lineHeight: 1.5 })
