import type { Input } from '@nhansu/sdk/contract'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { fieldFacts } from '@nhansu/sdk/field-facts/number-series'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { refreshContracts } from '../refresh-contracts.ts'

// Each is a field of the call's own body, which is where its facts come from.
const fields = withFacts(fieldFacts, [
  { field: 'decision_type', input: { labels: decisionTypeLabels }, required: true },
  { field: 'contract_type_id', input: { reference: 'contractTypes' }, required: true },
  {
    field: 'pattern',
    input: 'text',
    hint: 'Dùng {seq}, {year}, {company}, {unit}; khác với mẫu của các dãy số còn lại.',
  },
  { field: 'padding', input: 'number', initial: 1, hint: 'Số ngắn hơn được thêm số 0 ở trước.' },
  { field: 'first_number', input: 'number', initial: 1 },
  { field: 'yearly', input: 'switch', initial: true },
] as const) as readonly AnyField[]

const ofTypes = {
  decision_type: {
    title: 'Đánh số riêng một loại quyết định',
    description: 'Áp dụng từ quyết định kế tiếp của loại này; số đã cấp giữ nguyên.',
  },
  contract_type_id: {
    title: 'Đánh số riêng một loại hợp đồng',
    description: 'Áp dụng từ hợp đồng ban hành kế tiếp của loại này; số đã cấp giữ nguyên.',
  },
} as const

/** What is to have a series of its own: a type that is asked for, or a type of contracts that is known. */
export type OwnSeriesOf = keyof typeof ofTypes | { id: number; name: string }

interface OwnSeriesDialogProps {
  of: OwnSeriesOf
  onClose: () => void
}

/** Begins to number the decisions, or the contracts, of one type by a series of their own. */
export default function OwnSeriesDialog({ of, onClose }: OwnSeriesDialogProps) {
  const known = typeof of === 'object' ? of : undefined
  const asked = typeof of === 'object' ? undefined : of
  const { title, description } = ofTypes[asked ?? 'contract_type_id']
  return (
    <PartDialog
      title={known ? `${title}: ${known.name}` : title}
      description={description}
      submitLabel="Lưu"
      fields={fields.filter(({ field }) => !Object.hasOwn(ofTypes, field) || field === asked)}
      about="kiểu đánh số"
      save={async (values) => {
        const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
        // The form's values are those of the declared fields.
        const body = {
          ...filled,
          ...(known && { contract_type_id: known.id }),
        } as Input<'numberSeries.store'>['body']
        await client.call('numberSeries.store', { body })
        await refreshContracts()
      }}
      onClose={onClose}
    />
  )
}
