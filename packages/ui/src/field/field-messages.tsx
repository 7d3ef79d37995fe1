import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { errorIdOf, hintIdOf } from './control-props.ts'
import { error as errorLine, errorIcon, hint as hintLine } from './field.css.ts'

export interface FieldMessagesProps {
  /** Id of the control that the lines belong to. */
  controlId: string
  /** One sentence that helps before anything is typed. */
  hint?: ReactNode
  /** What is wrong and how to mend it. */
  error?: ReactNode
}

/** The lines under a control. They carry the ids that `controlProps` refers to. */
export function FieldMessages({ controlId, hint, error }: FieldMessagesProps) {
  return (
    <>
      {error ? (
        <span id={errorIdOf(controlId)} className={errorLine}>
          <span className={errorIcon}>
            <Icon of={CircleAlert} size="small" />
          </span>
          <span>{error}</span>
        </span>
      ) : null}
      {hint ? (
        <span id={hintIdOf(controlId)} className={hintLine}>
          {hint}
        </span>
      ) : null}
    </>
  )
}
