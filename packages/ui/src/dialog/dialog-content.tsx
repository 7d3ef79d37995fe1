import type { ReactNode, Ref } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { content, sizes } from './dialog.css.ts'
import { CloseButton } from './parts/close-button.tsx'
import { ModalSurface } from './parts/modal-surface.tsx'

export interface DialogContentProps {
  /** 420, 560, 800 or 1160 px wide; on a phone always a sheet of the full width. */
  size?: 'small' | 'medium' | 'large' | 'full'
  /** `alert` asks before something happens: a click outside does not answer, and a screen reader reads all of it. */
  kind?: 'task' | 'alert'
  /** Told where focus is about to go; prevent its default to move focus yourself. */
  onOpenAutoFocus?: (event: Event) => void
  /** Told that focus is about to return; prevent its default when what opened the dialog is gone. */
  onCloseAutoFocus?: (event: Event) => void
  ref?: Ref<HTMLDivElement>
  /** `DialogHeader`, `DialogBody`, `DialogFooter`; the last two may stand in one `<form>`. */
  children: ReactNode
}

/** The surface of a `Dialog`, in the middle of the window. Focus goes to the first control of the body. */
export function DialogContent({ size = 'medium', kind = 'task', children, ...rest }: DialogContentProps) {
  return (
    <ModalSurface {...rest} kind={kind} classes={joinClasses(content, sizes[size])}>
      {children}
      {kind === 'task' && <CloseButton />}
    </ModalSurface>
  )
}
