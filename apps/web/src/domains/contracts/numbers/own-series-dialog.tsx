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
  { field: 'decision_type', input: { labels: decisionTypeLabels } },
  {
    field: 'pattern',
    input: 'text',
    hint: 'Dùng {seq}, {year}, {company}, {unit}; khác với mẫu của các quyết định còn lại.',
  },
  { field: 'padding', input: 'number', initial: 1, hint: 'Số ngắn hơn được thêm số 0 ở trước.' },
  { field: 'first_number', input: 'number', initial: 1 },
  { field: 'yearly', input: 'switch', initial: true },
] as const) as readonly AnyField[]

/** Begins to number the decisions of one type by a series of their own. */
export default function OwnSeriesDialog({ onClose }: { onClose: () => void }) {
  return (
    <PartDialog
      title="Đánh số riêng một loại quyết định"
      description="Áp dụng từ quyết định kế tiếp của loại này; số đã cấp giữ nguyên."
      submitLabel="Lưu"
      fields={fields}
      about="kiểu đánh số"
      save={async (values) => {
        const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
        // The form's values are those of the declared fields.
        await client.call('numberSeries.store', { body: filled as Input<'numberSeries.store'>['body'] })
        await refreshContracts()
      }}
      onClose={onClose}
    />
  )
}
