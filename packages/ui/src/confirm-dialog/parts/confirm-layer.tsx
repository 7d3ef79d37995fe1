import { useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog/dialog.tsx'
import { DialogContent } from '#ui/dialog/dialog-content.tsx'
import { DialogFooter, DialogHeader } from '#ui/dialog/dialog-parts.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { ConfirmDialogProps } from '../confirm-dialog.tsx'
import { ConfirmBody } from './confirm-body.tsx'
import { useConfirmation } from './use-confirmation.ts'

interface ConfirmLayerProps extends Omit<ConfirmDialogProps, 'defaultOpen' | 'trigger'> {
  tone: 'normal' | 'danger'
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog itself. A default export, because it is loaded when the page has come to rest. */
export default function ConfirmLayer({
  title,
  description,
  tone,
  confirmLabel,
  cancelLabel,
  onConfirm,
  errorText,
  touched,
  onCloseAutoFocus,
  open,
  onOpenChange,
}: ConfirmLayerProps) {
  const { basics, overlays } = useLabels()
  const { state, confirm, forget } = useConfirmation(onConfirm, () => onOpenChange(false))
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const working = state.is === 'working'
  const change = (next: boolean) => {
    if (working) return
    forget()
    onOpenChange(next)
  }
  const startAtSaferButton = (event: Event) => {
    event.preventDefault()
    const start = tone === 'danger' ? cancelButton : confirmButton
    start.current?.focus()
  }
  const failed = state.is === 'failed' ? (errorText?.(state.reason) ?? overlays.confirmFailed) : undefined
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent
        kind="alert"
        size="small"
        onOpenAutoFocus={startAtSaferButton}
        {...(onCloseAutoFocus && { onCloseAutoFocus })}
      >
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
