import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

export const group = style({ display: 'grid', gap: space.lg, border: 0, padding: 0, margin: 0, minWidth: 0 })
// A legend takes no part in the gaps of its group.
export const legend = style({ fontSize: size.section, fontWeight: 600, padding: 0, marginBlockEnd: space.lg })
export const more = style({
  cursor: 'pointer',
  paddingBlock: space.md,
  color: color.brandInk,
  fontWeight: 600,
})
export const hint = style({ color: color.ink2, fontSize: size.label })
export const fault = style({ color: color.bad, fontSize: size.label })
export const choices = style({ display: 'grid', gap: space.sm })
export const choice = style({
  display: 'flex',
  gap: space.md,
  alignItems: 'start',
  minHeight: '44px',
  paddingBlock: space.sm,
})
export const box = style({ width: '22px', height: '22px', flex: 'none', margin: 0, accentColor: color.brand })
export const area = style({ minHeight: '120px', height: 'auto', paddingBlock: space.md })
export const picker = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md })
// The browser's own button speaks the browser's language; ours stands beside what the browser says is chosen.
export const file = style({
  flex: '1 1 12rem',
  minWidth: 0,
  minHeight: '46px',
  paddingBlock: space.md,
  font: 'inherit',
  '::file-selector-button': { display: 'none' },
})
/** How far a file is that is sent as soon as it is chosen; shown by the script that sends it. */
export const upload = style({
  selectors: {
    '&:not([hidden])': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md },
  },
})
// A button's own look would show it all the same.
globalStyle(`${upload} > [hidden]`, { display: 'none' })
export const bar = style({ flex: '1 1 12rem', accentColor: color.brand })
export const received = style({ margin: 0, overflowWrap: 'anywhere' })
export const summary = style({
  display: 'grid',
  gap: space.sm,
  padding: space.lg,
  borderRadius: radius.card,
  border: `1px solid ${color.bad}`,
  backgroundColor: color.badSoft,
})
/** The name of one place of work, above its first label. */
export const part = style({ fontWeight: 600, padding: 0, marginBlockEnd: space.md })
export const deeds = style({ display: 'flex', flexWrap: 'wrap', gap: space.md })
// What fills this in is no person: it is out of sight and out of the way of keys.
export const trap = style({
  position: 'absolute',
  insetInlineStart: '-9999px',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
})
export const consent = style({ whiteSpace: 'pre-line' })
export const secret = style({ overflowWrap: 'anywhere', fontWeight: 600 })
