import type { Data, Input } from '@nhansu/sdk/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { mutation, query } from '#web/session/queries.ts'
import { examBody, examFields, generalFields, ruleFields } from './exam-fields.ts'
import { examPath, examsPath } from './exam-paths.ts'

type Exam = Data<'quizExams.show'>['exam']

const title = 'Thêm kỳ thi'

/** Makes an exam, as a draft that starts with the settings; what is asked and who takes it is said on its page. */
export default function NewExam() {
  const { data, error, refetch } = useQuery(query('quizSettings.show'))
  if (!data) return <NotLoaded title={title} error={error} onRetry={() => void refetch()} />
  return <NewExamForm settings={data.settings} />
}

function NewExamForm({ settings }: { settings: Data<'quizSettings.show'>['settings'] }) {
  const [storing] = useState(() => mutation('quizExams.store'))
  const { mutateAsync: store } = useMutation(storing)
  const work = useFormPage<FormValues, Exam>({
    valuesOf: () => startValues(examFields, { ...settings }),
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
    <FormPage work={work} title={title} backTo={examsPath}>
      <FormPageSection
        title="Thông tin kỳ thi"
        description="Cấu trúc đề và thí sinh được thêm sau khi lưu."
        fields={generalFields}
      />
      <FormPageSection title="Đề thi và kết quả" fields={ruleFields} />
    </FormPage>
  )
}
