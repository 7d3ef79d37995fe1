import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'

const { color, size } = vars

export const sizes = kitVariants({
  hint: { fontSize: size.hint },
  label: { fontSize: size.label },
  body: { fontSize: size.body },
  section: { fontSize: size.section },
  title: { fontSize: size.title, lineHeight: 1.4 },
})

export const tones = kitVariants({
  ink: { color: color.ink },
  soft: { color: color.ink2 },
  hint: { color: color.ink3 },
  brand: { color: color.brand },
  ok: { color: color.ok },
  warn: { color: color.warn },
  bad: { color: color.bad },
  info: { color: color.info },
})

export const weights = kitVariants({
  regular: { fontWeight: 400 },
  medium: { fontWeight: 500 },
  strong: { fontWeight: 600 },
})

/** Digits of one width, so that codes, dates and money stand under each other; none of them breaks over two lines. */
export const tabular = kitStyle({
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** A date among words. */
export const wholeDate = kitStyle({ whiteSpace: 'nowrap' })

// Room for stacked marks: the clipping box is taller than the line, the margin gives the difference back.
export const truncated = kitStyle({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: '0.15em',
  marginBlock: '-0.15em',
})
