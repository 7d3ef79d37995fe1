import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { ground } from './table.css.ts'

const { color, layer } = vars

export const foot = kitStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  vars: { [ground]: color.surface2 },
  '@media': { [media.print]: { position: 'static' } },
})

export const total = kitStyle({
  fontWeight: 600,
  color: color.ink,
  backgroundColor: color.surface2,
  borderBlockStart: `1px solid ${color.line2}`,
})
