import { bare } from '#ui/field/control.css.ts'
import { listRow } from '#ui/field/list-row.css.ts'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

/** The surface under the field, as wide as it. */
export const surface = kitStyle({
  width: 'var(--radix-popover-trigger-width)',
  minWidth: 'min(240px, calc(100vw - 16px))',
  // Half a row more than eleven: what is cut shows that there is more.
  maxHeight: 'min(372px, var(--radix-popover-content-available-height))',
  borderRadius: radius.control,
})

export const rows = kitStyle({ padding: '4px', selectors: { '&:empty': { padding: 0 } } })

export const row = kitStyle([
  listRow,
  {
    selectors: {
      '&[data-soft="true"]:not([data-highlighted="true"])': { color: color.ink3 },
      '&[aria-selected="true"]': { fontWeight: 500 },
    },
  },
])

/** The name over the rows of a group. */
export const groupName = kitStyle({
  padding: `${space.sm} ${space.sm} 2px`,
  color: color.ink2,
  fontSize: size.hint,
  fontWeight: 500,
  lineHeight: 1.5,
})

export const status = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  color: color.ink3,
  fontSize: size.label,
  lineHeight: 1.5,
  selectors: { '&:empty': { padding: 0 } },
})

export const fold = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  marginInlineStart: '-4px',
  borderRadius: radius.small,
  color: color.ink2,
  selectors: { '&:hover': { backgroundColor: color.neutralSoft } },
  '@media': { [media.coarse]: { width: '40px', height: '40px' } },
})

/** Holds the place of the fold button in front of a row without children. */
export const noFold = kitStyle({ flex: 'none', width: '20px' })

export const chips = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
  padding: '3px',
})

export const chip = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: '26px',
  paddingInlineStart: space.sm,
  backgroundColor: color.neutralSoft,
  borderRadius: radius.small,
  fontSize: size.label,
  lineHeight: 1.5,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const chipWords = kitStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const chipRemove = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  borderRadius: radius.small,
  color: color.ink2,
  selectors: { '&:hover:not(:disabled)': { color: color.ink, backgroundColor: color.line } },
  '@media': { [media.coarse]: { width: '36px', height: '36px' } },
})

export const chipEnd = kitStyle({ width: space.sm })

export const besideChips = kitStyle([bare, { flexBasis: '4ch', paddingInline: space.sm }])
