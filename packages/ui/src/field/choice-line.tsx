import type { ReactNode } from 'react'
import { body, description, row, words } from './choice.css.ts'

export interface ChoiceLineProps {
  /** What choosing it says. */
  label: string
  /** A second, softer line. */
  description?: string | undefined
  /** The box or round button. */
  children: ReactNode
}

/** One choice of a group: its button and its words, all of it to be pressed. */
export function ChoiceLine({ label, description: more, children }: ChoiceLineProps) {
  return (
    <label className={row}>
      {children}
      <span className={body}>
        <span className={words}>{label}</span>
        {more && <span className={description}>{more}</span>}
      </span>
    </label>
  )
}
