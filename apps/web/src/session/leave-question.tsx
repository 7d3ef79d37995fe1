import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { discardUnsavedWork, hasUnsavedWork } from './unsaved-work.ts'

type Ask = () => Promise<boolean>

const AskContext = createContext<Ask>(() => Promise.resolve(true))

/**
 * Asks whether unsaved work may be lost, where there is any: before another page by itself, and before anything else
 * that calls {@link useLeaveQuestion}.
 */
export function LeaveQuestion({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<((leave: boolean) => void) | undefined>()
  const ask = useCallback<Ask>(
    () => (hasUnsavedWork() ? new Promise((resolve) => setAnswer(() => resolve)) : Promise.resolve(true)),
    [],
  )
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedWork(),
  )
  const close = (leave: boolean) => {
    if (leave) discardUnsavedWork()
    answer?.(leave)
    setAnswer(undefined)
    if (blocker.state === 'blocked') (leave ? blocker.proceed : blocker.reset)()
  }
  return (
    <AskContext value={ask}>
      {children}
      <ConfirmDialog
        open={answer !== undefined || blocker.state === 'blocked'}
        onOpenChange={(open) => open || close(false)}
        tone="danger"
        title="Bỏ các thay đổi chưa lưu?"
        description="Nội dung bạn vừa nhập chưa được lưu và sẽ mất."
        confirmLabel="Bỏ thay đổi"
        cancelLabel="Ở lại"
        onConfirm={() => close(true)}
      />
    </AskContext>
  )
}

/** A question to await before something that would lose unsaved work; true at once where there is none. */
export function useLeaveQuestion(): Ask {
  return useContext(AskContext)
}
