import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, Ref } from 'react'
import { devWarn } from '#ui/dev/dev-warn.ts'
import { keepModalClear } from '#ui/overlay/keep-clear.ts'
import { useEscapeBelow } from '#ui/overlay/escape-below.ts'
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
  ref?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/** What every modal layer shares: the veil over the page, the trap for focus, and the way back of focus. */
export function ModalSurface(props: ModalSurfaceProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlay} />
      <ModalContent {...props} />
    </Radix.Portal>
  )
}

function warnWithoutName(surface: EventTarget | null): void {
  const named =
    surface instanceof Element &&
    (surface.hasAttribute('aria-label') || surface.hasAttribute('aria-labelledby'))
  devWarn(!named, 'A dialog or drawer needs a name: put a DialogHeader inside, or give a drawer `label`.')
}

const stay = (event: Event) => event.preventDefault()
const onEscape = unlessComposing()

// Mounts when the layer opens; the portal hands it a ref by which the layer waits for the end of its animation.
function ModalContent({
  classes,
  label,
  kind = 'task',
  onOpenAutoFocus,
  onCloseAutoFocus,
  children,
  ...rest
}: ModalSurfaceProps) {
  const returnFocus = useFocusReturn()
  const close = useEscapeBelow(onEscape)
  return (
    <Radix.Content
      {...rest}
      {...(label !== undefined && { 'aria-label': label })}
      {...(kind === 'alert' && { role: 'alertdialog', onInteractOutside: stay })}
      aria-modal
      {...keepModalClear}
      onOpenAutoFocus={(event) => {
        warnWithoutName(event.target)
        onOpenAutoFocus?.(event)
      }}
      className={classes}
      onEscapeKeyDown={onEscape}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        if (!event.defaultPrevented) returnFocus(event)
      }}
    >
      {children}
      <Radix.Close ref={close} hidden />
    </Radix.Content>
  )
}
