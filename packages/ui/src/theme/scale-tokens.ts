/** Distances on the 4 px grid: the only ones that the spacing props know. */
export const space: Record<Space, string> = {
  none: '0',
  xs: '4px',
  sm: '8px',
  md: '12px',
  lg: '16px',
  xl: '24px',
  '2xl': '32px',
  '3xl': '48px',
}

/** A name on the spacing scale. */
export type Space = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl'

/** Corner radii. */
export const radius = { small: '5px', control: '7px', card: '10px', round: '999px' }

/** Durations of the three motions the product knows; all become 0 when the reader asks for less motion. */
export const motion = { fast: '200ms', medium: '300ms', slow: '500ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/**
 * Stacking order, lowest first. Popovers and menus stand above dialogs, because a dialog may open one, and above toasts: what
 * somebody has just opened to choose from is not covered by news of what is done.
 */
export const layer = {
  sticky: '10',
  bar: '20',
  drawer: '30',
  dialog: '40',
  toast: '50',
  popover: '60',
  tooltip: '70',
  progress: '80',
}

/** Fixed measures of the shell. */
export const frame = { sidebar: '248px', sidebarMini: '64px', topBar: '56px', page: '1440px' }

/** What density changes: heights in px, font sizes in rem so that a reader's own size still counts. */
export const comfortable = {
  control: '36px',
  controlSmall: '30px',
  controlLarge: '46px',
  row: '44px',
  rowPadding: '12px',
  cardPadding: '20px',
  fieldGap: '16px',
  hint: '0.75rem',
  label: '0.8125rem',
  rowText: '0.84375rem',
  body: '0.875rem',
  section: '0.9375rem',
  title: '1.25rem',
}

export type DensityTokens = Record<keyof typeof comfortable, string>

/** More rows on the screen; text keeps its size, so that marks stay legible. */
export const compact: DensityTokens = {
  ...comfortable,
  control: '34px',
  controlSmall: '28px',
  row: '36px',
  rowPadding: '8px',
  cardPadding: '16px',
  fieldGap: '12px',
}

/** For pages filled in on a phone: 16 px text (no zoom on focus) and 46 px controls. */
export const touch: DensityTokens = {
  ...comfortable,
  control: '46px',
  controlSmall: '44px',
  row: '52px',
  cardPadding: '20px',
  hint: '0.875rem',
  label: '0.9375rem',
  rowText: '1rem',
  body: '1rem',
  section: '1.125rem',
  title: '1.5rem',
}
