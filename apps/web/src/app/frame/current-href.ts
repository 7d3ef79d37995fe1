import type { Screen } from '#web/kit/screen/screen.ts'
import type { MenuEntry } from '../menu.ts'

/**
 * The menu item that a page belongs to: the longest address that the page's path begins with, so that a record's page
 * marks its list, and '/bao-cao/danh-sach' does not mark '/bao-cao'. A screen may name another one that it belongs to.
 */
export function currentHref(
  entries: readonly MenuEntry[],
  address: string,
  screens: readonly Screen[] = [],
): string | undefined {
  const pathname = screens.find(({ path }) => path === address)?.under ?? address
  const hrefs = entries.flatMap(({ href, items }) => (items ? items.map((item) => item.href) : [href]))
  const above = hrefs.filter((href) => pathname === href || pathname.startsWith(`${href}/`))
  return above.toSorted((one, other) => other.length - one.length)[0]
}
