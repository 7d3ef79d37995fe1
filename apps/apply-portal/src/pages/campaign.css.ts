import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

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

// Links under each other have room for a finger.
export const line = style({ paddingBlock: space.xs })
