import {
  cloneElement,
  lazy,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react'
import type { OpenState } from '#ui/overlay/open-state.ts'
import { useEver } from '#ui/overlay/use-ever.ts'
import { useOpenState } from '#ui/overlay/use-open-state.ts'
import { whenIdle } from '#ui/overlay/when-idle.ts'
import type { TouchedItems } from './parts/confirm-body.tsx'

const load = () => import('./parts/confirm-layer.tsx')
// Nothing is asked in the first moment of a page, so what draws the question need not hold that moment up.
const ConfirmLayer = lazy(load)

export interface ConfirmDialogProps extends OpenState {
  /** The question: 'Xóa 3 trình độ?' */
  title: ReactNode
  /** What follows from it, and whether it can be taken back. */
  description?: ReactNode
  /** `danger` for what cannot be taken back: a red button, and focus starts on the way out. */
  tone?: 'normal' | 'danger'
  /** What the button does, in its own words: 'Xóa', 'Gửi email'. */
  confirmLabel: string
  /** Default: 'Hủy'. */
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
  /** Told that focus is about to return; prevent its default when what opened the dialog is gone. */
  onCloseAutoFocus?: (event: Event) => void
  /** A button that opens the dialog; not needed where the caller keeps `open`. */
  trigger?: ReactElement<ConfirmTriggerProps>
}

/** What a trigger must let through. */
export interface ConfirmTriggerProps {
  'aria-haspopup'?: 'dialog'
  'aria-expanded'?: boolean
  onClick?: (event: MouseEvent) => void
}

/** Asks before something that matters happens. */
export function ConfirmDialog({
  trigger,
  tone = 'normal',
  open,
  defaultOpen,
  onOpenChange,
  ...question
}: ConfirmDialogProps) {
  const [isOpen, setOpen] = useOpenState({
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  })
  const asked = useEver(isOpen)
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [])
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onClick: (event) => {
            trigger.props.onClick?.(event)
            if (!event.defaultPrevented) setOpen(true)
          },
        })}
      {asked && (
        <Suspense>
          <ConfirmLayer {...question} tone={tone} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
