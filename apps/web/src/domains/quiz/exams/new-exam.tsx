import type { Data, Input } from '@nhansu/sdk/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { mutation } from '#web/session/queries.ts'
import { examBody, examFields, generalFields, ruleFields } from './exam-fields.ts'
import { examPath, examsPath } from './exam-paths.ts'

type Exam = Data<'quizExams.show'>['exam']

/** Makes an exam, as a draft; what is asked and who takes it is said on its page. */
export default function NewExam() {
  const [storing] = useState(() => mutation('quizExams.store'))
  const { mutateAsync: store } = useMutation(storing)
  const work = useFormPage<FormValues, Exam>({
    valuesOf: () => startValues(examFields),
    fields: examFields,
    saving: {
      save: async (values) => {
        // The contract's rules have passed what the form holds.
        const body = examBody(values) as unknown as Input<'quizExams.store'>['body']
        return (await store({ body })).exam
      },
      newer: () => undefined,
    },
    doneTo: ({ id }) => examPath(id),
  })
  return (
    <FormPage work={work} title="Thêm kỳ thi" backTo={examsPath}>
      <FormPageSection
        title="Thông tin kỳ thi"
        description="Cấu trúc đề và thí sinh được thêm sau khi lưu."
        fields={generalFields}
      />
      <FormPageSection title="Đề thi và kết quả" fields={ruleFields} />
    </FormPage>
  )
}
