import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { useEver } from '#ui/overlay/use-ever.ts'
import { ToastContext } from './parts/toast-context.ts'
import { createToasts, type ToastStore } from './toast-store.ts'

// Nothing is told in the first moment of a page, so what draws toasts need not hold that moment up.
const ToastLayer = lazy(() => import('./parts/toast-layer.tsx'))

export interface ToastProviderProps {
  /** The app's own store, where code outside of React shows toasts as well. Default: one of its own. */
  toasts?: ToastStore
  children: ReactNode
}

/**
 * Shows toasts at the foot of the window, clear of what is used next, at most four, for 5 s or for 10 s with an action; resting the pointer or focus on
 * them stops the clock, and F8 leads to them. Put it once around the app.
 */
export function ToastProvider({ toasts, children }: ToastProviderProps) {
  const [own] = useState(createToasts)
  const store = toasts ?? own
  const shown = useSyncExternalStore(store.subscribe, store.list)
  const used = useEver(shown.length > 0)
  return (
    <ToastContext value={store}>
      {children}
      {used && (
        <Suspense>
          <ToastLayer shown={shown} onClose={store.dismiss} />
        </Suspense>
      )}
    </ToastContext>
  )
}
