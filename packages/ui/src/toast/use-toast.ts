import { useContext, useMemo } from 'react'
import { ToastContext } from './parts/toast-context.ts'
import type { ToastMessage, ToastStore, ToastTone } from './toast-store.ts'

type Say = (title: string, more?: Omit<ToastMessage, 'title' | 'tone'>) => string

/** Ways to show a toast; each returns its id. */
export interface Toasts extends Record<ToastTone, Say>, Pick<ToastStore, 'show' | 'dismiss'> {}

/**
 * Shows toasts: `toast.ok('Xóa thành công!', { action: { run: restore } })`. The same object on every rendering.
 * A toast is never the only place of an error.
 *
 * @throws Error without a `ToastProvider` around
 */
export function useToast(): Toasts {
  const store = useContext(ToastContext)
  if (store === null) throw new Error('useToast must be used within ToastProvider.')
  return useMemo(() => {
    const say =
      (tone: ToastTone): Say =>
      (title, more) =>
        store.show({ ...more, title, tone })
    return {
      show: store.show,
      dismiss: store.dismiss,
      ok: say('ok'),
      bad: say('bad'),
      warn: say('warn'),
      info: say('info'),
    }
  }, [store])
}
