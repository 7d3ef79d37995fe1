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
  selectors: { '&[aria-expanded="true"]': { backgroundColor: color.neutralSoft } },
})

export const turned = kitStyle({ transform: 'rotate(90deg)' })

/** The box is 16 px, the place to press 28 px and more: a label around a native input. */
export const checkTarget = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  verticalAlign: 'middle',
  cursor: 'pointer',
})
// Looks like `Checkbox`, but is the browser's own input: a page has a hundred of them.
export const check = kitStyle({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  margin: 0,
  backgroundColor: color.surface,
  border: `1px solid ${color.line2}`,
  borderRadius: '4px',
  cursor: 'inherit',
  '::before': { content: '', width: '10px', height: '10px', backgroundColor: color.onBrand, opacity: 0 },
  selectors: {
    '&:checked, &:indeterminate': { backgroundColor: color.brand, borderColor: color.brand },
    '&:checked::before': {
      opacity: 1,
      clipPath: 'polygon(14% 44%, 0 60%, 40% 100%, 100% 22%, 84% 8%, 38% 70%)',
    },
    '&:indeterminate::before': { opacity: 1, clipPath: 'inset(40% 0 40% 0)' },
  },
  '@media': {
    [media.coarse]: { width: '20px', height: '20px' },
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
})
