import { type ReactNode, useContext, useId } from 'react'
import { SidebarContext } from './parts/sidebar-context.ts'
import { list, sectionLabel, sectionLine } from './sidebar.css.ts'

export interface SidebarSectionProps {
  /** The heading over the items; a line in the minimised sidebar. */
  label: string
  /** `SidebarItem`s and `SidebarGroup`s. */
  children: ReactNode
}

/** Items under a heading, where a long sidebar needs one. */
export function SidebarSection({ label, children }: SidebarSectionProps) {
  const { mode } = useContext(SidebarContext)
  const id = useId()
  return (
    <li>
      {mode === 'mini' ? (
        <div className={sectionLine} />
      ) : (
        <span id={id} className={sectionLabel}>
          {label}
        </span>
      )}
      <ul className={list} {...(mode === 'mini' ? { 'aria-label': label } : { 'aria-labelledby': id })}>
        {children}
      </ul>
    </li>
  )
}
