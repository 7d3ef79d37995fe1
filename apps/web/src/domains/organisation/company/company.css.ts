import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, space } = vars

/** White in both themes, as the paper is that the picture will stand on. */
export const pictureFrame = appStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: '120px',
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: '6px',
  background: '#fff',
})

export const picture = appStyle({ maxWidth: '100%', maxHeight: '160px' })
