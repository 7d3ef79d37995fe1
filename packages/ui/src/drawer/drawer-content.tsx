import type { ReactNode, Ref } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { CloseButton } from '#ui/dialog/parts/close-button.tsx'
import { ModalSurface } from '#ui/dialog/parts/modal-surface.tsx'
import { drawer, sides, widths } from './drawer.css.ts'

export interface DrawerContentProps {
  /** The edge that it slides in from: `left` for menus, `right` for details and filters, `bottom` on a phone. */
  side?: 'left' | 'right' | 'bottom'
  /** As wide as the sidebar, 400 or 640 px; from the bottom always the whole width. */
  width?: 'menu' | 'medium' | 'large'
  /** Names it for a screen reader where it has no `DialogHeader`; then it also draws its own way out. */
  label?: string
  /** Told where focus is about to go; prevent its default to move focus yourself. */
  onOpenAutoFocus?: (event: Event) => void
  /** Told that focus is about to return; prevent its default when what opened the drawer is gone. */
  onCloseAutoFocus?: (event: Event) => void
  ref?: Ref<HTMLDivElement>
  /** `DialogHeader`, `DialogBody`, `DialogFooter`, as in a dialog. */
  children: ReactNode
}

/** The surface of a `Dialog` that slides in from an edge and leaves a part of the page in view. */
export function DrawerContent({
  side = 'right',
  width = 'medium',
  label,
  children,
  ...rest
}: DrawerContentProps) {
  const classes = joinClasses(drawer, sides[side], side !== 'bottom' && widths[width])
  return (
    <ModalSurface {...rest} label={label} classes={classes}>
      {children}
      {label === undefined && <CloseButton />}
    </ModalSurface>
  )
}
