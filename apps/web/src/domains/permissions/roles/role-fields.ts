import { fieldFacts } from '@nhansu/sdk/field-facts/roles'
import { nameField } from '#web/kit/catalogues/catalogue-parts.tsx'
import type { Field } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

/** What a role is called, and what it is for. */
export const roleFields = withFacts(fieldFacts, [
  nameField,
  { field: 'description', input: 'long-text', hint: 'Vai trò này dành cho ai, để làm gì.' },
] as const satisfies readonly Field<'roles'>[])
