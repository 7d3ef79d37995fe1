import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { column, footer as footerClass, main, shell, skip } from './app-shell.css.ts'

export interface AppShellProps {
  /** A `Sidebar`. */
  sidebar: ReactNode
  /** A `TopBar`. */
  topBar: ReactNode
  /** A quiet line under every screen. */
  footer?: ReactNode
  /** The screen. */
  children: ReactNode
}

/** The frame around every screen: sidebar, top bar, the screen, footer; the first Tab offers to skip to the screen. */
export function AppShell({ sidebar, topBar, footer, children }: AppShellProps) {
  const { navigation } = useLabels()
  const screen = useRef<HTMLElement>(null)
  const skipTo = (event: MouseEvent) => {
    // A router would take the fragment for a change of screen.
    event.preventDefault()
    screen.current?.focus()
  }
  return (
    <div className={shell}>
      <a className={skip} href="#noi-dung" onClick={skipTo}>
        {navigation.skipToContent}
      </a>
      {sidebar}
      <div className={column}>
        {topBar}
        <main ref={screen} id="noi-dung" tabIndex={-1} className={main}>
          {children}
        </main>
        {footer !== undefined && <footer className={footerClass}>{footer}</footer>}
      </div>
    </div>
  )
}
