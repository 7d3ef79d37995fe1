import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

export const head = style({ display: 'grid', gap: space.md })

export const over = style({ color: color.ink2, fontSize: size.label })

export const note = style({
  display: 'grid',
  gap: space.sm,
  padding: space.lg,
  borderRadius: radius.card,
  backgroundColor: color.brandSoft,
  color: color.brandInk,
})

export const closed = style({
  padding: space.lg,
  borderRadius: radius.card,
  backgroundColor: color.warnSoft,
  color: color.warn,
  fontWeight: 600,
})

export const part = style({ display: 'grid', gap: space.sm })

// What HR has typed keeps its lines.
export const text = style({ whiteSpace: 'pre-line' })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: space.lg,
})

export const term = style({ color: color.ink2, fontSize: size.label })

// Sentences of a list that run over several lines are told apart.
export const points = style({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: space.xl,
  listStyle: 'disc',
})

// Links under each other have room for a finger.
export const line = style({ paddingBlock: space.xs })

// Not where the window is so low that it would hide what is read, as at 400 %.
const phone = '(max-width: 640px) and (min-height: 480px)'

export const apply = style({
  '@media': {
    [phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      display: 'grid',
      marginInline: `calc(-1 * ${space.lg})`,
      padding: `${space.md} ${space.lg}`,
      borderBlockStart: `1px solid ${color.line}`,
      backgroundColor: color.surface,
    },
  },
})
// What is reached by keys is never below it.
globalStyle(`html:has(${apply})`, { '@media': { [phone]: { scrollPaddingBlockEnd: '88px' } } })
