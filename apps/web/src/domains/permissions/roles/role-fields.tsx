import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { TextArea } from '@nhansu/ui/text-area/text-area.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import type { RoleValues } from './role-values.ts'

interface RoleFieldsProps {
  form: UseFormReturn<RoleValues>
  readOnly: boolean
}

/** What a role is called, and what it is for. */
export function RoleFields({ form, readOnly }: RoleFieldsProps) {
  const { errors } = form.formState
  return (
    <Card title="Thông tin vai trò">
      <Stack>
        <TextField
          label="Tên vai trò"
          required
          readOnly={readOnly}
          error={errors.name?.message}
          {...form.register('name', {
            validate: (name) => name.trim() !== '' || 'Vui lòng nhập tên vai trò.',
            maxLength: { value: 100, message: 'Tên vai trò không được vượt quá 100 ký tự.' },
          })}
        />
        <TextArea
          label="Mô tả"
          hint="Vai trò này dành cho ai, để làm gì."
          readOnly={readOnly}
          error={errors.description?.message}
          {...form.register('description', {
            maxLength: { value: 500, message: 'Mô tả không được vượt quá 500 ký tự.' },
          })}
        />
      </Stack>
    </Card>
  )
}
