import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { link, linkButton, tones } from './link.css.ts'

export interface LinkButtonProps {
  /** `brand` inside running text, `quiet` where the place already says that it opens something (a name in a table). */
  tone?: 'brand' | 'quiet'
  onClick: () => void
  children: ReactNode
}

/** Words that open something on this very screen, such as a drawer, and look like a link. To another screen: `Link`. */
export function LinkButton({ tone = 'brand', onClick, children }: LinkButtonProps) {
  return (
    <button type="button" className={joinClasses(link, linkButton, tones[tone])} onClick={onClick}>
      {children}
    </button>
  )
}
