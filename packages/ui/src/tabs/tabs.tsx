import type { LucideIcon } from 'lucide-react'
import { Tabs as Radix } from 'radix-ui'
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { devWarn } from '#ui/dev/dev-warn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { frame, list, panel, tab } from './tabs.css.ts'
import { useTabRow } from './use-tab-row.ts'

const Choose = createContext<(value: string) => void>(() => undefined)
// Most rows have room for their tabs.
const AllTabsButton = lazy(() => import('./parts/all-tabs-button.tsx'))

export interface TabsProps {
  /** The chosen tab, when the caller keeps it (in the address, say). */
  value?: string
  /** The tab at the start, when the tabs keep it themselves. */
  defaultValue?: string
  /** Told of a new choice. */
  onValueChange?: (value: string) => void
  /** One `TabList` and its `TabPanel`s. */
  children: ReactNode
}

/** Views of one subject, of which one shows. Arrow keys move between the tabs. */
export function Tabs({ value, defaultValue, onValueChange, children }: TabsProps) {
  devWarn(
    value === undefined && defaultValue === undefined,
    'Tabs shows no panel: give it `defaultValue`, or `value` with `onValueChange`.',
  )
  devWarn(
    value !== undefined && !onValueChange,
    'Tabs keeps `value` whatever is clicked: give it `onValueChange`, or `defaultValue` instead.',
  )
  const [kept, setKept] = useState(defaultValue)
  const choose = (chosen: string) => {
    setKept(chosen)
    onValueChange?.(chosen)
  }
  return (
    <Choose value={choose}>
      <Radix.Root value={value ?? kept ?? ''} onValueChange={choose}>
        {children}
      </Radix.Root>
    </Choose>
  )
}

export interface TabListProps {
  /** What the tabs are of, for a screen reader: 'Hồ sơ nhân viên'. */
  label: string
  /** `Tab`s. */
  children: ReactNode
}

/** The row of tabs; it scrolls where it has no room, at first to the chosen one, and offers all of them in a menu. */
export function TabList({ label, children }: TabListProps) {
  const [row, isCut] = useTabRow()
  const choose = use(Choose)
  return (
    <div className={frame}>
      <Radix.List ref={row} className={list} aria-label={label} data-cut={isCut || undefined}>
        {children}
      </Radix.List>
      {isCut && (
        <Suspense>
          <AllTabsButton row={row} onChoose={choose} />
        </Suspense>
      )}
    </div>
  )
}

export interface TabProps {
  /** The same as its panel's. */
  value: string
  /** A decorative icon before the words. */
  icon?: LucideIcon
  /** A `CountBadge`. */
  badge?: ReactNode
  disabled?: boolean
  children: ReactNode
}

/** One tab. */
export function Tab({ value, icon, badge, disabled = false, children }: TabProps) {
  return (
    <Radix.Trigger value={value} data-value={value} disabled={disabled} className={tab}>
      {icon && <Icon of={icon} />}
      {children}
      {badge}
    </Radix.Trigger>
  )
}

export interface TabPanelProps {
  /** The same as its tab's. */
  value: string
  children: ReactNode
}

/** What shows while its tab is chosen; other panels are not drawn at all. */
export function TabPanel({ value, children }: TabPanelProps) {
  return (
    <Radix.Content value={value} className={panel}>
      {children}
    </Radix.Content>
  )
}
