import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, frame, layer, motion, radius, size, space } = vars

export const aside = kitStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  flexShrink: 0,
  width: frame.sidebar,
  height: '100dvh',
  overflow: 'hidden',
  backgroundColor: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  transition: `width ${motion.medium} ${motion.easing}`,
  selectors: { '&[data-state="minimised"]': { width: frame.sidebarMini } },
  '@media': { [media.print]: { display: 'none' } },
})

export const column = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  selectors: {
    // Already as wide as it will be while the sidebar still grows or shrinks, so that no words wrap on the way.
    '[data-state="full"] > &': { width: `calc(${frame.sidebar} - 1px)` },
    '[data-state="minimised"] > &': { width: `calc(${frame.sidebarMini} - 1px)` },
  },
})

export const header = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  flexShrink: 0,
  minHeight: frame.topBar,
  paddingInlineStart: '18px',
  paddingInlineEnd: '10px',
  selectors: {
    '[data-state="minimised"] &': { flexDirection: 'column', padding: '14px 0 0' },
  },
})

export const home = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  borderRadius: radius.control,
  fontSize: '1rem',
  fontWeight: 600,
  color: color.ink,
  textDecoration: 'none',
})

export const mark = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '28px',
  height: '28px',
  borderRadius: radius.control,
  backgroundColor: color.brand,
  color: color.onBrand,
  fontSize: '0.9375rem',
  fontWeight: 600,
})

export const nav = kitStyle({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingInline: '10px',
  paddingBlock: '10px',
})

export const list = kitStyle({ display: 'flex', flexDirection: 'column', gap: '1px' })

export const footer = kitStyle({
  flexShrink: 0,
  paddingInline: '21px',
  paddingBlock: space.md,
  fontSize: size.hint,
  color: color.ink3,
  overflowWrap: 'anywhere',
  selectors: { '[data-state="minimised"] &': { display: 'none' } },
})

export const sectionLabel = kitStyle({
  display: 'block',
  paddingInline: '11px',
  paddingBlock: `${space.md} ${space.xs}`,
  fontSize: size.hint,
  fontWeight: 500,
  color: color.ink3,
})

export const sectionLine = kitStyle({ height: '1px', margin: space.sm, backgroundColor: color.line })
