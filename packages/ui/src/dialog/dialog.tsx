import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import type { OpenState } from '#ui/overlay/open-state.ts'

export interface DialogProps extends OpenState {
  children: ReactNode
}

/** A task on top of the page, which waits behind it. Esc and a click outside close it; focus returns. */
export function Dialog(props: DialogProps) {
  return <Radix.Root {...props} />
}

export interface DialogPartProps {
  /** One element that takes props and a ref: `Button` or `IconButton`. */
  children: ReactElement
}

/** The element that opens the dialog; not needed where the caller keeps `open`. */
export function DialogTrigger(props: DialogPartProps) {
  return <Radix.Trigger {...props} asChild />
}

/** An element inside that closes the dialog when pressed: 'Hủy'. */
export function DialogClose(props: DialogPartProps) {
  return <Radix.Close {...props} asChild />
}
