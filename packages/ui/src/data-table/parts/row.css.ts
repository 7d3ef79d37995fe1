import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius } = vars

export const rowTool = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: radius.small,
  color: color.ink2,
  verticalAlign: 'middle',
  ':hover': { backgroundColor: color.neutralSoft, color: color.ink },
  // The margin gives back what a finger needs more than the row wants to give.
  '@media': { [media.touched]: { width: '44px', height: '44px', margin: '-8px' } },
  selectors: { '&[aria-expanded="true"]': { backgroundColor: color.neutralSoft } },
})

export const turned = kitStyle({ transform: 'rotate(90deg)' })

export const checkPlace = kitStyle({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'flex-start',
  minHeight: '28px',
  '@media': { [media.touched]: { minWidth: '44px', minHeight: '44px', margin: '-8px' } },
})
