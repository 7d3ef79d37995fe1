import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { hint as hintClass, icon as iconClass, words } from '../dropdown-menu.css.ts'

export interface MenuWordsProps {
  /** A decorative icon before the words. */
  icon?: LucideIcon
  /** A second line: what it does, or why it cannot be chosen now. */
  hint?: ReactNode
  children: ReactNode
}

/** The inside of every menu item: icon, words, a second line. */
export function MenuWords({ icon, hint, children }: MenuWordsProps) {
  return (
    <>
      {icon && (
        <span className={iconClass}>
          <Icon of={icon} />
        </span>
      )}
      <span className={words}>
        {children}
        {hint !== undefined && <span className={hintClass}>{hint}</span>}
      </span>
    </>
  )
}
