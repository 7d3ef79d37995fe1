import { Toast as Radix } from 'radix-ui'
import { useRef } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { keepsEscape } from '#ui/overlay/escape-below.ts'
import { viewport, waits } from '../toast.css.ts'
import type { ShownToast } from '../toast-store.ts'
import { ToastCard } from './toast-card.tsx'
import { useToastPlace } from './use-toast-place.ts'

interface ToastLayerProps {
  shown: readonly ShownToast[]
  onClose: (id: string) => void
}

/**
 * Where toasts stand: at the foot of the window, clear of what is used next. A modal layer that leaves no room has good news beneath it, and trouble or a
 * way back over its head. A default export, because it is loaded with the first toast.
 */
export default function ToastLayer({ shown, onClose }: ToastLayerProps) {
  const { overlays } = useLabels()
  const area = useRef<HTMLOListElement>(null)
  const place = useToastPlace(area, shown)
  const isWaiting = place === 'waiting'
  return (
    <Radix.Provider label={overlays.notification} swipeDirection="right">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isWaiting={isWaiting} onClose={() => onClose(toast.id)} />
      ))}
      <Radix.Viewport
        ref={area}
        {...keepsEscape}
        label={overlays.notifications('{hotkey}')}
        className={joinClasses(viewport, isWaiting && waits)}
        {...(!isWaiting && { style: { [place.side]: '16px', bottom: `${place.bottom}px` } })}
      />
    </Radix.Provider>
  )
}
