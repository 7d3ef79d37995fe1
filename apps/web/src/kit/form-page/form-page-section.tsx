import { FormSection } from '@nhansu/ui/form-section/form-section.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { FullRow } from '@nhansu/ui/layout/columns.tsx'
import type { ReactNode } from 'react'
import { FormField } from '#web/kit/forms/form-fields.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'

export interface FormPageSectionProps {
  title: string
  /** One line of help for all its fields. */
  description?: string
  /** Its declared fields, in order. */
  fields?: readonly AnyField[]
  /** Columns where there is room for them. Default: 3. */
  columns?: 2 | 3
  /** Before the declared fields, in the whole width: what fills several of them at once. */
  start?: ReactNode
  /** After the declared fields: any component that reads react-hook-form's context. */
  children?: ReactNode
}

/** Some fields of a form page under a title of their own. A long text takes the whole width. */
export function FormPageSection({
  title,
  description,
  fields = [],
  columns = 3,
  start,
  children,
}: FormPageSectionProps) {
  return (
    <Card>
      <FormSection title={title} description={description} columns={columns}>
        {start !== undefined && <FullRow>{start}</FullRow>}
        {fields.map((field) =>
          field.input === 'long-text' ? (
            <FullRow key={field.field}>
              <FormField id={field.field} {...field} />
            </FullRow>
          ) : (
            <FormField key={field.field} id={field.field} {...field} />
          ),
        )}
        {children}
      </FormSection>
    </Card>
  )
}
