import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, space } = vars

export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.md,
  alignItems: 'end',
  paddingBlock: space.md,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const tools = kitStyle({ display: 'flex', justifyContent: 'flex-end' })

export const removedRow = kitStyle([row, { alignItems: 'center', color: color.ink2 }])

export const list = kitStyle({ borderBlockStart: `1px solid ${color.line}` })
