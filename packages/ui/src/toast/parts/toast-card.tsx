import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { RequestId } from '#ui/error-state/request-id.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { leaveEscapeBelow } from '#ui/overlay/escape-below.ts'
import {
  actions,
  card,
  close,
  description as descriptionClass,
  mark,
  marks,
  title,
  words,
} from '../toast.css.ts'
import { type ShownToast, toastDuration } from '../toast-store.ts'

const icons = { ok: CircleCheck, bad: CircleAlert, warn: TriangleAlert, info: Info }

interface ToastCardProps {
  toast: ShownToast
  /** Beneath a modal layer: its time begins, or begins anew, once the layer is closed. */
  isWaiting: boolean
  onClose: () => void
}

/** One toast: a mark, the words, what can be done. Only bad news interrupts what a screen reader is saying. */
export function ToastCard({ toast, isWaiting, onClose }: ToastCardProps) {
  const { overlays } = useLabels()
  const { tone = 'info', action } = toast
  const spokenTone = { ok: null, bad: overlays.toneBad, warn: overlays.toneWarn, info: null }[tone]
  const actionLabel = action?.label ?? overlays.undo
  return (
    <Radix.Root
      open={toast.open}
      // Radix lets a clock that runs already run on when the time becomes endless, and sets a new one afterwards. Making
      // the card anew would stop it as well, but say it twice to a screen reader.
      onOpenChange={(open) => !open && !isWaiting && onClose()}
      type={tone === 'bad' ? 'foreground' : 'background'}
      duration={isWaiting ? Number.POSITIVE_INFINITY : toastDuration(toast)}
      onEscapeKeyDown={(event) => leaveEscapeBelow(event) && event.preventDefault()}
      className={card}
    >
      <span className={joinClasses(mark, marks[tone])}>
        <Icon of={icons[tone]} />
      </span>
      <div className={words}>
        <Radix.Title className={title}>
          {spokenTone !== null && <VisuallyHidden>{spokenTone}: </VisuallyHidden>}
          {toast.title}
        </Radix.Title>
        {toast.description !== undefined && (
          <Radix.Description className={descriptionClass}>{toast.description}</Radix.Description>
        )}
        {toast.requestId !== undefined && <RequestId value={toast.requestId} />}
        {action && (
          <div className={actions}>
            <Radix.Action asChild altText={actionLabel} onClick={action.run}>
              <Button size="small">{actionLabel}</Button>
            </Radix.Action>
          </div>
        )}
      </div>
      <span className={close}>
        <Radix.Close asChild>
          <IconButton icon={X} size="small" label={overlays.closeNotification} />
        </Radix.Close>
      </span>
    </Radix.Root>
  )
}
