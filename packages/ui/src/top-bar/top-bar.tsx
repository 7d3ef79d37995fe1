import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { keepClear } from '#ui/overlay/keep-clear.ts'
import { bar, end as endClass, onlyNarrow, start as startClass } from './top-bar.css.ts'

export interface TopBarProps {
  /** Where the reader is: `TopBarMenuButton`, `Breadcrumb`. It shrinks first. */
  start: ReactNode
  /** What is always at hand: `SearchTrigger`, `TopBarSelector`, `TopBarCountLink`, `UserMenu`. */
  end?: ReactNode
}

/** The bar over every screen, 56 px high; it stays while the page scrolls. */
export function TopBar({ start, end }: TopBarProps) {
  return (
    <header {...keepClear} className={bar}>
      <div className={startClass}>{start}</div>
      {end !== undefined && <div className={endClass}>{end}</div>}
    </header>
  )
}

export interface TopBarMenuButtonProps {
  /** Opens the sidebar's drawer. */
  onClick: () => void
}

/** Opens the sidebar where it is a drawer, under 1200 px; it does not show on wider windows. */
export function TopBarMenuButton({ onClick }: TopBarMenuButtonProps) {
  const { navigation } = useLabels()
  return (
    <div className={onlyNarrow}>
      <IconButton icon={Menu} label={navigation.openMenu} aria-haspopup="dialog" onClick={onClick} />
    </div>
  )
}
