import type { LucideIcon } from 'lucide-react'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { devWarn } from '#ui/dev/dev-warn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { list, panel, tab } from './tabs.css.ts'
import { useChosenInView } from './use-chosen-in-view.ts'

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
export function Tabs(props: TabsProps) {
  const { value, defaultValue, onValueChange } = props
  devWarn(
    value === undefined && defaultValue === undefined,
    'Tabs shows no panel: give it `defaultValue`, or `value` with `onValueChange`.',
  )
  devWarn(
    value !== undefined && !onValueChange,
    'Tabs keeps `value` whatever is clicked: give it `onValueChange`, or `defaultValue` instead.',
  )
  return <Radix.Root {...props} />
}

export interface TabListProps {
  /** What the tabs are of, for a screen reader: 'Hồ sơ nhân viên'. */
  label: string
  /** `Tab`s. */
  children: ReactNode
}

/** The row of tabs; it scrolls where it has no room, at first to the chosen one. */
export function TabList({ label, children }: TabListProps) {
  const row = useChosenInView()
  return (
    <Radix.List ref={row} className={list} aria-label={label}>
      {children}
    </Radix.List>
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
    <Radix.Trigger value={value} disabled={disabled} className={tab}>
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
