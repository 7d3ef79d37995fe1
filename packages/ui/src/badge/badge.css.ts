import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

export const status = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxWidth: '100%',
  paddingInline: space.sm,
  paddingBlock: '1px',
  borderRadius: radius.small,
  fontSize: size.label,
  fontWeight: 500,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

// Where a cell keeps it on one line the word is cut; elsewhere it wraps. The box leaves room for stacked marks.
export const statusWords = kitStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: '0.15em',
  marginBlock: '-0.15em',
})

export const count = kitStyle({
  display: 'inline-block',
  minWidth: '22px',
  paddingInline: '7px',
  borderRadius: radius.round,
  fontSize: size.hint,
  fontWeight: 600,
  textAlign: 'center',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const tones = kitVariants({
  plain: {
    paddingInline: 0,
    fontSize: 'inherit',
    fontWeight: 'inherit',
    '@media': { [media.forcedColors]: { border: 0 } },
  },
  neutral: { backgroundColor: color.neutralSoft, color: color.ink2 },
  brand: { backgroundColor: color.brandSoft, color: color.brandInk },
  ok: { backgroundColor: color.okSoft, color: color.ok },
  warn: { backgroundColor: color.warnSoft, color: color.warn },
  bad: { backgroundColor: color.badSoft, color: color.bad },
  info: { backgroundColor: color.infoSoft, color: color.info },
})
