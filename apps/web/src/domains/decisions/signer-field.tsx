import type { Schemas } from '@nhansu/sdk/contract'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Ref, useEffect } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'

interface SignerFieldProps {
  /** The types of the decisions that are signed; none while that is still to be chosen. */
  types: readonly number[]
  /** The day of signing, `YYYY-MM-DD`; null until it is chosen. */
  day: string | null
  /** The id of an authority; null until one is chosen. */
  value: number | null
  onValueChange: (id: number | null) => void
  error?: string | undefined
  /** Whether one has to be chosen; default: yes. */
  required?: boolean
  /** Who was chosen before, as he is shown until the day of signing is. */
  known?: { id: number; name: string } | undefined
  id?: string
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Who signs decisions: of the list of signers those who may sign them on the day, and of the others why they may not. */
export default function SignerField({
  types,
  day,
  value,
  onValueChange,
  required = true,
  known,
  ...field
}: SignerFieldProps) {
  const isAsked = day !== null && types.length > 0
  const asked = { decision_types: [...new Set(types)], sign_date: day ?? '' }
  const signers = useQuery({
    queryKey: ['decisions.signers', asked],
    queryFn: ({ signal }) => client.call('decisions.signers', { body: asked }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // Who may sign is asked for anew with every dialog.
    gcTime: 0,
    retry: false,
  })
  const all = isAsked ? (signers.data?.signers ?? []) : []
  const offered = all.filter(({ refusal }) => refusal === null)
  const isKnown = isAsked && signers.data !== undefined && !signers.isPlaceholderData
  // Whoever may not sign on another day is not sent for it.
  const isStale = isKnown && value !== null && !offered.some(({ id }) => id === value)
  useEffect(() => {
    if (isStale) onValueChange(null)
  }, [isStale, onValueChange])
  return (
    <Stack gap="xs">
      <Select
        {...field}
        label="Người ký"
        required={required}
        disabled={!isKnown}
        options={
          isKnown || known === undefined ? offered.map(optionOf) : [{ value: known.id, label: known.name }]
        }
        value={isStale ? null : value}
        onValueChange={onValueChange}
        onClear={required ? undefined : () => onValueChange(null)}
      />
      {!isAsked && (
        <Text as="p" size="hint" tone="hint">
          {types.length === 0
            ? 'Chọn loại quyết định và ngày ký để thấy ai được ký.'
            : 'Chọn ngày ký để thấy ai được ký vào ngày đó.'}
        </Text>
      )}
      {signers.error && <Text tone="bad">{errorText(signers.error)}</Text>}
      {isKnown && offered.length === 0 && (
        <Text as="p" tone="bad">
          Chưa có ai được ký quyết định này vào ngày ký đã chọn; khai báo ở màn hình Người ký.
        </Text>
      )}
      {all.map(({ id, printed_title, refusal }) =>
        refusal === null ? null : (
          <Text key={id} as="p" size="hint" tone="hint">{`${refusal} (${printed_title})`}</Text>
        ),
      )}
    </Stack>
  )
}

const optionOf = ({ id, full_name, printed_title, authority_no }: Schemas['ContractSigner']) => ({
  value: id,
  label: [full_name, printed_title, authority_no].filter(Boolean).join(', '),
})
