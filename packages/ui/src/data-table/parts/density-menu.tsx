import { Rows2, Rows3 } from 'lucide-react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#ui/dropdown-menu/dropdown-menu.tsx'
import { MenuRadioGroup, MenuRadioItem } from '#ui/dropdown-menu/menu-choice.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'

export interface DensityMenuProps {
  /** Null follows the page. */
  density: 'comfortable' | 'compact' | null
  onChange: (density: 'comfortable' | 'compact') => void
}

/** How close the rows stand, for this table only. */
export function DensityMenu({ density, onChange }: DensityMenuProps) {
  const { dataTable } = useLabels()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton icon={density === 'comfortable' ? Rows2 : Rows3} label={dataTable.density} />
      </DropdownMenuTrigger>
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
