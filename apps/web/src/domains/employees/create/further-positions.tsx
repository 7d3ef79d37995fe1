import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { RepeatedRows } from '@nhansu/ui/repeated-rows/repeated-rows.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import * as v from 'valibot'
import { ReferenceField } from '#web/kit/references/reference-field.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'

/** A further position as a form holds it while it is chosen. */
export interface FurtherRow {
  department_id: number | null
  position_id: number | null
}

/** What a form with further positions holds of them. */
interface WithFurther {
  further_positions: FurtherRow[]
}

/** So many may somebody hold. */
const most = 20

const parts = {
  department_id: { label: 'Đơn vị', reference: 'departments', missing: 'Vui lòng chọn đơn vị.' },
  position_id: { label: 'Chức vụ', reference: 'positions', missing: 'Vui lòng chọn chức vụ.' },
} as const

const chosen = (missing: string) =>
  v.pipe(
    v.nullable(v.number()),
    v.check((id) => id !== null, missing),
  )

/** The rows as a field of a form page, which `FurtherPositions` draws. */
export const furtherPositionsField = {
  field: 'further_positions',
  label: 'Kiêm nhiệm',
  input: 'text',
  initial: [],
  rule: v.array(
    v.object({
      department_id: chosen(parts.department_id.missing),
      position_id: chosen(parts.position_id.missing),
    }),
  ),
  // A field of the kit holds one value; these rows are one to it.
} as unknown as AnyField

/** The positions that somebody holds beside the main one, a unit and a position each; they replace those before. */
export function FurtherPositions({ level = 3 }: { level?: 2 | 3 }) {
  const { control, formState } = useFormContext<WithFurther>()
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'further_positions' })
  const refusal = formState.errors.further_positions?.message
  return (
    <Stack gap="xs">
      <RepeatedRows
        title={furtherPositionsField.label}
        level={level}
        rows={fields}
        rowKey={({ id }) => id}
        rowName={(_, index) => `chức vụ kiêm nhiệm ${index + 1}`}
        addLabel="Thêm kiêm nhiệm"
        empty="Không kiêm nhiệm chức vụ nào."
        {...(fields.length < most && { onAdd: () => append({ department_id: null, position_id: null }) })}
        onRemove={remove}
        onRestore={({ department_id, position_id }, index) => insert(index, { department_id, position_id })}
        renderRow={(_, index) => (
          <Columns count={2}>
            {(['department_id', 'position_id'] as const).map((name) => (
              <Controller
                key={name}
                control={control}
                name={`further_positions.${index}.${name}`}
                rules={{ required: parts[name].missing }}
                render={({ field: { onChange, ...field }, fieldState }) => (
                  <ReferenceField
                    {...field}
                    id={field.name}
                    name={parts[name].reference}
                    label={parts[name].label}
                    required
                    error={fieldState.error?.message}
                    onValueChange={onChange}
                  />
                )}
              />
            ))}
          </Columns>
        )}
      />
      {refusal !== undefined && <Text tone="bad">{refusal}</Text>}
    </Stack>
  )
}
