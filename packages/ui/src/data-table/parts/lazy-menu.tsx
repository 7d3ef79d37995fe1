import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#ui/dropdown-menu/dropdown-menu.tsx'

interface ButtonProps {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onClick?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
}

export interface LazyMenuProps {
  /** A plain button; its words name the menu. */
  button: ReactElement<ButtonProps>
  /** Draws the items, once the menu has been asked for. */
  renderItems: () => ReactNode
}

/**
 * A menu of which a table has a hundred: every row draws a plain button, and the menu is made for the one that is
 * pressed.
 */
export function LazyMenu({ button, renderItems }: LazyMenuProps) {
  const [used, setUsed] = useState(false)
  if (!used) {
    return cloneElement(button, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onClick: () => setUsed(true),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setUsed(true)
      },
    })
  }
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>{button}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">{renderItems()}</DropdownMenuContent>
    </DropdownMenu>
  )
}
