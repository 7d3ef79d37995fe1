import { Toast as Radix } from 'radix-ui'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { viewport } from '../toast.css.ts'
import type { ShownToast } from '../toast-store.ts'
import { ToastCard } from './toast-card.tsx'

interface ToastLayerProps {
  shown: readonly ShownToast[]
  onClose: (id: string) => void
}

/** The corner in which toasts stand. A default export, because it is loaded with the first toast. */
export default function ToastLayer({ shown, onClose }: ToastLayerProps) {
  const { overlays } = useLabels()
  return (
    <Radix.Provider label={overlays.notification} swipeDirection="right">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
      <Radix.Viewport label={overlays.notifications('{hotkey}')} className={viewport} />
    </Radix.Provider>
  )
}
