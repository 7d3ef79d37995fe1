import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { dots, event as eventClass, head, line, list, period, place, title, words } from './timeline.css.ts'

/** How an event stands to today: it goes on, it is over, it belongs elsewhere, or nothing was there. */
export type TimelineTone = 'current' | 'past' | 'other' | 'gap'

/** One event of a `Timeline`. */
export interface TimelineEvent {
  /** Unique among the events. */
  id: string | number
  /** When it was, formatted by the caller: '01-05-2025 đến nay'. */
  period: string
  /** What it was. */
  title: string
  /** Further lines, each a sentence or a fact. */
  lines?: readonly string[]
  /** Beside the title: a state, a small button. */
  mark?: ReactNode
  /** Default: 'past'. */
  tone?: TimelineTone
}

export interface TimelineProps {
  /** In the order in which they are read, the last one first as a rule. */
  events: readonly TimelineEvent[]
  /** What the events are about, for a screen reader: 'Quá trình công tác'. */
  label: string
}

/** Events along a line, to read: periods, deeds, stations of a way. */
export function Timeline({ events, label }: TimelineProps) {
  return (
    <ol className={list} aria-label={label}>
      {events.map(({ id, tone = 'past', ...event }) => (
        <li key={id} className={eventClass} aria-current={tone === 'current' ? 'date' : undefined}>
          <span className={joinClasses(place, dots[tone])} aria-hidden />
          <div className={words}>
            <span className={period}>{event.period}</span>
            <span className={head}>
              <span className={title}>{event.title}</span>
              {event.mark}
            </span>
            {event.lines?.map((text) => (
              <span key={text} className={line}>
                {text}
              </span>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}
