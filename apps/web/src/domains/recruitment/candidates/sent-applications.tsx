import type { Schemas } from '@nhansu/sdk/contract'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'

type Sent = Schemas['CandidateApplication']

/**
 * What somebody has sent through the portal beside his file: the answers to the campaign's questions, by which channel he
 * came, who agreed for a child. Nothing for those whom HR entered itself.
 */
export function SentApplications({ candidateId }: { candidateId: number }) {
  const { data } = useQuery(query('candidates.history', { path: { id: candidateId } }))
  return data?.applications.map((sent) => <SentApplication key={sent.reference} of={sent} />)
}

function SentApplication({ of: sent }: { of: Sent }) {
  const { guardian_name: guardian, guardian_phone: phone } = sent
  return (
    <Stack>
      <Heading level={3}>Hồ sơ nộp qua cổng tuyển dụng</Heading>
      <DescriptionList
        columns={3}
        layout="under"
        items={[
          { term: 'Mã hồ sơ', value: sent.reference },
          { term: 'Gửi lúc', value: formatMinute(sent.sent_at) },
          ...(sent.changed_at === null ? [] : [{ term: 'Sửa lúc', value: formatMinute(sent.changed_at) }]),
          ...(sent.source_word === null ? [] : [{ term: 'Kênh', value: sent.source_word }]),
          ...(sent.email_confirmed === null
            ? []
            : [{ term: 'Email', value: sent.email_confirmed ? 'Đã xác nhận' : 'Chưa xác nhận' }]),
          ...(guardian === null
            ? []
            : [{ term: 'Cha, mẹ hoặc người giám hộ', value: [guardian, phone].filter(Boolean).join(', ') }]),
          ...sent.answers.map(({ key, question, value }) => ({
            term: question ?? `Câu hỏi đã bỏ (${key})`,
            value: answerText(value),
          })),
        ]}
      />
    </Stack>
  )
}

function answerText(value: Sent['answers'][number]['value']): string {
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value !== 'string') return value.join(', ')
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value
}
