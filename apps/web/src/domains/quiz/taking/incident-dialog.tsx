import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-taking'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { mutation } from '#web/session/queries.ts'

interface IncidentDialogProps {
  examId: number
  onClose: () => void
}

const fields: readonly AnyField[] = [
  {
    field: 'text',
    label: 'Chuyện gì đã xảy ra?',
    input: 'long-text',
    required: true,
    fact: fieldFacts.takes.reportIncident.fields.text,
  },
]

/** Reports trouble during an exam in one's own words; the paper goes on meanwhile. */
export default function IncidentDialog({ examId, onClose }: IncidentDialogProps) {
  const [reporting] = useState(() => mutation('quizTaking.reportIncident'))
  const { mutateAsync: report } = useMutation(reporting)
  return (
    <PartDialog
      title="Báo sự cố"
      description="Cán bộ khảo thí đọc được lời báo này cùng bài thi của bạn. Đồng hồ vẫn chạy khi bạn viết."
      submitLabel="Gửi"
      fields={fields}
      done="Đã báo sự cố cho cán bộ khảo thí."
      about=""
      save={({ text }) => report({ path: { id: examId }, body: { text: String(text) } })}
      onClose={onClose}
    />
  )
}
