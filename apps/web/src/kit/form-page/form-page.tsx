import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { Problem } from '#web/kit/forms/problem.tsx'
import { FormRecord } from '#web/kit/references/form-record.ts'
import { ReadOnlyForm } from '#web/kit/forms/read-only-form.ts'
import { FormPageConflict } from './form-page-conflict.tsx'
import { FormPageErrors } from './form-page-errors.tsx'
import { type FormPageStep, FormSteps } from './form-steps.tsx'
import type { FormPageWork } from './use-form-page.ts'
import { useFormSteps } from './use-form-steps.ts'

/** What a preview's or a conflict's own question is drawn from. */
export interface FormPageQuestions<Values extends FieldValues, Item, Preview> {
  /** Asks whether to save what has been previewed. */
  renderPreview?: (preview: Preview, work: FormPageWork<Values, Item, Preview>) => ReactNode
  /** Asks which version counts, where the declared fields do not show all of it. */
  renderConflict?: (newer: Item, work: FormPageWork<Values, Item, Preview>) => ReactNode
}

export interface FormPageProps<Values extends FieldValues, Item, Preview> extends FormPageQuestions<
  Values,
  Item,
  Preview
> {
  /** From `useFormPage`. */
  work: FormPageWork<Values, Item, Preview>
  title: string
  /** One line of what is changed. */
  summary?: ReactNode
  /** Whom or what a field is about, said before its error in the summary: where rows repeat the same fields. */
  rowOf?: ((field: string) => string | undefined) | undefined
  /** Where 'Hủy' leads. */
  backTo: string
  /** True for a reader who may not save: the fields are locked and there are no buttons. */
  readOnly?: boolean
  /** Before 'Hủy' and 'Lưu'. */
  actions?: ReactNode
  /** Beside the fields: what needs attention. */
  aside?: ReactNode
  /** Fills the form in steps. Without them `children` are the sections of one page. */
  steps?: readonly FormPageStep[]
  /** `FormPageSection`s, and any component that reads react-hook-form's context. */
  children?: ReactNode
}

/** A page that creates or changes one record: sections or steps, what has to be mended, and one save. */
export function FormPage<Values extends FieldValues, Item, Preview>(
  props: FormPageProps<Values, Item, Preview>,
) {
  const { work, title, summary, backTo, readOnly = false, actions, aside, steps, children, rowOf } = props
  const { form, problem, preview, newer } = work
  // Whatever its type, fields read the names of what it points at out of it.
  const record = work.record as Readonly<Record<string, unknown>> | undefined
  const stepping = useFormSteps(form, steps)
  const buttons = readOnly ? undefined : (
    <>
      {actions}
      <ButtonLink href={backTo}>Hủy</ButtonLink>
      {stepping.back && <Button onClick={stepping.back}>Quay lại</Button>}
      <Button type="submit" tone="primary" loading={form.formState.isSubmitting}>
        {stepping.next ? 'Tiếp tục' : 'Lưu'}
      </Button>
    </>
  )
  const send = form.handleSubmit((values) => work.submit(values))
  const body = (
    <Stack>
      <FormPageErrors form={form} rowOf={rowOf} onShow={stepping.showField} />
      <Problem>{problem}</Problem>
      {steps ? <FormSteps steps={steps} stepping={stepping} /> : children}
    </Stack>
  )
  return (
    <FormProvider {...form}>
      <FormRecord value={record}>
        <ReadOnlyForm value={readOnly}>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              // Enter in a field sends a form that has no button too.
              if (!readOnly) void (stepping.next ?? send)()
            }}
          >
            <Page
              title={title}
              summary={summary}
              actions={buttons}
              actionsAt="foot"
              width={aside ? 'full' : 'bounded'}
            >
              {aside ? (
                <Columns count="main-aside" gap="lg">
                  {body}
                  {aside}
                </Columns>
              ) : (
                body
              )}
            </Page>
          </form>
          {preview !== undefined && props.renderPreview?.(preview, work)}
          {newer !== undefined &&
            (props.renderConflict?.(newer, work) ?? <FormPageConflict newer={newer} work={work} />)}
        </ReadOnlyForm>
      </FormRecord>
    </FormProvider>
  )
}
