import type { LucideIcon } from 'lucide-react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { status, statusWords, tones } from './badge.css.ts'

/** What a state means to the reader: good, needs attention, wrong, under way, or nothing special; `plain` is the usual one. */
export type StatusTone = 'plain' | 'neutral' | 'brand' | 'ok' | 'warn' | 'bad' | 'info'

export interface StatusProps {
  /** Meaning of the state; the word carries it too, never the colour alone. */
  tone: StatusTone
  /** A decorative icon before the word. */
  icon?: LucideIcon
  /** The word: 'Đang làm việc'. */
  children: string
}

/** A state as a soft badge with a word. The state that nearly every row is in says nothing by a badge: it is plain words. */
export function Status({ tone, icon, children }: StatusProps) {
  return (
    <span className={joinClasses(status, tones[tone])}>
      {icon && <Icon of={icon} size="small" />}
      <span className={statusWords} title={children}>
        {children}
      </span>
    </span>
  )
}
