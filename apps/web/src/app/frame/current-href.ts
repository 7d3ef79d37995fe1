import type { Screen } from '#web/kit/screen/screen.ts'
import type { MenuEntry } from '../menu.ts'

/**
 * The menu item that a page belongs to: the longest address that the page's path begins with, so that a record's page
 * marks its list, and '/bao-cao/danh-sach' does not mark '/bao-cao'. A screen may name another one that it belongs to,
 * and the pages below it go with it.
 */
export function currentHref(
  entries: readonly MenuEntry[],
  address: string,
  screens: readonly Screen[] = [],
): string | undefined {
  const moved = longestAbove(
    screens.flatMap(({ path, under }) => (under === undefined ? [] : [path])),
    address,
  )
  const pathname = screens.find(({ path }) => path === moved)?.under ?? address
  const hrefs = entries.flatMap(({ href, items }) => (items ? items.map((item) => item.href) : [href]))
  return longestAbove(hrefs, pathname)
}

/** The longest of these addresses that a path is, or stands below. */
function longestAbove(addresses: readonly string[], path: string): string | undefined {
  const above = addresses.filter((address) => path === address || path.startsWith(`${address}/`))
  return above.toSorted((one, other) => other.length - one.length)[0]
}
