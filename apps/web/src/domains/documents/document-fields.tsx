import { FormSection } from '@nhansu/ui/form-section/form-section.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormField, FormFields } from '#web/kit/forms/form-fields.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { ReadOnlyForm } from '#web/kit/forms/read-only-form.ts'
import { FormRecord } from '#web/kit/references/form-record.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { query } from '#web/session/queries.ts'
import { keepingFields, kindFields, paperFields } from './document-resource.tsx'

const [typeField, decisionField] = kindFields as readonly AnyField[]

/** The fields of a document; what the correspondence system says of it is locked. */
export function DocumentFields({ locked }: { locked: boolean }) {
  const record = useContext(FormRecord)
  return (
    <Stack gap="lg">
      <FormSection title="Văn bản">
        <Stack>
          <Columns count={2}>
            {typeField && <FormField {...typeField} />}
            <DecisionField />
          </Columns>
          <ReadOnlyForm value={locked || record?.['source'] === 'documentary'}>
            <FormFields fields={paperFields} />
          </ReadOnlyForm>
        </Stack>
      </FormSection>
      <FormSection title="Nhân viên, thời hạn, nơi lưu">
        <FormFields fields={keepingFields} />
      </FormSection>
    </Stack>
  )
}

/** The type of a decision, where the chosen type of document is one. */
function DecisionField() {
  const { control, setValue, getValues } = useFormContext<FormValues>()
  const typeId = useWatch({ control, name: 'document_type_id' })
  const { data } = useQuery(query('documentTypes.list'))
  const type = data?.document_types.find(({ id }) => id === typeId)
  const isDecision = type?.is_decision === true
  useEffect(() => {
    // Known and no decision: what was chosen for another type is not sent.
    if (type && !isDecision && getValues('decision_type') !== null) setValue('decision_type', null)
  }, [type, isDecision, getValues, setValue])
  return isDecision && decisionField ? <FormField {...decisionField} required /> : null
}
