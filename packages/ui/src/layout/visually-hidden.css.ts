import { kitStyle } from '#ui/theme/kit-style.ts'

export const hidden = kitStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
