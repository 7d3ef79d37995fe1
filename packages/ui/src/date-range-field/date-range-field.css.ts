import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

// The two boxes answer to their own place: beside each other where both dates can be read, else under each other.
export const ends = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(148px, 100%), 1fr))',
  gap: vars.space.sm,
})
