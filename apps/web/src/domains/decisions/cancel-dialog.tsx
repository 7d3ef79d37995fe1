import type { Data, Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/decisions'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { DeedDialog } from './deed-dialog.tsx'

type Decision = Data<'decisions.show'>['decision']

const fields = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.cancel } }, [
  { field: 'reason', input: 'long-text' },
] as const) as readonly AnyField[]

/** So many people's kept contracts are named once it is done. */
const mostTold = 3

/** Gives up an issued decision before its day. */
export default function CancelDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const [call] = useState(() => mutation('decisions.cancel'))
  const { mutateAsync: cancel } = useMutation(call)
  return (
    <DeedDialog
      title={`Hủy quyết định ${decision.decision_number ?? ''}`}
      description={
        decision.corrects_id === null
          ? 'Các thay đổi đang chờ được rút lại; số đã cấp được ghi là bỏ số.'
          : 'Các thay đổi đang chờ được rút lại; số đã cấp được ghi là bỏ số; quyết định đã được đính chính không có hiệu lực trở lại.'
      }
      verb="Hủy quyết định"
      fields={fields}
      send={async (values) => {
        const { warnings } = await cancel({
          path: { id: decision.id },
          body: values as Input<'decisions.cancel'>['body'],
        })
        const more = warnings.length - mostTold
        return [
          'Đã hủy quyết định.',
          ...warnings.slice(0, mostTold),
          ...(more > 0 ? [`Còn ${more} nhân viên khác có hợp đồng được giữ lại.`] : []),
        ].join(' ')
      }}
      about={decision.decision_number ?? decision.summary}
      onClose={onClose}
    />
  )
}
