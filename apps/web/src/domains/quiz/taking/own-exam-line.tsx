import type { Schemas } from '@nhansu/sdk/contract'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { OwnExamState } from './own-exam-state.tsx'
import { ownExamPath, ownResultPath } from './taking-paths.ts'

type OwnExam = Schemas['OwnExam']

/** One of the reader's own exams: what is to be done leads to the paper, what is done to its result. */
export function OwnExamLine({ exam }: { exam: OwnExam }) {
  return (
    <Stack gap="xs">
      <Inline>
        <Link href={hasResult(exam) ? ownResultPath(exam.id) : ownExamPath(exam.id)}>{exam.name}</Link>
        <OwnExamState exam={exam} />
      </Inline>
      <Text tone="soft">{wordsOf(exam)}</Text>
    </Stack>
  )
}

/** What was cancelled has a receipt and no result. */
function hasResult({ receipt, state }: OwnExam): boolean {
  return receipt !== null && state !== 'cancelled'
}

/** 'AT-Q4 · 01-12-2026 08:00 – 01-12-2026 10:00 · 45 phút, 20 câu'. */
function wordsOf({
  code,
  start_at: start,
  end_at: end,
  duration,
  extra_minutes: extra,
  ...exam
}: OwnExam): string {
  const minutes = `${duration + extra} phút, ${exam.questions_total} câu`
  const done = exam.receipt && `nộp lúc ${formatMinute(exam.receipt.finished_at)}`
  return [code, `${formatMinute(start)} – ${formatMinute(end)}`, minutes, done].filter(Boolean).join(' · ')
}
