import { vars } from '../src/theme/contract.css.ts'
import { kitStyle, kitVariants } from '../src/theme/kit-style.ts'

export const frame = kitStyle({ margin: '0 auto' })

/** A story on a documentation page, whose own ground stays light in every theme. */
export const onDocsPage = kitStyle({
  backgroundColor: vars.color.bg,
  color: vars.color.ink,
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
})

/** Widths that the toolbar offers: the whole canvas, a tablet, a phone. */
export const widths = kitVariants({ full: {}, tablet: { maxWidth: '768px' }, phone: { maxWidth: '390px' } })
