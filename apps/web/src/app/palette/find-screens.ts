import type { PaletteItem } from '@nhansu/ui/command-palette/palette-items.ts'
import { foldVietnamese, matchesFolded } from '@nhansu/ui/format/fold-vietnamese.ts'
import { menuLook } from '../menu.ts'
import { mayOpen, type Screen } from '#web/kit/screen/screen.ts'
import type { HeldRight } from '#web/session/profile.ts'

const MOST = 5

/**
 * The screens that these words name and these permissions open, in the order of the route table; a record's own screens
 * are none of them.
 *
 * @param words as typed; every one of them must stand in the screen's name or its group's, marks and order aside
 * @param where `begins` where each begins a word, which is what one means; `inside` for the others
 */
export function findScreens(
  screens: readonly Screen[],
  held: ReadonlySet<HeldRight>,
  words: string,
  where: 'begins' | 'inside' = 'begins',
): PaletteItem[] {
  return screens
    .filter((screen) => screen.access !== 'public' && !screen.path.includes(':') && mayOpen(screen, held))
    .map((screen) => itemOf(screen, screens))
    .filter(({ label, hint = '' }) => {
      const text = foldVietnamese(`${label} ${hint}`)
      return matchesFolded(text, words) && beginsWords(text, words) === (where === 'begins')
    })
    .slice(0, MOST)
}

function beginsWords(text: string, words: string): boolean {
  const begun = text.split(/\s+/)
  const typed = foldVietnamese(words).split(/\s+/)
  return typed.every((word) => begun.some((each) => each.startsWith(word)))
}

function itemOf({ path, crumb, menu: own }: Screen, screens: readonly Screen[]): PaletteItem {
  const menu = own ?? screens.findLast((above) => above.menu && path.startsWith(`${above.path}/`))?.menu
  const { icon, label: group } = menu ? menuLook(menu) : {}
  return { id: path, label: crumb, ...(icon && { icon }), ...(group !== undefined && { hint: group }) }
}
