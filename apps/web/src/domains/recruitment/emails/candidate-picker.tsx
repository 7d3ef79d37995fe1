import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import type { LoadOptions } from '@nhansu/ui/picker/use-options.ts'
import { client } from '#web/session/client.ts'

interface CandidatePickerProps {
  label: string
  hint?: string
  value: number | null
  onValueChange: (id: number | null) => void
}

const find: LoadOptions<number> = async (words, signal) => {
  const search = words === '' ? {} : { search: { value: words } }
  const query = { ...search, page: 1, size: 30, pagination: true }
  const { candidates } = await client.call('candidates.list', { query }, { signal })
  return candidates.map(({ id, full_name, recruitment_name }) => ({
    value: id,
    label: full_name,
    ...(recruitment_name !== null && { description: recruitment_name }),
  }))
}

/** One candidate, looked for by name or phone number. */
export function CandidatePicker(props: CandidatePickerProps) {
  return <Combobox {...props} loadOptions={find} />
}
