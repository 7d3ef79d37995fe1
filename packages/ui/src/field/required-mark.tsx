import { useLabels } from '#ui/labels/labels-provider.tsx'
import { mark } from './field.css.ts'

/** Screen readers hear `aria-required` from the control, so the mark is for the eye alone. */
export function RequiredMark() {
  const { forms } = useLabels()
  return (
    <span className={mark} title={forms.required} aria-hidden>
      (*)
    </span>
  )
}
