import { DropdownMenu as Radix } from 'radix-ui'
import type { FocusEvent, ReactElement, ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { floating } from '#ui/overlay/floating.css.ts'
import type { OpenState } from '#ui/overlay/open-state.ts'
import { content } from './dropdown-menu.css.ts'

export interface DropdownMenuProps extends OpenState {
  children: ReactNode
}

/** A list of actions behind a button. Arrow keys, Home, End and typing the first letters move inside it. */
export function DropdownMenu(props: DropdownMenuProps) {
  // The page behind a menu stays alive: nothing is locked or hidden for the sake of a short list.
  return <Radix.Root {...props} modal={false} />
}

export interface DropdownMenuTriggerProps {
  /** One button that takes props and a ref: `Button` or `IconButton`. Its words name the menu. */
  children: ReactElement
}

/** The button that opens the menu. */
export function DropdownMenuTrigger(props: DropdownMenuTriggerProps) {
  return <Radix.Trigger {...props} asChild />
}

export interface DropdownMenuContentProps {
  /** The side of the trigger; it flips where there is no room. */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The edge of the trigger to keep to. */
  align?: 'start' | 'center' | 'end'
  /** Told when the surface itself or one of its items gets focus. */
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  /** `MenuItem`, `MenuLink`, `MenuCheckboxItem`, `MenuRadioGroup`, `MenuGroup`, `MenuSub`, `MenuSeparator`. */
  children: ReactNode
}

/** The surface that holds the items. */
export function DropdownMenuContent({
  side = 'bottom',
  align = 'start',
  onFocus,
  children,
}: DropdownMenuContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        loop
        side={side}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        onFocus={onFocus}
        className={joinClasses(floating, content)}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}
