import type { PermissionName } from '@nhansu/sdk/contract'
import type { PaletteItem } from '@nhansu/ui/command-palette/palette-items.ts'
import { foldVietnamese, matchesFolded } from '@nhansu/ui/format/fold-vietnamese.ts'
import { menuLook } from '../menu.ts'
import { mayOpen, type Screen } from '../screen.ts'

const MOST = 8

/**
 * The screens that these words name and these permissions open, in the order of the route table; a record's own screens
 * are none of them.
 *
 * @param words as typed; every one of them must stand in the screen's name or its group's, marks and order aside
 */
export function findScreens(
  screens: readonly Screen[],
  held: ReadonlySet<PermissionName>,
  words: string,
): PaletteItem[] {
  return screens
    .filter((screen) => screen.access !== 'public' && !screen.path.includes(':') && mayOpen(screen, held))
    .map(itemOf)
    .filter(({ label, hint = '' }) => matchesFolded(foldVietnamese(`${label} ${hint}`), words))
    .slice(0, MOST)
}

function itemOf({ path, crumb, menu }: Screen): PaletteItem {
  const { icon, label: group } = menu ? menuLook(menu) : {}
  return { id: path, label: crumb, ...(icon && { icon }), ...(group !== undefined && { hint: group }) }
}
