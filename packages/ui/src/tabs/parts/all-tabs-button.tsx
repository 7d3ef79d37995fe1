import { ChevronsUpDown } from 'lucide-react'
import type { RefObject } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { OpensLater } from '#ui/overlay/opens-later.tsx'

const load = () => import('./all-tabs.tsx').then(({ AllTabs }) => AllTabs)

interface AllTabsButtonProps {
  row: RefObject<HTMLElement | null>
  /** Told of the value of the tab that was chosen. */
  onChoose: (value: string) => void
}

/** Opens the names of all tabs of a row that has no room for them. */
export default function AllTabsButton({ row, onChoose }: AllTabsButtonProps) {
  const { navigation } = useLabels()
  return (
    <OpensLater
      popup="menu"
      load={load}
      props={{ row: () => row.current, onChoose }}
      button={<IconButton icon={ChevronsUpDown} label={navigation.allTabs} />}
    />
  )
}
