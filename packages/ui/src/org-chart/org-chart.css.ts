import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, font, radius, size, space } = vars

export const frame = kitStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minWidth: 0,
})

export const tools = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs })

export const stage = kitStyle({
  height: 'calc(100dvh - 370px)',
  minHeight: '360px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.bg,
  touchAction: 'none',
  cursor: 'grab',
  selectors: { '&[data-panning]': { cursor: 'grabbing' } },
})

export const drawing = kitStyle({
  backgroundColor: color.bg,
  display: 'block',
  width: '100%',
  height: '100%',
  userSelect: 'none',
  fontFamily: font.text,
})

export const line = kitStyle({ fill: 'none', stroke: color.line2, strokeWidth: 1.25 })

export const box = kitStyle({ cursor: 'pointer', outline: 'none' })

export const card = kitStyle({
  fill: color.surface,
  stroke: color.line2,
  selectors: {
    [`${box}:hover > &`]: { fill: color.hover },
    [`${box}[aria-selected="true"] > &`]: { stroke: color.brand, strokeWidth: 2 },
    [`${box}:focus-visible > &`]: { stroke: color.brand, strokeWidth: 3 },
  },
  '@media': {
    [media.forcedColors]: {
      fill: 'Canvas',
      stroke: 'CanvasText',
      selectors: {
        [`${box}:focus-visible > &`]: { stroke: 'Highlight' },
        [`${box}[aria-selected="true"] > &`]: { stroke: 'Highlight' },
      },
    },
  },
})

const text = { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }

export const name = kitStyle({ ...text, fontSize: '13.5px', fontWeight: 500, fill: color.ink })
export const note = kitStyle({ ...text, fontSize: '12px', fill: color.ink2 })

export const tones = kitVariants({
  plain: { ...text, fill: color.ink2 },
  neutral: { ...text, fill: color.ink2 },
  brand: { ...text, fill: color.brand },
  ok: { ...text, fill: color.ok },
  warn: { ...text, fill: color.warn },
  bad: { ...text, fill: color.bad },
  info: { ...text, fill: color.info },
})

export const toggle = kitStyle({ cursor: 'pointer' })
export const toggleDisc = kitStyle({
  fill: color.surface,
  stroke: color.line2,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const toggleWords = kitStyle({
  ...text,
  fontSize: '12px',
  fontWeight: 600,
  fill: color.ink2,
  textAnchor: 'middle',
})

export const hint = kitStyle({ fontSize: size.hint, color: color.ink3 })
export const failure = kitStyle({ fontSize: size.label, color: color.bad })
