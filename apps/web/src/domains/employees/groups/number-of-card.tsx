import { Button } from '@nhansu/ui/button/button.tsx'
import { Copy } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { useReadOnlyForm } from '#web/kit/forms/read-only-form.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'

/** Numbers that are the card's since July and August 2025, each with the place of the one before. */
const sameAsCard = [
  { field: 'tax_code', old: 'old_tax_code', wasOld: /^\d{10}(-\d{3})?$/ },
  { field: 'social_insurance_no', old: 'old_social_insurance_no', wasOld: /^\d{10}$/ },
] as const

/** Takes the number of the căn cước as tax and insurance number; an old one moves to its own field, if that is free. */
export function NumberOfCard({ fields }: { fields: readonly AnyField[] }) {
  const { getValues, setValue } = useFormContext<FormValues>()
  const number = String(useWatch<FormValues>({ name: 'id_number' }) ?? '').trim()
  const has = (name: string) => fields.some(({ field }) => field === name)
  // A number behind dots is no field of the form, and neither copied nor written over.
  const shown = sameAsCard.filter(({ field }) => has(field))
  if (useReadOnlyForm() || shown.length === 0) return null
  const take = () => {
    const touched = { shouldDirty: true, shouldValidate: true }
    for (const { field, old, wasOld } of shown) {
      const before = String(getValues(field) ?? '').trim()
      if (wasOld.test(before) && has(old) && !getValues(old)) setValue(old, before, touched)
      setValue(field, number, touched)
    }
  }
  return (
    <Button size="small" icon={Copy} disabled={!/^\d{12}$/.test(number)} onClick={take}>
      Lấy theo số căn cước
    </Button>
  )
}
