import { listRow } from '#ui/field/list-row.css.ts'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

const { color, layer, radius, space } = vars

export const trigger = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  textAlign: 'start',
  selectors: { '&[aria-readonly="true"]': { cursor: 'default' } },
})

export const placeholder = kitStyle({ color: color.ink3 })

/** The surface of a list that opens under a control. */
export const list = kitStyle({
  zIndex: layer.popover,
  minWidth: 'var(--radix-select-trigger-width)',
  maxWidth: 'min(420px, calc(100vw - 16px))',
  maxHeight: 'min(360px, var(--radix-select-content-available-height))',
  overflow: 'hidden',
  color: color.ink,
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  boxShadow: color.shadow,
})

export const viewport = kitStyle({ padding: '4px' })

export const softItem = kitStyle([listRow, { color: color.ink2 }])
