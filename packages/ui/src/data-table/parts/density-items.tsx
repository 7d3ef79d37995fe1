import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#ui/dropdown-menu/dropdown-menu.tsx'
import { MenuRadioGroup, MenuRadioItem } from '#ui/dropdown-menu/menu-choice.tsx'
import type { OpenedProps } from '#ui/filter-popover/parts/opens-later.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { DensityMenuProps } from './density-menu.tsx'

/** The menu of densities, open. */
export function DensityItems({ density, onChange, button }: DensityMenuProps & OpenedProps) {
  const { dataTable } = useLabels()
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>{button}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <MenuRadioGroup
          label={dataTable.density}
          value={density ?? ''}
          onValueChange={(value) => onChange(value === 'compact' ? 'compact' : 'comfortable')}
        >
          <MenuRadioItem value="comfortable">{dataTable.comfortable}</MenuRadioItem>
          <MenuRadioItem value="compact">{dataTable.compact}</MenuRadioItem>
        </MenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
