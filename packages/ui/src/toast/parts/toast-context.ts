import { createContext } from 'react'
import type { ToastStore } from '../toast-store.ts'

export const ToastContext = createContext<ToastStore | null>(null)
