import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { type BodyOf, type ItemOf, useContractSaving } from '#web/kit/form-page/use-contract-saving.ts'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { planFields } from './plan-fields.ts'
import { planPath, plansPath } from './plan-paths.ts'

/** Makes a plan and opens it; its contents are filled in there. */
export default function NewPlan() {
  const work = useFormPage<FormValues, ItemOf<'trainingPlans'>>({
    valuesOf: () => startValues(planFields),
    fields: planFields,
    // What the form holds once its rules have passed it is what the contract takes.
    saving: useContractSaving('trainingPlans', (values: FormValues) => values as BodyOf<'trainingPlans'>),
    doneTo: ({ id }) => planPath(id),
  })
  return (
    <FormPage work={work} title="Thêm kế hoạch đào tạo" backTo={plansPath}>
      <FormPageSection
        title="Thông tin kế hoạch"
        description="Nội dung đào tạo, số người và dự toán được thêm sau khi lưu."
        fields={planFields}
      />
    </FormPage>
  )
}
