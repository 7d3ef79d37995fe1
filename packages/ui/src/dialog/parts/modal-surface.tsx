import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, Ref } from 'react'
import { unlessComposing } from '#ui/overlay/unless-composing.ts'
import { useFocusReturn } from '#ui/overlay/use-focus-return.ts'
import { overlay } from '../dialog.css.ts'

export interface ModalSurfaceProps {
  classes: string
  /** Names the surface where no `DialogHeader` does. */
  label?: string | undefined
  kind?: 'task' | 'alert'
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  onKeyDown?: ((event: React.KeyboardEvent) => void) | undefined
  ref?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

const stay = (event: Event) => event.preventDefault()

/** What every modal layer shares: the veil over the page, the trap for focus, and the way back of focus. */
export function ModalSurface({
  classes,
  label,
  kind = 'task',
  onOpenAutoFocus,
  onCloseAutoFocus,
  onKeyDown,
  ref,
  children,
}: ModalSurfaceProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlay} />
      <Radix.Content
        ref={ref}
        {...(label !== undefined && { 'aria-label': label })}
        {...(kind === 'alert' && { role: 'alertdialog', onInteractOutside: stay })}
        aria-modal
        className={classes}
        onKeyDown={onKeyDown}
        onEscapeKeyDown={unlessComposing()}
        onFocusOutside={focusReturn.onFocusOutside}
        onOpenAutoFocus={(event) => {
          focusReturn.onOpenAutoFocus(event)
          onOpenAutoFocus?.(event)
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          if (!event.defaultPrevented) focusReturn.onCloseAutoFocus(event)
        }}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}
