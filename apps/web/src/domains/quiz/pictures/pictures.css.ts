import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, radius } = vars

/** The picture is its own button: a press makes it as large as it is, another one as small as it was. */
export const press = appStyle({
  display: 'block',
  maxInlineSize: '100%',
  overflow: 'auto',
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  // Drawings have a white ground in both themes, as on paper.
  backgroundColor: '#fff',
  cursor: 'zoom-in',
  selectors: { '&[aria-pressed="true"]': { cursor: 'zoom-out' } },
})
export const picture = appStyle({ display: 'block', blockSize: 'auto' })
export const small = appStyle({ maxInlineSize: '100%', maxBlockSize: '24rem', inlineSize: 'auto' })
/** Wider than a telephone, so that it is moved about in its frame. */
export const large = appStyle({ maxInlineSize: 'none', minInlineSize: '48rem' })
