import { Columns, FullRow } from '@nhansu/ui/layout/columns.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { RepeatedRows } from '@nhansu/ui/repeated-rows/repeated-rows.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import type { KitValues } from './kit-values.ts'

const anchors = [
  ['words_for_2', 'Mức 2 điểm'],
  ['words_for_5', 'Mức 5 điểm'],
  ['words_for_8', 'Mức 8 điểm'],
] as const

/** The criteria of a round, each with its weight and what earns 2, 5 and 8 points. */
export function CriteriaRows() {
  const { control, register, formState, getValues } = useFormContext<KitValues>()
  // The rows keep ids of their own under the name that `keyName` says.
  const { fields, append, remove, insert, move } = useFieldArray({
    control,
    name: 'criteria',
    keyName: 'key',
  })
  const faults = formState.errors.criteria
  return (
    <RepeatedRows
      title="Tiêu chí"
      rows={fields}
      rowKey={({ key }) => key}
      rowName={(row, index) => row.name || `tiêu chí ${index + 1}`}
      addLabel="Thêm tiêu chí"
      empty="Chưa có tiêu chí nào."
      onAdd={() =>
        append({
          name: '',
          weight: left(getValues('criteria')),
          words_for_2: '',
          words_for_5: '',
          words_for_8: '',
        })
      }
      onRemove={remove}
      onRestore={(row, index) => insert(index, row)}
      onMove={move}
      renderRow={(_, index) => (
        <Columns count={3}>
          <FullRow>
            <TextField
              label="Tiêu chí"
              required
              error={faults?.[index]?.name?.message}
              {...register(`criteria.${index}.name`, {
                validate: (text) => text.trim() !== '' || 'Vui lòng nhập tiêu chí.',
                maxLength: { value: 200, message: 'Tiêu chí không được vượt quá 200 ký tự.' },
              })}
            />
          </FullRow>
          <FullRow>
            <Controller
              control={control}
              name={`criteria.${index}.weight`}
              rules={{
                validate: (weight) => (weight !== null && weight > 0) || 'Vui lòng nhập trọng số lớn hơn 0.',
                max: { value: 100, message: 'Trọng số không được lớn hơn 100.' },
              }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <NumberField
                  {...field}
                  label="Trọng số (%)"
                  required
                  decimals={2}
                  error={fieldState.error?.message}
                  onValueChange={onChange}
                />
              )}
            />
          </FullRow>
          {anchors.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              error={faults?.[index]?.[name]?.message}
              {...register(`criteria.${index}.${name}`, {
                maxLength: { value: 500, message: `${label} không được vượt quá 500 ký tự.` },
              })}
            />
          ))}
        </Columns>
      )}
    />
  )
}

/** What the other criteria leave of the whole. */
function left(criteria: KitValues['criteria']): number {
  return Math.max(0, 100 - criteria.reduce((sum, { weight }) => sum + (weight ?? 0), 0))
}
