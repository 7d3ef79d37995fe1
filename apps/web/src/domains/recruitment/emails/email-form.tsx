import { Columns, FullRow } from '@nhansu/ui/layout/columns.tsx'
import { type FocusEvent, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { useContractSaving } from '#web/kit/form-page/use-contract-saving.ts'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { FormField } from '#web/kit/forms/form-fields.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { useReadOnlyForm } from '#web/kit/forms/read-only-form.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { type Email, emailBody, emailFields, emailValues, headFields, wordFields } from './email-fields.ts'
import { emailPath, emailsPath } from './email-paths.ts'
import { EmailPreview } from './email-preview.tsx'
import { VariableChips } from './variable-chips.tsx'

/** The form of a template: what it is called, what it says, and how a letter of it would look. */
export function EmailForm({ title, email }: { title: string; email?: Email }) {
  const mayEdit = usePermission('recruitment_email_edit:company')
  const saving = useContractSaving('emails', emailBody)
  const work = useFormPage<FormValues, Email>({
    record: email,
    valuesOf: emailValues,
    fields: emailFields,
    saving,
    doneTo: emailsPath,
    openAt: ({ id }) => emailPath(id),
  })
  return (
    <FormPage work={work} title={title} summary={email?.name} backTo={emailsPath} readOnly={!mayEdit}>
      <FormPageSection title="Mẫu email" fields={headFields} columns={2} />
      <Columns count={2} gap="lg">
        <Words />
        <EmailPreview />
      </Columns>
    </FormPage>
  )
}

/** What a letter says; a variable goes to where the writer was last. */
function Words() {
  const { setValue } = useFormContext<FormValues>()
  const readOnly = useReadOnlyForm()
  const last = useRef('body')
  const remember = ({ target }: FocusEvent) => {
    if (wordFields.some(({ field }) => field === target.id)) last.current = target.id
  }
  const insert = (name: string) => {
    const field = document.querySelector(`#${last.current}`)
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
    const { value, selectionStart, selectionEnd } = field
    field.setRangeText(`{{${name}}}`, selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
    setValue(last.current, field.value, { shouldDirty: true })
    field.focus()
  }
  return (
    <div onFocusCapture={remember}>
      <FormPageSection title="Nội dung thư" columns={2}>
        {wordFields.map((field) => (
          <FullRow key={field.field}>
            <FormField id={field.field} {...field} />
          </FullRow>
        ))}
        {!readOnly && (
          <FullRow>
            <VariableChips onChoose={insert} />
          </FullRow>
        )}
      </FormPageSection>
    </div>
  )
}
