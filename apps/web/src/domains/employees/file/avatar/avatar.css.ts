import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color } = vars

/** Shows what of the picture is kept; round as it will be shown, with the corners that are kept too behind it. */
export const stage = appStyle({
  position: 'relative',
  width: '256px',
  height: '256px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: '50%',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
})

export const chosenPicture = appStyle({
  position: 'absolute',
  top: 0,
  left: 0,
  maxWidth: 'none',
  transformOrigin: '0 0',
  pointerEvents: 'none',
})
