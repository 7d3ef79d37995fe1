import { useEffect, useRef } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'

export interface UnsavedChangesGuardProps {
  /** The form holds changes that are not saved: closing or reloading the page asks first. */
  dirty: boolean
  /** A router holds back a change of page and wants an answer: `blocker.state === 'blocked'`. Default: false. */
  leaving?: boolean
  /** The reader leaves without saving: `blocker.proceed`. */
  onLeave?: (() => void) | undefined
  /** The reader stays: `blocker.reset`. */
  onStay?: (() => void) | undefined
}

/**
 * Keeps typed work from being lost. The browser asks in its own words when the page is closed; for changes of page
 * inside the app a router says that it waits (`leaving`), and is told the answer.
 */
export function UnsavedChangesGuard({ dirty, leaving = false, onLeave, onStay }: UnsavedChangesGuardProps) {
  const { forms } = useLabels()
  const answered = useRef(false)
  useEffect(() => {
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  const change = (open: boolean) => {
    // The dialog closes after either answer; only without one does closing mean staying.
    if (!open && !answered.current) onStay?.()
    answered.current = false
  }
  return (
    <ConfirmDialog
      open={leaving}
      onOpenChange={change}
      tone="danger"
      title={forms.unsavedTitle}
      description={forms.unsavedText}
      confirmLabel={forms.leave}
      cancelLabel={forms.stay}
      onConfirm={() => {
        answered.current = true
        onLeave?.()
      }}
    />
  )
}
