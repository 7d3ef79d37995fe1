import type { PermissionName } from '@nhansu/sdk/contract'
import type { PaletteItem } from '@nhansu/ui/command-palette/palette-items.ts'
import { foldVietnamese, matchesFolded } from '@nhansu/ui/format/fold-vietnamese.ts'
import { menuLook } from '../menu.ts'
import { mayOpen, type Screen } from '#web/kit/screen/screen.ts'

const MOST = 5

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
    .map((screen) => itemOf(screen, screens))
    .filter(({ label, hint = '' }) => matchesFolded(foldVietnamese(`${label} ${hint}`), words))
    .slice(0, MOST)
}

function itemOf({ path, crumb, menu: own }: Screen, screens: readonly Screen[]): PaletteItem {
  const menu = own ?? screens.findLast((above) => above.menu && path.startsWith(`${above.path}/`))?.menu
  const { icon, label: group } = menu ? menuLook(menu) : {}
  return { id: path, label: crumb, ...(icon && { icon }), ...(group !== undefined && { hint: group }) }
}
