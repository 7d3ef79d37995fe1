import type { ReactNode } from 'react'

/** What every form field takes. */
export interface FieldProps {
  /** The visible label: 'Họ và tên'. */
  label: ReactNode
  /** One sentence that helps before anything is typed. */
  hint?: ReactNode
  /** What is wrong and how to mend it; shows under the control and marks it. */
  error?: ReactNode
  /** Shows '(*)' after the label and tells screen readers. Default: false. */
  required?: boolean | undefined
  /** Id of the control, where an error summary leads to; made up when absent. */
  id?: string | undefined
}

/** What the control of a field must carry, so that label, hint and error belong to it. */
export interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-errormessage'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

/** Ids of the lines under a control. */
export const hintIdOf = (controlId: string) => `${controlId}-hint`
export const errorIdOf = (controlId: string) => `${controlId}-error`

/** Ties a control to its lines: the error is read before the hint, since it matters more. */
export function controlProps(
  id: string,
  { hint, error, required = false }: Pick<FieldProps, 'hint' | 'error' | 'required'>,
): ControlProps {
  const described = [error && errorIdOf(id), hint && hintIdOf(id)].filter(Boolean).join(' ')
  return {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error ? { 'aria-invalid': true, 'aria-errormessage': errorIdOf(id) } : {}),
    ...(required && { 'aria-required': true }),
  }
}
