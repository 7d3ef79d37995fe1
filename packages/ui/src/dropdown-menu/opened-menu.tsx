import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.tsx'

export interface OpenedMenuProps extends OpenedProps {
  /** Keeps it closed while the button's own work goes on. */
  blocked?: boolean
  /** The side of the button; it flips where there is no room. */
  side?: 'right' | 'bottom'
  /** The edge of the button to keep to. */
  align?: 'start' | 'end'
  /** What `DropdownMenuContent` takes. */
  children: ReactNode
}

/** The menu behind a button that `OpensLater` drew: open from its first moment. */
export function OpenedMenu({
  button,
  byKeyboard,
  blocked = false,
  side = 'bottom',
  align = 'end',
  children,
}: OpenedMenuProps) {
  // The key that opened it was pressed before the menu could hear it.
  const atFirstItem = useRef(byKeyboard)
  const [open, setOpen] = useState(true)
  const enter = ({ target, currentTarget }: FocusEvent) => {
    if (!atFirstItem.current || target !== currentTarget) return
    atFirstItem.current = false
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
  }
  return (
    <DropdownMenu open={open && !blocked} onOpenChange={setOpen}>
      <DropdownMenuTrigger>{button}</DropdownMenuTrigger>
      <DropdownMenuContent side={side} align={align} onFocus={enter}>
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
