import type { Data, Input } from '@nhansu/sdk/contract'
import { newerValues } from '@nhansu/sdk/errors'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { mutation } from '#web/session/queries.ts'
import { consequenceFields, examFields } from './exam-fields.ts'
import { examPath, examsPath } from './exam-paths.ts'

type Exam = Data<'exams.show'>['exam']

// The kit's own view of declared fields; each was checked against the contract where it was declared.
const fields = [...examFields, ...consequenceFields] as readonly AnyField[]

/** What a periodic test is; its parts, people and board are added on its page. */
export function ExamForm({ title, exam }: { title: string; exam?: Exam }) {
  const [calls] = useState(() => ({ store: mutation('exams.store'), update: mutation('exams.update') }))
  const { mutateAsync: store } = useMutation(calls.store)
  const { mutateAsync: update } = useMutation(calls.update)
  const work = useFormPage<FormValues, Exam>({
    record: exam,
    valuesOf: (record) => startValues(fields, record),
    fields,
    saving: {
      save: async (values, over) => {
        // The contract's rules have passed what the form holds.
        if (over === undefined) {
          return (await store({ body: values as unknown as Input<'exams.store'>['body'] })).exam
        }
        const body = { ...values, version: over.version } as Input<'exams.update'>['body']
        return (await update({ path: { id: over.id }, body })).exam
      },
      newer: (error) => newerValues(error, 'exams.update')?.exam,
    },
    doneTo: ({ id }) => examPath(id),
  })
  return (
    <FormPage
      work={work}
      title={title}
      {...(exam && { summary: `${exam.code} · ${exam.name}` })}
      backTo={exam ? examPath(exam.id) : examsPath}
    >
      <FormPageSection
        title="Thông tin đợt kiểm tra"
        description="Phần thi, người dự kiểm tra và hội đồng được thêm sau khi lưu."
        fields={examFields}
      />
      <FormPageSection
        title="Sau khi công bố kết quả"
        description="Áp dụng khi công bố; thu hồi công bố thì được gỡ lại."
        fields={consequenceFields}
      />
    </FormPage>
  )
}
