import type { Schemas } from '@nhansu/sdk/contract'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { client } from '#web/session/client.ts'

/** What comes along with a signer who is chosen from the list. */
const typed: ReadonlySet<string> = new Set(['signer_name', 'signer_title', 'authority_no'])

/** Which papers are signed; nothing but the kind of an appendix decides who may sign it. */
export type ToSign = { contracts: readonly number[] } | 'appendices'

/** Asks who may sign these papers on a day. */
function signersOf(papers: ToSign, sign_date: string, signal: AbortSignal) {
  if (papers === 'appendices') return client.call('appendices.signers', { query: { sign_date } }, { signal })
  return client.call('contracts.signers', { body: { ids: [...papers.contracts], sign_date } }, { signal })
}

/**
 * The fields by which papers are signed: of the list of signers those who may sign them on the day, and why others may not.
 * Where nobody may, the signer is typed.
 */
export function SigningFields({ papers, fields }: { papers: ToSign; fields: readonly AnyField[] }) {
  const { control, setValue } = useFormContext<FormValues>()
  const sign_date = useWatch({ control, name: 'sign_date' })
  const hasDay = typeof sign_date === 'string' && sign_date !== ''
  const signers = useQuery({
    queryKey: ['contracts.signers', papers, sign_date],
    queryFn: ({ signal }) => signersOf(papers, String(sign_date), signal),
    enabled: hasDay,
    placeholderData: keepPreviousData,
    // Who may sign is asked for anew with every dialog.
    gcTime: 0,
    retry: false,
  })
  const known = hasDay ? signers.data : undefined
  const {
    signers: all = [],
    is_required: isListed = false,
    asks_authority_no: asksNumber = false,
  } = known ?? {}
  const offered = all.filter(({ refusal }) => refusal === null)
  const refused = all.filter(({ refusal }) => refusal !== null)
  const shown = fields
    .filter(({ field }) => isShown(field, known && { isListed }))
    .map((field): AnyField =>
      field.field === 'signer_id'
        ? { ...field, required: true, input: { labels: labelsOf(offered) } }
        : field,
    )
  // What another day has left out of sight is not sent.
  const hidden = isListed ? [...typed] : ['signer_id']
  const [chosen, name, authority] = useWatch({
    control,
    name: ['signer_id', 'signer_name', 'authority_no'],
  })
  const signer = isListed ? offered.find(({ id }) => id === chosen) : typedSigner(name, authority)
  const lacksNumber = asksNumber && signer && !signer.authority_no && !signer.is_legal_representative
  const isStale = isListed && typeof chosen === 'number' && !offered.some(({ id }) => id === chosen)
  const stale =
    known === undefined || signers.isPlaceholderData
      ? ''
      : [...hidden, ...(isStale ? ['signer_id'] : [])].join(' ')
  useEffect(() => {
    for (const field of stale.split(' ').filter(Boolean)) setValue(field, field === 'signer_id' ? null : '')
  }, [stale, setValue])
  return (
    <Stack>
      <FormFields fields={shown} />
      {!hasDay && <Text tone="soft">Chọn ngày ký để thấy ai được ký vào ngày đó.</Text>}
      {hasDay && signers.error && <Text tone="bad">{errorText(signers.error)}</Text>}
      {lacksNumber && (
        <Text tone="warn">Công ty yêu cầu số giấy ủy quyền của người ký, nhưng người này chưa có.</Text>
      )}
      {isListed && offered.length === 0 && (
        <Text tone="bad">Không ai được ký tất cả các hợp đồng đã chọn; hãy ban hành riêng từng loại.</Text>
      )}
      {refused.map(({ id, printed_title, refusal }) => (
        <Text key={id} as="p" tone="hint">{`${refusal ?? ''} (${printed_title})`}</Text>
      ))}
    </Stack>
  )
}

/** Until it is known who may sign, nobody is asked for. */
function isShown(field: string, known: { isListed: boolean } | undefined): boolean {
  if (field === 'signer_id') return known?.isListed === true
  return !typed.has(field) || known?.isListed === false
}

/** A signer who is typed, once he has a name; that he represents the company by law is said in the list of signers alone. */
function typedSigner(name: unknown, authority: unknown) {
  if (typeof name !== 'string' || name.trim() === '') return undefined
  return {
    authority_no: typeof authority === 'string' ? authority.trim() : '',
    is_legal_representative: false,
  }
}

function labelsOf(signers: readonly Schemas['ContractSigner'][]): Record<string, string> {
  return Object.fromEntries(
    signers.map(({ id, full_name, printed_title, authority_no }) => [
      id,
      [full_name, printed_title, authority_no].filter(Boolean).join(', '),
    ]),
  )
}
