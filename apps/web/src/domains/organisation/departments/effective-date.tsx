import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'

interface EffectiveDateProps<Values extends FieldValues> {
  control: Control<Values>
  /** Holds the day as YYYY-MM-DD, or null. */
  name: FieldPath<Values>
  label?: string
  hint?: string
  required?: boolean
}

/** The day from which a change of the organisation counts. */
export function EffectiveDate<Values extends FieldValues>({
  control,
  name,
  required = false,
  label = 'Áp dụng từ ngày',
  hint = required ? undefined : 'Để trống: từ hôm nay.',
}: EffectiveDateProps<Values>) {
  return (
    <Controller
      control={control}
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
