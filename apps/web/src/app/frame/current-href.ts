import type { MenuEntry } from '../menu.ts'

/**
 * The menu item that a page belongs to: the longest address that the page's path begins with, so that a record's page
 * marks its list, and '/bao-cao/danh-sach' does not mark '/bao-cao'.
 */
export function currentHref(entries: readonly MenuEntry[], pathname: string): string | undefined {
  const hrefs = entries.flatMap(({ href, items }) => (items ? items.map((item) => item.href) : [href]))
  const above = hrefs.filter((href) => pathname === href || pathname.startsWith(`${href}/`))
  return above.toSorted((one, other) => other.length - one.length)[0]
}
