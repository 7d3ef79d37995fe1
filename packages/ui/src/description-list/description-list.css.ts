import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'

export const container = kitStyle({ containerType: 'inline-size', minWidth: 0 })

export const list = kitStyle({
  display: 'grid',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  gridTemplateColumns: '1fr',
})

const from = (width: string, columns: number) => ({
  '@container': { [`(min-width: ${width})`]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
})

export const columns = kitVariants({ 1: {}, 2: from('560px', 2), 3: from('840px', 3) })

export const beside = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
  columnGap: vars.space.lg,
  alignItems: 'baseline',
})

export const term = kitStyle({ color: vars.color.ink2 })
export const smallTerm = kitStyle({ color: vars.color.ink2, fontSize: vars.size.label })
export const value = kitStyle({ overflowWrap: 'anywhere' })
export const missing = kitStyle({ color: vars.color.ink3 })
