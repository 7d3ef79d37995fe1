import { MenuRadioGroup, MenuRadioItem } from '#ui/dropdown-menu/menu-choice.tsx'
import { OpenedMenu } from '#ui/dropdown-menu/opened-menu.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { DensityMenuProps } from './density-menu.tsx'

/** The menu of densities, open. */
export function DensityItems({ density, onChange, button, byKeyboard }: DensityMenuProps & OpenedProps) {
  const { dataTable } = useLabels()
  return (
    <OpenedMenu button={button} byKeyboard={byKeyboard}>
      <MenuRadioGroup
        label={dataTable.density}
        value={density ?? densityOfPage()}
        onValueChange={(value) => onChange(value === 'compact' ? 'compact' : 'comfortable')}
      >
        <MenuRadioItem value="comfortable">{dataTable.comfortable}</MenuRadioItem>
        <MenuRadioItem value="compact">{dataTable.compact}</MenuRadioItem>
      </MenuRadioGroup>
    </OpenedMenu>
  )
}

/** What an undecided table follows. */
const densityOfPage = () =>
  document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable'
