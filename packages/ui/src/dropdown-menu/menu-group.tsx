import { ChevronRight, type LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { floating } from '#ui/overlay/floating.css.ts'
import { content, groupLabel, icon as iconClass, item, separator } from './dropdown-menu.css.ts'
import { MenuWords } from './parts/menu-words.tsx'

export interface MenuGroupProps {
  /** The heading over the items. */
  label: string
  children: ReactNode
}

/** Items under a heading. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const id = useId()
  return (
    <Radix.Group aria-labelledby={id}>
      <Radix.Label id={id} className={groupLabel}>
        {label}
      </Radix.Label>
      {children}
    </Radix.Group>
  )
}

/** A line between items of different kinds. */
export function MenuSeparator() {
  return <Radix.Separator className={separator} />
}

export interface MenuSubProps {
  /** The item that opens the further items. */
  label: string
  /** A decorative icon before the words. */
  icon?: LucideIcon
  disabled?: boolean
  children: ReactNode
}

/** An item that opens further items beside it. One level is enough; more hides things. */
export function MenuSub({ label, icon, disabled = false, children }: MenuSubProps) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger disabled={disabled} className={item}>
        <MenuWords {...(icon && { icon })}>{label}</MenuWords>
        <span className={iconClass}>
          <Icon of={ChevronRight} size="small" />
        </span>
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent loop sideOffset={4} collisionPadding={8} className={joinClasses(floating, content)}>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}
