import { Popover as Radix } from 'radix-ui'
import type { ReactNode, Ref, RefObject } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { floating } from '#ui/overlay/floating.css.ts'
import { unlessComposing } from '#ui/overlay/unless-composing.ts'
import { surface } from './picker.css.ts'

export interface ListSurfaceProps {
  /** What scrolls, so that the row of the keyboard can be brought into sight. */
  ref: Ref<HTMLDivElement> | undefined
  /** The control that the list belongs to: a press on it is no press outside. */
  control: RefObject<HTMLElement | null>
  /** The list, and lines around it. */
  children: ReactNode
}

/**
 * The surface of a list that opens under a control, inside a Radix `Popover.Root`. Focus stays in the control, and the
 * page stays alive: a press elsewhere closes the list and does what it was meant for.
 */
export function ListSurface({ ref, control, children }: ListSurfaceProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        ref={ref}
        // The list itself is the popup; a dialog around it would only be in a screen reader's way.
        role={undefined}
        className={joinClasses(floating, surface)}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={stay}
        onCloseAutoFocus={stay}
        onEscapeKeyDown={unlessComposing()}
        onInteractOutside={(event) => {
          if (control.current?.contains(targetOf(event))) event.preventDefault()
        }}
        // The control keeps focus while rows and scroll bars are pressed.
        onMouseDown={stay}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}

function stay(event: { preventDefault: () => void }): void {
  event.preventDefault()
}

function targetOf(event: CustomEvent<{ originalEvent: Event }>): Node | null {
  const { target } = event.detail.originalEvent
  return target instanceof Node ? target : null
}
