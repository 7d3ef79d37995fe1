import { endReasonLabels } from '@nhansu/sdk/domains/contracts'
import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { Select } from '@nhansu/ui/select/select.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { Suspense } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { SignerField } from '#web/domains/decisions/public.tsx'
import { Day, type JobFormValues, type PaperChoice } from './job-form-fields.tsx'
import { terminationType } from './job-form-values.ts'
import { paperChoiceLabels } from './use-paper-choices.ts'

interface JobDecisionFieldsProps {
  form: UseFormReturn<JobFormValues>
  /** How the decision may come to be, the usual way first. */
  choices: readonly PaperChoice[]
  /** The types that write such a change, the usual one first. */
  types: readonly DecisionType[]
  /** True where the company has a second person issue what one has drafted. */
  isLeftToAnother: boolean
}

/** The decision that writes a change of work: left as a draft, or issued with number, date and signer of the signed paper. */
export function JobDecisionFields({ form, choices, types, isLeftToAnother }: JobDecisionFieldsProps) {
  const { control } = form
  const [paper, asked, signDate] = useWatch({ control, name: ['paper', 'decision_type', 'sign_date'] })
  // What was chosen for another kind of change is no choice here.
  const type = types.find((each) => each === asked) ?? types[0] ?? null
  return (
    <>
      <Controller
        control={control}
        name="paper"
        render={({ field: { onChange, ...field } }) => (
          <Select
            {...field}
            label="Quyết định"
            required
            options={choices.map((value) => ({ value, label: paperChoiceLabels[value] }))}
            onValueChange={onChange}
          />
        )}
      />
      {isLeftToAnother && <LeftToAnother />}
      {paper !== 'none' && types.length > 1 && (
        <Controller
          control={control}
          name="decision_type"
          render={({ field: { onChange, ...field } }) => (
            <Select
              {...field}
              label="Loại quyết định"
              required
              options={types.map((each) => ({ value: each, label: decisionTypeLabels[each] }))}
              value={type}
              onValueChange={onChange}
            />
          )}
        />
      )}
      {paper !== 'none' && type === terminationType && (
        <Controller
          control={control}
          name="contract_end_reason"
          rules={{ required: 'Vui lòng chọn lý do chấm dứt hợp đồng.' }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <Select
              {...field}
              label="Lý do chấm dứt hợp đồng"
              required
              error={fieldState.error?.message}
              options={Object.entries(endReasonLabels).map(([value, label]) => ({ value, label }))}
              onValueChange={onChange}
            />
          )}
        />
      )}
      {paper === 'issue' && (
        <>
          <Day form={form} name="sign_date" label="Ngày ký" required />
          <Controller
            control={control}
            name="signer_id"
            rules={{ required: 'Vui lòng chọn người ký.' }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <Suspense>
                <SignerField
                  {...field}
                  types={type === null ? [] : [type]}
                  day={signDate}
                  error={fieldState.error?.message}
                  onValueChange={onChange}
                />
              </Suspense>
            )}
          />
          <TextField
            label="Số quyết định"
            hint="Để trống để lấy số kế tiếp."
            {...form.register('number', { maxLength: 50 })}
          />
        </>
      )}
    </>
  )
}

/** Says why a decision is left as a draft by who may issue others. */
export function LeftToAnother() {
  return (
    <Text as="p" size="hint" tone="hint">
      Công ty quy định người soạn không tự ban hành: quyết định được lưu nháp để người khác ban hành.
    </Text>
  )
}
