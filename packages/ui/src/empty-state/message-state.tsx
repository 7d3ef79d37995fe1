import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { actions as actionBar, heights, mark, message, tones } from './empty-state.css.ts'

export interface MessageStateProps {
  /** Decorative; the words carry the message. */
  icon: LucideIcon
  /** What happened. */
  title: ReactNode
  /** Level of the title in the page's outline; 1 when the message is the whole screen. */
  level?: 1 | 2 | 3
  /** What to do about it. */
  text?: ReactNode
  /** The next step: a button or a link. */
  actions?: ReactNode
  /** What the message means. */
  tone?: 'neutral' | 'brand' | 'warn' | 'bad'
  /** `alert` when it appears by itself and must be heard. */
  role?: 'alert' | 'status'
}

/** The frame of every message that stands in place of content. For a ready one see EmptyState, ErrorState, NotFound, Forbidden. */
export function MessageState({
  icon,
  title,
  level = 2,
  text,
  actions,
  tone = 'neutral',
  role,
}: MessageStateProps) {
  return (
    <div role={role} className={joinClasses(message, level === 1 ? heights.screen : heights.part)}>
      <span className={joinClasses(mark, tones[tone])}>
        <Icon of={icon} size="large" />
      </span>
      <Heading level={level}>{title}</Heading>
      {text !== undefined && (
        <Text as="p" tone="soft">
          {text}
        </Text>
      )}
      {actions !== undefined && <div className={actionBar}>{actions}</div>}
    </div>
  )
}
