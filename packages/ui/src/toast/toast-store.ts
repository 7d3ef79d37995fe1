/** What a toast says by its colour and its icon. */
export type ToastTone = 'ok' | 'bad' | 'warn' | 'info'

/** A way back or onward, offered for 10 seconds. */
export interface ToastAction {
  /** Default: 'Hoàn tác'. */
  label?: string
  /** Called once; the toast closes. */
  run: () => void
}

/** What the caller says. */
export interface ToastMessage {
  /** Default: `info`. */
  tone?: ToastTone
  /** One short sentence. */
  title: string
  /** What to know or do beyond it. */
  description?: string
  action?: ToastAction
  /** The failed request's id: the reader can copy it for whoever helps. */
  requestId?: string
}

/** A message on the screen, or leaving it. */
export interface ShownToast extends ToastMessage {
  readonly id: string
  readonly open: boolean
}

/** Toasts of one app; made once, also usable outside of React. */
export interface ToastStore {
  /** Shows a message and returns its id. One that says the same as a message still showing takes its place. */
  show: (message: ToastMessage) => string
  dismiss: (id: string) => void
  subscribe: (onChange: () => void) => () => void
  /** All toasts, oldest first; the same array until something changes. */
  list: () => readonly ShownToast[]
}

/** At most so many at once; more would cover the work. */
export const MOST_TOASTS = 4

/** How long a toast stays, in ms: 5 seconds, or 10 when it offers something to do. */
export function toastDuration(toast: ToastMessage): number {
  return toast.action ? 10_000 : 5_000
}

export function createToasts(): ToastStore {
  const listeners = new Set<() => void>()
  let toasts: readonly ShownToast[] = []
  let made = 0
  const change = (next: readonly ShownToast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    show: (message) => {
      made += 1
      const id = `toast-${made}`
      const others = toasts.filter((toast) => toast.open && !saysTheSame(toast, message))
      change([...makeRoom(others), { ...message, id, open: true }])
      return id
    },
    dismiss: (id) => change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast))),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    list: () => toasts,
  }
}

function saysTheSame(shown: ToastMessage, said: ToastMessage): boolean {
  // Two actions are never the same: each takes back another thing.
  if (shown.action || said.action) return false
  return (
    shown.tone === said.tone &&
    shown.title === said.title &&
    shown.description === said.description &&
    shown.requestId === said.requestId
  )
}

// What offers a way back leaves last: after it there is none.
function makeRoom(toasts: readonly ShownToast[]): readonly ShownToast[] {
  if (toasts.length < MOST_TOASTS) return toasts
  const leaving = toasts.find((toast) => !toast.action) ?? toasts[0]
  return toasts.filter((toast) => toast !== leaving)
}
