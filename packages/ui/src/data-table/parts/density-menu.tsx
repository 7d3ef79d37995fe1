import { Rows2, Rows3 } from 'lucide-react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { OpensLater } from '#ui/overlay/opens-later.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'

export interface DensityMenuProps {
  /** Null follows the page. */
  density: 'comfortable' | 'compact' | null
  onChange: (density: 'comfortable' | 'compact') => void
}

const load = () => import('./density-items.tsx').then((loaded) => loaded.DensityItems)

/** How close the rows stand, for this table only. */
export function DensityMenu(props: DensityMenuProps) {
  const { dataTable } = useLabels()
  return (
    <OpensLater
      popup="menu"
      load={load}
      props={props}
      button={<IconButton icon={props.density === 'comfortable' ? Rows2 : Rows3} label={dataTable.density} />}
    />
  )
}
