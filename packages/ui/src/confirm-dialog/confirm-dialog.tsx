import { type ReactElement, type ReactNode, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogClose, DialogTrigger } from '#ui/dialog/dialog.tsx'
import { DialogContent } from '#ui/dialog/dialog-content.tsx'
import { DialogFooter, DialogHeader } from '#ui/dialog/dialog-parts.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { OpenState } from '#ui/overlay/open-state.ts'
import { useOpenState } from '#ui/overlay/use-open-state.ts'
import { ConfirmBody, type TouchedItems } from './parts/confirm-body.tsx'
import { useConfirmation } from './parts/use-confirmation.ts'

export interface ConfirmDialogProps extends OpenState {
  /** The question: 'Xoá 3 trình độ?' */
  title: ReactNode
  /** What follows from it, and whether it can be taken back. */
  description?: ReactNode
  /** `danger` for what cannot be taken back: a red button, and focus starts on the way out. */
  tone?: 'normal' | 'danger'
  /** What the button does, in its own words: 'Xoá', 'Gửi email'. */
  confirmLabel: string
  /** Default: 'Huỷ'. */
  cancelLabel?: string
  /**
   * The work. While its promise is pending the dialog is busy and stays; when it succeeds the dialog closes; when it
   * fails the dialog stays and says why.
   */
  onConfirm: () => unknown
  /** Turns what `onConfirm` failed with into a sentence that says what to do. Default: a general one. */
  errorText?: (reason: unknown) => ReactNode
  /** What will be touched, by name, so that nobody deletes the wrong thing. */
  touched?: TouchedItems
  /** An element that opens the dialog; not needed where the caller keeps `open`. */
  trigger?: ReactElement
}

/** Asks before something that matters happens. */
export function ConfirmDialog({
  title,
  description,
  tone = 'normal',
  confirmLabel,
  cancelLabel,
  onConfirm,
  errorText,
  touched,
  trigger,
  ...openState
}: ConfirmDialogProps) {
  const { basics, overlays } = useLabels()
  const [open, setOpen] = useOpenState(openState)
  const { state, confirm, forget } = useConfirmation(onConfirm, () => setOpen(false))
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const working = state.is === 'working'
  const change = (next: boolean) => {
    if (working) return
    forget()
    setOpen(next)
  }
  const startAtSaferButton = (event: Event) => {
    event.preventDefault()
    const start = tone === 'danger' ? cancelButton : confirmButton
    start.current?.focus()
  }
  const failed = state.is === 'failed' ? (errorText?.(state.reason) ?? overlays.confirmFailed) : undefined
  return (
    <Dialog open={open} onOpenChange={change}>
      {trigger && <DialogTrigger>{trigger}</DialogTrigger>}
      <DialogContent kind="alert" size="small" onOpenAutoFocus={startAtSaferButton}>
        <DialogHeader title={title} description={description} />
        <ConfirmBody touched={touched} failed={failed} />
        <DialogFooter>
          <DialogClose>
            <Button ref={cancelButton} aria-disabled={working}>
              {cancelLabel ?? basics.cancel}
            </Button>
          </DialogClose>
          <Button
            ref={confirmButton}
            tone={tone === 'danger' ? 'danger' : 'primary'}
            loading={working}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
