import type { Data } from '@nhansu/sdk/contract'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

type OwnExam = Data<'quizTaking.info'>['exam']

const notes = {
  reopened: {
    title: 'Bài thi được mở lại',
    tone: 'warn',
    words: (minutes: number | null) =>
      `Bạn có thêm ${minutes} phút kể từ lúc mở lại. Các câu đã trả lời còn nguyên.`,
  },
  cancelled: {
    title: 'Bài thi đã bị hủy',
    tone: 'bad',
    words: () => 'Bài làm được giữ lại nhưng không tính điểm.',
  },
  late_accepted: {
    title: 'Câu trả lời đến muộn',
    tone: 'ok',
    words: () => 'Các câu đến sau giờ được chấp nhận, bài của bạn được chấm lại.',
  },
  late_refused: {
    title: 'Câu trả lời đến muộn',
    tone: 'warn',
    words: () => 'Các câu đến sau giờ không được tính.',
  },
} as const

/** What an examiner did with one's own attempt, and why; nothing where nobody did. */
export function AttemptNote({ exam: { last_move: move, state } }: { exam: OwnExam }) {
  if (move === null) return null
  if (move.kind === 'reopened' && state !== 'running') return null
  const { title, tone, words } = notes[move.kind]
  return (
    <Card title={title}>
      <Stack gap="sm">
        <Text as="p" tone={tone}>
          {words(move.minutes)}
        </Text>
        <Text as="p">{`Lý do: ${move.reason}`}</Text>
      </Stack>
    </Card>
  )
}
