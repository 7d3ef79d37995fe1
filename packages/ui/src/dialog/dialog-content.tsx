import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, Ref } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { unlessComposing } from '#ui/overlay/unless-composing.ts'
import { useFocusReturn } from '#ui/overlay/use-focus-return.ts'
import { close, content, overlay, sizes } from './dialog.css.ts'

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

const stay = (event: Event) => event.preventDefault()

/** The surface of a `Dialog`. Focus goes to the first control of the body. */
export function DialogContent({
  size = 'medium',
  kind = 'task',
  onOpenAutoFocus,
  onCloseAutoFocus,
  ref,
  children,
}: DialogContentProps) {
  const { basics } = useLabels()
  const focusReturn = useFocusReturn()
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlay} />
      <Radix.Content
        ref={ref}
        {...(kind === 'alert' && { role: 'alertdialog', onInteractOutside: stay })}
        aria-modal
        className={joinClasses(content, sizes[size])}
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
        {/* Last in the order of Tab, so that opening puts focus on the first field and not on the way out. */}
        {kind === 'task' && (
          <div className={close}>
            <Radix.Close asChild>
              <IconButton icon={X} label={basics.close} size="small" />
            </Radix.Close>
          </div>
        )}
      </Radix.Content>
    </Radix.Portal>
  )
}
