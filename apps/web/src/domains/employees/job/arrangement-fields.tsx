import { natureOfWorkLabels, workStateLabels } from '@nhansu/sdk/domains/employees'
import { heavyWorkLabels } from '@nhansu/sdk/domains/job-changes'
import { CheckboxGroup } from '@nhansu/ui/checkbox-group/checkbox-group.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { ReferenceField } from '#web/kit/references/reference-field.tsx'
import type { JobFormValues } from './job-form-fields.tsx'

const titles = {
  nature_of_work: 'Tính chất công việc',
  work_place: 'Nơi làm việc',
  direct_manager_id: 'Quản lý trực tiếp',
} as const

type ArrangementName = keyof typeof titles

// The keys of an object of one type are that type's own.
export const arrangementNames = Object.keys(titles) as ArrangementName[]

/** How somebody's work is arranged, as a dialog asks it: what is empty stays as it is. */
export interface Arrangement {
  nature_of_work: number | null
  work_place: string
  direct_manager_id: number | null
  /** What is to become nothing. */
  emptied: readonly ArrangementName[]
}

/** An arrangement that stays as it is. */
export const noArrangement: Arrangement = {
  nature_of_work: null,
  work_place: '',
  direct_manager_id: null,
  emptied: [],
}

interface FieldsProps {
  form: UseFormReturn<JobFormValues>
}

interface ArrangementFieldsProps extends FieldsProps {
  /** A change that no decision writes may take away what is there. */
  mayEmpty: boolean
  /** The change is of nothing else. */
  needed: boolean
}

/** Nature of work, work place and direct manager, as far as they change. */
export function ArrangementFields({ form, mayEmpty, needed }: ArrangementFieldsProps) {
  const { control, register, getValues } = form
  const emptied = useWatch({ control, name: 'emptied' })
  const asked = (name: ArrangementName) => !(mayEmpty && emptied.includes(name))
  const isChanged = () => {
    const { nature_of_work, work_place, direct_manager_id, emptied: taken } = getValues()
    return (
      nature_of_work !== null || work_place.trim() !== '' || direct_manager_id !== null || taken.length > 0
    )
  }
  const isAny = () => !needed || isChanged() || 'Vui lòng nhập ít nhất một thông tin thay đổi.'
  return (
    <>
      {asked('nature_of_work') && (
        <Controller
          control={control}
          name="nature_of_work"
          render={({ field: { onChange, ...field } }) => (
            <Select
              {...field}
              label={titles.nature_of_work}
              placeholder={asItIs}
              options={Object.entries(natureOfWorkLabels).map(([code, label]) => ({
                value: Number(code),
                label,
              }))}
              onValueChange={onChange}
              onClear={() => onChange(null)}
            />
          )}
        />
      )}
      {asked('work_place') && (
        <TextField
          label={titles.work_place}
          placeholder={asItIs}
          {...register('work_place', { maxLength: 255 })}
        />
      )}
      {asked('direct_manager_id') && (
        <Controller
          control={control}
          name="direct_manager_id"
          render={({ field: { onChange, ...field } }) => (
            <ReferenceField
              {...field}
              name="employees"
              label={titles.direct_manager_id}
              placeholder={asItIs}
              onValueChange={onChange}
            />
          )}
        />
      )}
      {mayEmpty && (
        <Controller
          control={control}
          name="emptied"
          rules={{ validate: isAny }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <CheckboxGroup
              {...field}
              label="Bỏ thông tin đang có"
              layout="row"
              error={fieldState.error?.message}
              options={arrangementNames.map((name) => ({ value: name, label: titles[name] }))}
              onValueChange={onChange}
            />
          )}
        />
      )}
    </>
  )
}

const asItIs = 'Giữ nguyên'

/** How heavy somebody's work is from the day on, or that it is so no more. */
export function HeavyWorkField({ form: { control } }: FieldsProps) {
  return (
    <Controller
      control={control}
      name="heavy_work"
      rules={{ required: 'Vui lòng chọn mức.' }}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <Select
          {...field}
          label="Công việc nặng nhọc, độc hại"
          required
          error={fieldState.error?.message}
          options={Object.entries(heavyWorkLabels).map(([value, label]) => ({ value, label }))}
          onValueChange={onChange}
        />
      )}
    />
  )
}

/** The states of work with which somebody may begin, as the contract lets a change set them. */
export const startStates = ['training', 'probation', 'official', 'seasonal'] as const

/** The state of work with which somebody begins. */
export function StateField({ form: { control } }: FieldsProps) {
  return (
    <Controller
      control={control}
      name="work_state"
      rules={{ required: 'Vui lòng chọn tình trạng làm việc.' }}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <Select
          {...field}
          label="Tình trạng làm việc"
          required
          error={fieldState.error?.message}
          options={startStates.map((value) => ({ value, label: workStateLabels[value] }))}
          onValueChange={onChange}
        />
      )}
    />
  )
}
