import type { Schemas } from '@nhansu/sdk/contract'
import { MultiCombobox } from '@nhansu/ui/multi-combobox/multi-combobox.tsx'
import { RepeatedRows } from '@nhansu/ui/repeated-rows/repeated-rows.tsx'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import type { KitValues } from './kit-values.ts'

/** Who sits in a round: each seat is one member of the board, or one of several. */
export function SeatRows({ boards }: { boards: readonly Schemas['RecruitmentBoard'][] }) {
  const { control } = useFormContext<KitValues>()
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'seats' })
  const options = boards.map(({ employee_id: value, employee_name: name }) => ({
    value,
    label: name ?? 'Chưa rõ tên',
  }))
  return (
    <RepeatedRows
      title="Ghế chấm"
      rows={fields}
      rowKey={({ id }) => id}
      rowName={(_, index) => `ghế ${index + 1}`}
      addLabel="Thêm ghế chấm"
      empty={
        boards.length === 0 ? 'Hãy lập hội đồng trước, rồi chọn người chấm ở đây.' : 'Chưa có ghế chấm nào.'
      }
      {...(boards.length > 0 && { onAdd: () => append({ employee_ids: [] }) })}
      onRemove={remove}
      onRestore={({ employee_ids: ids }, index) => insert(index, { employee_ids: ids })}
      renderRow={(_, index) => (
        <Controller
          control={control}
          name={`seats.${index}.employee_ids`}
          rules={{ validate: (ids) => ids.length > 0 || 'Vui lòng chọn người chấm.' }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <MultiCombobox
              {...field}
              label="Người chấm"
              hint="Nhiều người nghĩa là một trong số họ ngồi ghế này."
              required
              options={options}
              error={fieldState.error?.message}
              onValueChange={onChange}
            />
          )}
        />
      )}
    />
  )
}
