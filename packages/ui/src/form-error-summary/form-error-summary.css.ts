import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

export const summary = kitStyle({
  display: 'flex',
  gap: space.sm,
  padding: space.md,
  color: color.bad,
  backgroundColor: color.badSoft,
  border: `1px solid ${color.bad}`,
  borderRadius: radius.control,
  fontSize: size.body,
  lineHeight: 1.5,
  // Under a sticky bar the first line would be out of sight.
  scrollMarginTop: '80px',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.bad}`, outlineOffset: '2px' } },
})

export const sign = kitStyle({ flex: 'none', paddingTop: '3px' })

export const title = kitStyle({ fontWeight: 600 })

export const list = kitStyle({ marginTop: space.xs })

export const link = kitStyle({
  display: 'inline-block',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
  '@media': { [media.coarse]: { paddingBlock: '10px' } },
})
