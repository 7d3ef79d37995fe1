import { fieldFacts } from '@nhansu/sdk/field-facts/training-needs'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'

const fields = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.dismiss } }, [
  { field: 'reason', input: 'long-text' },
] as const)

interface DismissDialogProps {
  ids: readonly number[]
  /** Whom and what it is about. */
  about: string
  onClose: () => void
}

/** Sets needs aside with a reason. */
export default function DismissDialog({ ids, about, onClose }: DismissDialogProps) {
  const [dismissing] = useState(() => mutation('trainingNeeds.dismiss'))
  const { mutateAsync: dismiss } = useMutation(dismissing)
  return (
    <PartDialog
      title={`Bỏ qua: ${about}`}
      description="Không nhắc lại với chính chứng chỉ này; có thể mở lại bất cứ lúc nào."
      submitLabel="Bỏ qua"
      fields={fields}
      save={({ reason }) => dismiss({ body: { ids: [...ids], reason: String(reason) } })}
      done="Đã bỏ qua."
      about={about}
      onClose={onClose}
    />
  )
}
