import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

export const lead = style({ color: color.ink2, marginTop: space.sm })

export const search = style({ display: 'grid', gap: space.md, justifyItems: 'start' })

export const keyword = style({ width: '100%' })

// On a phone the campaigns come before what narrows them; where there is room nothing is folded away.
const roomy = '(min-width: 700px)'
const unfolds = 'selector(::details-content)'

export const more = style({
  width: '100%',
  '@media': {
    [roomy]: {
      '@supports': {
        [unfolds]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
      },
    },
  },
})

export const moreName = style({
  display: 'list-item',
  paddingBlock: space.sm,
  color: color.brand,
  cursor: 'pointer',
  '@media': { [roomy]: { '@supports': { [unfolds]: { display: 'none' } } } },
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  gap: space.md,
  alignItems: 'end',
})

export const list = style({ display: 'grid', gap: space.md })

export const row = style({
  position: 'relative',
  display: 'grid',
  gap: space.sm,
  padding: space.lg,
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  ':hover': { borderColor: color.line2 },
})

export const name = style({ fontSize: size.section, fontWeight: 600 })

// The whole card is the target of a thumb, the name alone the link that is read.
export const open = style({
  color: color.brand,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0 },
})

export const under = style({ color: color.ink2, fontSize: size.label })

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.md,
})
