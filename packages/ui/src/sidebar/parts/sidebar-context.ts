import { type ComponentType, createContext } from 'react'

/** How items draw themselves, and what following a link does to the place that they stand in. */
export interface SidebarPlace {
  /** `mini` shows icons only. */
  mode: 'full' | 'mini'
  level: 'top' | 'nested'
  /** Present in a menu beside the minimised sidebar: draws an item as the menu's. */
  MenuItem?: ComponentType<{ href: string; current: boolean; children: string }>
  /** Present in the drawer, which closes when a link is followed. */
  onNavigate?: () => void
  /** Present where the sidebar can be minimised or widened. */
  onToggle?: () => void
  /** Present in the drawer. */
  onClose?: () => void
}

export const SidebarContext = createContext<SidebarPlace>({ mode: 'full', level: 'top' })
