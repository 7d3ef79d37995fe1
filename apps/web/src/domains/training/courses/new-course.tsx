import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { type BodyOf, type ItemOf, useContractSaving } from '#web/kit/form-page/use-contract-saving.ts'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { newCourseFields } from './course-fields.ts'
import { coursePath, coursesPath } from './course-paths.ts'

/** Makes a course by six fields and opens it; everything else is filled in there. */
export default function NewCourse() {
  const work = useFormPage<FormValues, ItemOf<'trainings'>>({
    valuesOf: () => startValues(newCourseFields),
    fields: newCourseFields,
    // What the form holds once its rules have passed it is what the contract takes.
    saving: useContractSaving('trainings', (values: FormValues) => values as BodyOf<'trainings'>),
    doneTo: ({ id }) => coursePath(id),
  })
  return (
    <FormPage work={work} title="Thêm khóa đào tạo" backTo={coursesPath}>
      <FormPageSection
        title="Thông tin khóa đào tạo"
        description="Môn học, giảng viên, lịch học và chi phí được thêm sau khi lưu."
        fields={newCourseFields}
      />
    </FormPage>
  )
}
