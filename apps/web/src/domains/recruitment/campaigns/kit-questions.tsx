import { RepeatedRows } from '@nhansu/ui/repeated-rows/repeated-rows.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { KitValues } from './kit-values.ts'

/** What everybody is asked in a round, in order. */
export function QuestionRows() {
  const { control, register, formState } = useFormContext<KitValues>()
  const { fields, append, remove, insert, move } = useFieldArray({ control, name: 'questions' })
  return (
    <RepeatedRows
      title="Câu hỏi"
      rows={fields}
      rowKey={({ id }) => id}
      rowName={(_, index) => `câu hỏi ${index + 1}`}
      addLabel="Thêm câu hỏi"
      empty="Chưa có câu hỏi nào."
      onAdd={() => append({ content: '' })}
      onRemove={remove}
      onRestore={({ content }, index) => insert(index, { content })}
      onMove={move}
      renderRow={(_, index) => (
        <TextField
          label="Câu hỏi"
          required
          error={formState.errors.questions?.[index]?.content?.message}
          {...register(`questions.${index}.content`, {
            validate: (text) => text.trim() !== '' || 'Vui lòng nhập câu hỏi.',
            maxLength: { value: 1000, message: 'Câu hỏi không được vượt quá 1000 ký tự.' },
          })}
        />
      )}
    />
  )
}
