import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

const { color, size, space } = vars

// In a line of other things it would shrink to its padding: what is typed must have room.
export const field = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minWidth: 'min(180px, 100%)',
})

export const label = kitStyle({ color: color.ink2, fontSize: size.label, fontWeight: 500, lineHeight: 1.5 })

export const mark = kitStyle({ color: color.bad, marginInlineStart: '4px' })

export const hint = kitStyle({ color: color.ink3, fontSize: size.hint, lineHeight: 1.5 })

export const error = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  color: color.bad,
  fontSize: size.hint,
  lineHeight: 1.5,
})

export const errorIcon = kitStyle({ display: 'flex', paddingTop: '2px' })

export const group = kitStyle([field, { border: 0 }])

// A legend is no item of its fieldset's layout, so it keeps the distance itself.
export const legend = kitStyle([label, { display: 'block', paddingBottom: space.xs }])
