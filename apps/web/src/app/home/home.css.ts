import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '../app-style.ts'

/** Cards answer to their own place, as the menu takes its share of the window. */
export const place = appStyle({ containerType: 'inline-size', minWidth: 0 })

/** Short cards of one height fill the line side by side, however many there are; on a phone one under the other. */
export const shortCards = appStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 620px)': {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
})

/** Four of them stand two by two where each would be narrower than its head. */
export const fourCards = appStyle({
  '@container': {
    '(min-width: 620px) and (max-width: 1199px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoFlow: 'row',
    },
  },
})
