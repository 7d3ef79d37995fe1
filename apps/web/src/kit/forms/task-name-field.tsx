import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useFormContext } from 'react-hook-form'

interface TaskNameFieldProps {
  index: number
  /** What a task is called on this screen: 'Công việc'. */
  label: string
}

/** The name of one task of a template whose form has `items`; no other task of it may have the same name. */
export function TaskNameField({ index, label }: TaskNameFieldProps) {
  const { register, formState, getValues } = useFormContext<{ items: { name: string }[] }>()
  return (
    <TextField
      label={label}
      required
      error={formState.errors.items?.[index]?.name?.message}
      {...register(`items.${index}.name`, {
        validate: (name) =>
          name.trim() === ''
            ? `Vui lòng nhập ${label.toLocaleLowerCase('vi')}.`
            : !isTwice(getValues('items'), index) || 'Công việc này đã có trong mẫu.',
        maxLength: { value: 200, message: `${label} không được vượt quá 200 ký tự.` },
      })}
    />
  )
}

/** An earlier row says the same, whatever its case. */
function isTwice(items: readonly { name: string }[], index: number): boolean {
  const folded = items.map(({ name }) => name.normalize('NFC').trim().toLocaleLowerCase('vi'))
  return folded.indexOf(folded[index] ?? '') < index
}
