/** The reader's choice of colours; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system'

/** `compact` shows more rows, `touch` is for forms filled in on a phone (16 px text, 46 px controls). */
export type Density = 'comfortable' | 'compact' | 'touch'

const themes: readonly string[] = ['light', 'dark', 'system'] satisfies Theme[]
const densities: readonly string[] = ['comfortable', 'compact', 'touch'] satisfies Density[]

/** Reads a stored word; anything unknown is the default, so that a stale cookie never breaks a page. */
export const parseTheme = (word: string | null | undefined): Theme =>
  word != null && themes.includes(word) ? (word as Theme) : 'system' // checked against the list above

/** Reads a stored word; anything unknown is `comfortable`. */
export const parseDensity = (word: string | null | undefined): Density =>
  word != null && densities.includes(word) ? (word as Density) : 'comfortable' // checked against the list above

/**
 * What stands on `<html>` for a choice. A server that writes these from a cookie shows the right colours with the
 * first byte: no flash, no inline script.
 *
 * @returns attributes; an absent `data-theme` follows the device
 */
export function themeAttributes(
  theme: Theme,
  density: Density,
): { 'data-theme'?: string; 'data-density': string } {
  return theme === 'system' ? { 'data-density': density } : { 'data-theme': theme, 'data-density': density }
}

/** Puts the choice on the page at once. Storing it (a cookie) is the app's. */
export function applyTheme(
  theme: Theme,
  density: Density,
  root: HTMLElement = document.documentElement,
): void {
  root.removeAttribute('data-theme')
  for (const [name, value] of Object.entries(themeAttributes(theme, density))) root.setAttribute(name, value)
}
