import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '../app-style.ts'

export const page = appStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xl,
  minHeight: '100dvh',
  padding: vars.space.lg,
})

export const column = appStyle({ width: '100%', maxWidth: '400px' })

export const brand = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  maxWidth: '400px',
})

export const mark = appStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  fontSize: vars.size.title,
  fontWeight: 600,
})
