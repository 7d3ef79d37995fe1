import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { space } = vars

export const page = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  padding: space.xl,
  minWidth: 0,
  '@media': { [media.phone]: { padding: space.lg }, [media.print]: { padding: 0 } },
})

export const bounded = kitStyle({ maxWidth: '1280px' })

export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.md,
})

export const titles = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minWidth: 0,
  flex: '1 1 320px',
  '@media': { [media.phone]: { alignItems: 'flex-start' } },
})

export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  '@media': { [media.print]: { display: 'none' } },
})
