import { MenuItem } from '#ui/dropdown-menu/menu-item.tsx'
import { OpenedMenu } from '#ui/dropdown-menu/opened-menu.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'

interface AllTabsProps {
  /** The row whose tabs are offered, as it is when the menu opens. */
  row: () => HTMLElement | null
  /** Told of the value of the tab that was chosen. */
  onChoose: (value: string) => void
}

/** The names of all tabs of a row that has no room for them, open. */
export function AllTabs({ row, onChoose, ...opened }: AllTabsProps & OpenedProps) {
  const tabs = [...(row()?.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)') ?? [])]
  return (
    <OpenedMenu {...opened} align="end">
      {tabs.map((tab) => {
        const value = tab.dataset['value'] ?? ''
        return (
          <MenuItem key={value} onSelect={() => onChoose(value)}>
            {wordsOf(tab)}
          </MenuItem>
        )
      })}
    </OpenedMenu>
  )
}

/** A tab's name, and what its badge counts. */
function wordsOf(tab: HTMLElement): string {
  return [...tab.childNodes].flatMap(({ textContent }) => textContent?.trim() || []).join(' · ')
}
