import { atMost, nameField } from '#web/kit/catalogues/catalogue-parts.tsx'
import type { Field } from '#web/kit/resource/define-resource.ts'

/** What a role is called, and what it is for. */
export const roleFields = [
  { ...nameField('Tên vai trò'), rule: atMost('Tên vai trò', 100) },
  {
    field: 'description',
    label: 'Mô tả',
    input: 'long-text',
    hint: 'Vai trò này dành cho ai, để làm gì.',
    rule: atMost('Mô tả', 500),
  },
] as const satisfies readonly Field<'roles'>[]
