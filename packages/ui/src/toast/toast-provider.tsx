import { Toast as Radix } from 'radix-ui'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { ToastCard } from './parts/toast-card.tsx'
import { ToastContext } from './parts/toast-context.ts'
import { viewport } from './toast.css.ts'
import { createToasts, type ToastStore } from './toast-store.ts'

export interface ToastProviderProps {
  /** The app's own store, where code outside of React shows toasts as well. Default: one of its own. */
  toasts?: ToastStore
  children: ReactNode
}

/**
 * Shows toasts at the top right, at most four, for 5 s or for 10 s with an action; resting the pointer or focus on
 * them stops the clock, and F8 leads to them. Put it once around the app.
 */
export function ToastProvider({ toasts, children }: ToastProviderProps) {
  const [own] = useState(createToasts)
  const store = toasts ?? own
  const shown = useSyncExternalStore(store.subscribe, store.list)
  const { overlays } = useLabels()
  return (
    <ToastContext value={store}>
      <Radix.Provider label={overlays.notification} swipeDirection="right">
        {children}
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => store.dismiss(toast.id)} />
        ))}
        <Radix.Viewport label={overlays.notifications('{hotkey}')} className={viewport} />
      </Radix.Provider>
    </ToastContext>
  )
}
