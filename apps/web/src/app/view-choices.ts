import {
  applyTheme,
  type Density,
  parseDensity,
  parseTheme,
  type Theme,
} from '@nhansu/ui/theme/theme-attributes.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** How this browser shows the app. Kept in cookies, so that the server's first byte already has the right colours. */
export interface ViewChoices {
  theme: Theme
  density: Density
  /** The sidebar is 64 px wide. */
  miniSidebar: boolean
}

/**
 * Reads the choices.
 *
 * @param cookies as in `document.cookie`; what is missing or unknown is the default
 */
export function readViewChoices(cookies: string): ViewChoices {
  const read = (name: string) =>
    cookies
      .split(/;\s*/)
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  return {
    theme: parseTheme(read('theme')),
    density: parseDensity(read('density')),
    miniSidebar: read('sidebar') === 'mini',
  }
}

/** Puts the choices on the page and remembers them for a year. */
export function keepViewChoices({ theme, density, miniSidebar }: ViewChoices): void {
  applyTheme(theme, density)
  const words = { theme, density, sidebar: miniSidebar ? 'mini' : 'full' }
  for (const [name, word] of Object.entries(words))
    document.cookie = `${name}=${word}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}
