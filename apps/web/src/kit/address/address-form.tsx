import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useController } from 'react-hook-form'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { CommuneField } from './commune-field.tsx'
import { OldAddress } from './old-address.tsx'
import { CommuneName, WardName } from './place-name.tsx'

/** The fields of an address, for the form of a resource whose `formBody` is {@link FormWithAddress}. */
export const addressFields = [
  // The title 'Địa chỉ' is the whole address; here its commune stands beside it.
  { field: 'address', label: 'Số nhà, đường', input: 'text' },
  { field: 'new_district_id', input: 'number', display: CommuneName },
  { field: 'ward_id', input: 'number', display: WardName },
] as const

const units: ReadonlySet<string> = new Set(['new_district_id', 'ward_id'])

/** The declared fields; the unit of the address stands as one field after its line. */
export function FormWithAddress({ fields }: { fields: readonly AnyField[] }) {
  const place = fields.findIndex(({ field }) => units.has(field))
  return (
    <Stack>
      <FormFields fields={fields.slice(0, place)} />
      <UnitField />
      <FormFields fields={fields.slice(place).filter(({ field }) => !units.has(field))} />
    </Stack>
  )
}

function UnitField() {
  const { field: commune, fieldState } = useController<FormValues>({ name: 'new_district_id' })
  const { field: ward } = useController<FormValues>({ name: 'ward_id' })
  const move = (id: number | null) => {
    commune.onChange(id)
    ward.onChange(null)
  }
  // Both hold what the contract types them as: an id, or nothing.
  if (ward.value !== null) return <OldAddress ward={Number(ward.value)} onMove={move} />
  const value = commune.value === null ? null : Number(commune.value)
  return <CommuneField value={value} onValueChange={commune.onChange} error={fieldState.error?.message} />
}
