import { CircleAlert } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import { devWarn } from '#ui/dev/dev-warn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { goToField } from './go-to-field.ts'
import { link, list, sign, summary, title as titleLine } from './form-error-summary.css.ts'

/** One thing to mend. */
export interface FormError {
  /** Id of the field (its `id` prop); without one the error is the whole form's and leads nowhere. */
  fieldId?: string
  /** What is wrong and how to mend it, as it stands under the field. */
  message: string
}

export interface FormErrorSummaryProps {
  /** What to mend, in the order of the form; nothing shows while there is none. */
  errors: readonly FormError[]
  /** Default: 'Có 3 chỗ cần sửa trước khi lưu'. */
  title?: ReactNode
  /** How often the form was sent: at every new failing attempt the summary takes focus again. */
  submitCount?: number
  /** Told before focus goes to a field: shows it first where it is hidden, in another step. */
  onGoTo?: (fieldId: string) => void
}

/** Stands above a form that could not be sent: takes focus, and leads to every field that needs mending. */
export function FormErrorSummary({ errors, title, submitCount = 0, onGoTo }: FormErrorSummaryProps) {
  const { forms } = useLabels()
  const titleId = useId()
  if (errors.length === 0) return null
  return (
    <section key={submitCount} ref={takeFocus} className={summary} tabIndex={-1} aria-labelledby={titleId}>
      <span className={sign}>
        <Icon of={CircleAlert} />
      </span>
      <div>
        <p id={titleId} className={titleLine}>
          {title ?? forms.errorCount(errors.length)}
        </p>
        <ul className={list}>
          {errors.map((error) => (
            <li key={`${error.fieldId ?? ''} ${error.message}`}>
              <ErrorLine {...error} onGoTo={onGoTo} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

// A new attempt is a new element, so focus is taken once an attempt and not while fields are being mended.
function takeFocus(summaryBox: HTMLElement | null): void {
  summaryBox?.focus()
}

interface ErrorLineProps extends FormError {
  onGoTo: ((fieldId: string) => void) | undefined
}

function ErrorLine({ fieldId, message, onGoTo }: ErrorLineProps) {
  if (fieldId === undefined) return message
  const go = (event: MouseEvent) => {
    event.preventDefault()
    // At once: a hidden field takes no focus.
    flushSync(() => onGoTo?.(fieldId))
    const found = goToField(fieldId)
    devWarn(!found, `FormErrorSummary: no element has the id '${fieldId}'; give the field that id.`)
  }
  return (
    <a className={link} href={`#${fieldId}`} onClick={go}>
      {message}
    </a>
  )
}
