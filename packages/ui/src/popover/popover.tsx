import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import type { OpenState } from '#ui/overlay/open-state.ts'

export interface PopoverProps extends OpenState {
  /** True locks the page behind: for a popover that is a small dialog. Inside a `Dialog` neither way needs it. */
  modal?: boolean
  children: ReactNode
}

/** A small surface beside what opened it. Esc and a click outside close it; focus goes in, and back to the trigger. */
export function Popover(props: PopoverProps) {
  return <Radix.Root {...props} />
}

export interface PopoverPartProps {
  /** One element that takes props and a ref: `Button`, `IconButton`, an input. */
  children: ReactElement
}

/** The element that opens and closes the popover. */
export function PopoverTrigger(props: PopoverPartProps) {
  return <Radix.Trigger {...props} asChild />
}

/** The element beside which the popover stands, where that is not the trigger. */
export function PopoverAnchor(props: PopoverPartProps) {
  return <Radix.Anchor {...props} asChild />
}

/** An element inside that closes the popover when pressed. */
export function PopoverClose(props: PopoverPartProps) {
  return <Radix.Close {...props} asChild />
}
