import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

const { color, radius, size, space } = vars

export const touchedList = kitStyle({
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.surface2,
  paddingBlock: space.xs,
})

export const touchedItem = kitStyle({ paddingInline: space.md, paddingBlock: '3px', fontSize: size.label })

export const failure = kitStyle({
  display: 'flex',
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  borderRadius: radius.control,
  backgroundColor: color.badSoft,
  color: color.bad,
  fontSize: size.label,
})

export const failureIcon = kitStyle({ display: 'flex', alignItems: 'center', height: '1.5em' })
