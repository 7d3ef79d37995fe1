import type { Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/data-holds'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'

const stored: readonly AnyField[] = withFacts(fieldFacts, [
  { field: 'employee_id', input: { reference: 'employees' }, required: true },
  { field: 'reason', input: 'long-text' },
  { field: 'until_date', input: 'date', hint: 'Để trống nếu giữ cho đến khi có người bỏ.' },
] as const)
const ended: readonly AnyField[] = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.end } }, [
  { field: 'reason', input: 'long-text' },
] as const)

/** The form by which somebody's data are kept from being erased. */
export function StoreHoldDialog({ onClose }: { onClose: () => void }) {
  const [storing] = useState(() => mutation('dataHolds.store'))
  const { mutateAsync: store } = useMutation(storing)
  return (
    <PartDialog
      title="Tạm giữ dữ liệu theo yêu cầu pháp lý"
      description="Trong khi giữ, không ai xóa được hồ sơ, đơn ứng tuyển và thư gửi cho người này; thông báo, giá trị trong nhật ký và lượt xem cũng được giữ. Lịch sử đăng nhập vẫn tự xóa khi hết hạn."
      submitLabel="Tạm giữ"
      fields={stored}
      save={({ employee_id, reason, until_date }) =>
        store({
          body: {
            employee_id: Number(employee_id),
            reason: String(reason ?? ''),
            ...(until_date && { until_date: String(until_date) }),
          },
        })
      }
      done="Đã tạm giữ dữ liệu."
      onClose={onClose}
    />
  )
}

interface EndHoldDialogProps {
  hold: Schemas['DataHold']
  onClose: () => void
}

/** The form that ends a hold. */
export function EndHoldDialog({ hold: { id, version, full_name }, onClose }: EndHoldDialogProps) {
  const [ending] = useState(() => mutation('dataHolds.end'))
  const { mutateAsync: end } = useMutation(ending)
  return (
    <PartDialog
      title="Bỏ tạm giữ"
      description="Từ lúc này dữ liệu của người đó lại được xóa theo thời hạn."
      submitLabel="Bỏ tạm giữ"
      fields={ended}
      save={({ reason }) => end({ path: { id }, body: { version, reason: String(reason ?? '') } })}
      done="Đã bỏ tạm giữ."
      about={full_name}
      onClose={onClose}
    />
  )
}
