import { Button } from '@nhansu/ui/button/button.tsx'
import { FullRow } from '@nhansu/ui/layout/columns.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Copy } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import { CommuneField } from '#web/kit/address/commune-field.tsx'
import { OldAddress } from '#web/kit/address/old-address.tsx'
import { FormField } from '#web/kit/forms/form-fields.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'

/** The names of one address in the form. */
interface AddressNames {
  line: string
  commune: string
  oldLine: string
  oldWard: string
}

const regular: AddressNames = {
  line: 'new_regular_address',
  commune: 'new_district_id',
  oldLine: 'regular_address',
  oldWard: 'ward_id',
}
const temporary: AddressNames = {
  line: 'tmp_address',
  commune: 'new_district_tmp_id',
  oldLine: 'old_tmp_address',
  oldWard: 'ward_tmp_id',
}

/** The permanent address. */
export function RegularAddressForm() {
  return <AddressForm names={regular} />
}

/** The temporary address, which often is the permanent one. */
export function TemporaryAddressForm() {
  const { getValues, setValue } = useFormContext<FormValues>()
  const copy = () => {
    for (const part of ['line', 'commune'] as const)
      setValue(temporary[part], getValues(regular[part]) ?? null, { shouldDirty: true })
  }
  return (
    <>
      <FullRow>
        <Inline>
          <Button size="small" icon={Copy} onClick={copy}>
            Giống địa chỉ thường trú
          </Button>
        </Inline>
      </FullRow>
      <AddressForm names={temporary} />
    </>
  )
}

function AddressForm({ names }: { names: AddressNames }) {
  const { field: commune, fieldState } = useController<FormValues>({ name: names.commune })
  const { field: oldWard } = useController<FormValues>({ name: names.oldWard })
  const { field: oldLine } = useController<FormValues>({ name: names.oldLine })
  // Both hold what the contract types them as: an id, or nothing.
  const ward = oldWard.value === null || oldWard.value === undefined ? null : Number(oldWard.value)
  const current = commune.value === null || commune.value === undefined ? null : Number(commune.value)
  return (
    <FullRow>
      <Stack>
        <FormField id={names.line} field={names.line} label="Số nhà, đường, thôn" input="text" />
        <CommuneField value={current} onValueChange={commune.onChange} error={fieldState.error?.message} />
        {(ward !== null || oldLine.value) && (
          <Stack gap="xs">
            <Text tone="soft">Địa chỉ cũ (trước 01-07-2025), giữ nguyên: {String(oldLine.value ?? '')}</Text>
            {ward !== null && current === null && (
              // The old ward stays as it was written; only the commune of now is chosen by it.
              <OldAddress ward={ward} onMove={(id) => id !== null && commune.onChange(id)} />
            )}
          </Stack>
        )}
      </Stack>
    </FullRow>
  )
}
