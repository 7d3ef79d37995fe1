import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { layers } from '@nhansu/ui/theme/layers.css.ts'
import { style, type StyleRule } from '@vanilla-extract/css'

/** In the layer above the components that it stands among. */
const inApp = (rule: StyleRule): string => style({ '@layer': { [layers.app]: rule } })

/** Paper is white in both themes. */
export const frame = inApp({
  overflow: 'auto',
  maxHeight: '70vh',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '6px',
  background: '#fff',
})

/** A strip of 1 by 14,400 points would be a thousand screens high in the width of its frame: it stays a strip. */
export const page = inApp({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '8000px',
  objectFit: 'contain',
})

/** Plain text in the colours of the theme; what is longer scrolls. */
export const words = inApp({
  overflow: 'auto',
  maxHeight: '70vh',
  padding: '12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '6px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
