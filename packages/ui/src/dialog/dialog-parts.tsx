import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { sizes, tones, weights } from '#ui/text/text.css.ts'
import { body, footer, header } from './dialog.css.ts'
import { useScrollStop } from './use-scroll-stop.ts'

export interface DialogHeaderProps {
  /** Names the dialog. */
  title: ReactNode
  /** One or two lines under the title; a screen reader reads them on opening. */
  description?: ReactNode
}

/** The head of a dialog; every dialog has one. */
export function DialogHeader({ title, description }: DialogHeaderProps) {
  return (
    <div className={header}>
      <Radix.Title className={joinClasses(sizes.section, tones.ink, weights.strong)}>{title}</Radix.Title>
      {description !== undefined && (
        <Radix.Description className={joinClasses(sizes.label, tones.soft)}>{description}</Radix.Description>
      )}
    </div>
  )
}

export interface DialogPartContentProps {
  children: ReactNode
}

/** The part that scrolls when the window is low; head and foot stay. */
export function DialogBody({ children }: DialogPartContentProps) {
  const scrollStop = useScrollStop()
  return (
    <div ref={scrollStop} className={body}>
      {children}
    </div>
  )
}

/** Buttons at the end: the one that closes first, the primary one last. */
export function DialogFooter({ children }: DialogPartContentProps) {
  return <div className={footer}>{children}</div>
}
