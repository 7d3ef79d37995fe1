import { formatTime } from '@nhansu/ui/format/time.ts'
import { TimeField } from '@nhansu/ui/time-field/time-field.tsx'
import { Controller, type FieldPath, useFormContext } from 'react-hook-form'

/** What the form of one's own hours holds; nothing is chosen yet where a value is null. */
export interface OwnTimesValues {
  weekly: { weekday: number | null; from_time: string | null; to_time: string | null }[]
  exceptions: { date: string | null; is_free: boolean; from_time: string | null; to_time: string | null }[]
}

type RowPath = `weekly.${number}` | `exceptions.${number}`

/** From when to when, of one row of the form. */
export function HoursFields({ row, required }: { row: RowPath; required: boolean }) {
  const { control, getValues } = useFormContext<OwnTimesValues>()
  const isLate = (to: unknown) => {
    const from = getValues(`${row}.from_time`)
    return from === null || typeof to !== 'string' || to > from || 'Giờ kết thúc phải sau giờ bắt đầu.'
  }
  return (
    <>
      {(
        [
          ['from_time', 'Từ giờ'],
          ['to_time', 'Đến giờ'],
        ] as const
      ).map(([name, label]) => (
        <Controller
          key={name}
          control={control}
          // Both rows have both fields.
          name={`${row}.${name}` as FieldPath<OwnTimesValues>}
          rules={{
            ...(required && { required: `Vui lòng nhập ${label.toLowerCase()}.` }),
            ...(name === 'to_time' && { validate: isLate }),
          }}
          render={({ field: { onChange, value, ...field }, fieldState }) => (
            <TimeField
              {...field}
              label={label}
              required={required}
              value={typeof value === 'string' ? formatTime(value) : null}
              error={fieldState.error?.message}
              // The contract's hours have no seconds.
              onValueChange={(time) => onChange(time?.slice(0, 5) ?? null)}
            />
          )}
        />
      ))}
    </>
  )
}
