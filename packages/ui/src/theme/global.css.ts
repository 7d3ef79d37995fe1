import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { media } from './media.ts'
import './theme.css.ts'

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0, padding: 0 })
reset('html', { textSizeAdjust: '100%' })
reset('body', {
  minHeight: '100dvh',
  backgroundColor: vars.color.bg,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 600 })
reset('ul, ol', { listStyle: 'none' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 0, cursor: 'pointer' })
reset('a', { color: 'inherit' })
reset('img, svg, video, canvas', { display: 'block', maxWidth: '100%' })
reset('table', { borderCollapse: 'separate', borderSpacing: 0 })
reset('::placeholder', { color: vars.color.ink3, opacity: 1 })
reset('::selection', { backgroundColor: vars.color.brandSoft, color: vars.color.brandInk })
reset(':focus-visible', { outline: `2px solid ${vars.color.brand}`, outlineOffset: '2px' })
reset(':focus:not(:focus-visible)', { outline: 'none' })
// Programmatic focus (a page's heading after a change of route) needs no ring.
reset('[tabindex="-1"]:focus-visible', { outline: 'none' })
reset('*', {
  '@media': {
    [media.reducedMotion]: { scrollBehavior: 'auto' },
    [media.print]: { boxShadow: 'none' },
  },
})
