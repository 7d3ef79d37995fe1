import type { Data } from '@nhansu/sdk/contract'
import { useState } from 'react'
import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { filePath } from '../file/employee-file.ts'
import { sectionsFor } from './new-employee-sections.ts'
import { useNewEmployeeSaving } from './use-new-employee-saving.ts'

/** Takes a new employee in: the card, the reception and the common parts of the file; the code is drawn by the server. */
export default function NewEmployeeScreen() {
  const { permissions } = useProfile()
  const [sections] = useState(() => sectionsFor(permissions))
  const fields = sections.flatMap((section) => section.fields)
  const work = useFormPage<FormValues, Data<'employees.store'>['employee']>({
    valuesOf: () => startValues(fields),
    fields,
    saving: useNewEmployeeSaving(sections),
    doneTo: ({ id }) => filePath(id),
  })
  return (
    <FormPage work={work} title="Thêm nhân viên" summary="Mã nhân viên được cấp khi lưu." backTo="/nhan-vien">
      {sections.map(({ title, fields: shown, form: Inside, start: Start }) => (
        <FormPageSection
          key={title}
          title={title}
          {...(!Inside && { fields: shown })}
          {...(Start && { start: <Start fields={shown} /> })}
        >
          {Inside && <Inside />}
        </FormPageSection>
      ))}
    </FormPage>
  )
}
