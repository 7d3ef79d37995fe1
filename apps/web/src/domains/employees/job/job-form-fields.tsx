import type { Schemas } from '@nhansu/sdk/contract'
import type { endReasonLabels } from '@nhansu/sdk/domains/contracts'
import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import type { HeavyWork } from '@nhansu/sdk/domains/job-changes'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import type { ReactNode } from 'react'
import { Controller, FormProvider, type UseFormReturn, useWatch } from 'react-hook-form'
import { ReferenceField } from '#web/kit/references/reference-field.tsx'
import { FurtherPositions, type FurtherRow } from '../create/further-positions.tsx'
import { type Arrangement, ArrangementFields, HeavyWorkField, StateField } from './arrangement-fields.tsx'
import type { AskedPart } from './job-kinds.ts'

/** What the dialogs ask; texts are empty and choices null where nothing was given. */
export interface JobFormValues extends Arrangement {
  effective_date: string | null
  department_id: number | null
  position_id: number | null
  further_positions: FurtherRow[]
  heavy_work: HeavyWork | null
  work_state: StartState | null
  probation_from: string | null
  probation_to: string | null
  absent_until: string | null
  leave_reason: string
  /** Where a change is written without a decision of the product. */
  decision_no: string
  decision_date: string | null
  reason: string
  /** How the decision that writes it comes to be. */
  paper: PaperChoice
  decision_type: DecisionType | null
  contract_end_reason: EndReason | null
  sign_date: string | null
  signer_id: number | null
  number: string
}

/** The states of work with which somebody begins. */
export type StartState = NonNullable<Schemas['ChangedFacts']['work_state']>

/** Issued at once, left as a draft, or a change that is written without a decision. */
export type PaperChoice = 'issue' | 'draft' | 'none'
type EndReason = keyof typeof endReasonLabels
type Days =
  | 'effective_date'
  | 'probation_from'
  | 'probation_to'
  | 'absent_until'
  | 'decision_date'
  | 'sign_date'

interface JobFormFieldsProps {
  form: UseFormReturn<JobFormValues>
  asks: readonly AskedPart[]
  /** False where the unit and the position may stay as they are. */
  needsPosition: boolean
  /** True where the change is of the arrangement of work alone. */
  needsArrangement?: boolean
  /** True where a leave ends on a day that is known. */
  needsEnd?: boolean
  dayLabel: string
  dayHint?: string | undefined
  /** What is asked of the decision that writes the change. */
  children?: ReactNode
}

/** The fields of a change of work: its day, what is new, and the paper behind it, which may be one from outside. */
export function JobFormFields({
  form,
  asks,
  needsPosition,
  needsArrangement = false,
  needsEnd = false,
  dayLabel,
  dayHint,
  children,
}: JobFormFieldsProps) {
  const [paper, ...place] = useWatch({
    control: form.control,
    name: ['paper', 'department_id', 'position_id'],
  })
  // One without the other is no place.
  const needsPlace = needsPosition || place.some((part) => part !== null)
  return (
    <>
      <Day form={form} name="effective_date" label={dayLabel} hint={dayHint} required />
      {asks.includes('work_state') && <StateField form={form} />}
      {asks.includes('position') && (
        <>
          <Place form={form} name="department_id" label="Đơn vị" required={needsPlace} />
          <Place form={form} name="position_id" label="Chức vụ" required={needsPlace} />
        </>
      )}
      {asks.includes('further') && (
        <FormProvider {...form}>
          <FurtherPositions />
        </FormProvider>
      )}
      {asks.includes('arrangement') && (
        <ArrangementFields form={form} mayEmpty={paper === 'none'} needed={needsArrangement} />
      )}
      {asks.includes('heavy_work') && <HeavyWorkField form={form} />}
      {asks.includes('probation') && <Day form={form} name="probation_to" label="Thử việc đến ngày" />}
      {asks.includes('probation_days') && (
        <>
          <Day form={form} name="probation_from" label="Thử việc từ ngày" />
          <Day form={form} name="probation_to" label="Thử việc đến ngày" />
        </>
      )}
      {asks.includes('until') && (
        <Day
          form={form}
          name="absent_until"
          label="Nghỉ đến hết ngày"
          required={needsEnd}
          {...(!needsEnd && { hint: 'Để trống nếu chưa biết ngày trở lại.' })}
        />
      )}
      {asks.includes('leave_reason') && (
        <TextField
          label="Lý do nghỉ"
          required
          error={form.formState.errors.leave_reason?.message}
          {...form.register('leave_reason', { required: 'Vui lòng nhập lý do nghỉ.', maxLength: 500 })}
        />
      )}
      {children}
      {paper === 'none' && (
        <>
          <TextField label="Số quyết định" {...form.register('decision_no', { maxLength: 50 })} />
          <Day form={form} name="decision_date" label="Ngày quyết định" />
        </>
      )}
      <TextField label="Ghi chú" {...form.register('reason', { maxLength: 500 })} />
    </>
  )
}

interface DayProps {
  form: UseFormReturn<JobFormValues>
  name: Days
  label: string
  hint?: string | undefined
  required?: boolean
}

/** A day of a change of work. */
export function Day({ form, name, label, hint, required = false }: DayProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      rules={required ? { required: 'Vui lòng nhập ngày.' } : {}}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <DateField
          label={label}
          hint={hint}
          required={required}
          error={fieldState.error?.message}
          {...field}
          onValueChange={onChange}
        />
      )}
    />
  )
}

const places = { department_id: 'departments', position_id: 'positions' } as const

interface PlaceProps {
  form: UseFormReturn<JobFormValues>
  name: keyof typeof places
  label: string
  required: boolean
}

function Place({ form, name, label, required }: PlaceProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      rules={required ? { required: `Vui lòng chọn ${label.toLowerCase()}.` } : {}}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <ReferenceField
          {...field}
          name={places[name]}
          label={label}
          required={required}
          error={fieldState.error?.message}
          onValueChange={onChange}
        />
      )}
    />
  )
}
