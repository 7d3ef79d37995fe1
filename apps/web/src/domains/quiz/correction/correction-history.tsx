import type { Data } from '@nhansu/sdk/contract'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { lazy, Suspense, useState } from 'react'
import { correctionWords } from './key-words.ts'

const ResultsDialog = lazy(() => import('./results-dialog.tsx'))

type Listed = Data<'quizCorrections.list'>
type Correction = Listed['corrections'][number]

/** Every correction of an exam there was: what, why, by whom, and whether it still holds. */
export function CorrectionHistory({ corrections, questions }: Pick<Listed, 'corrections' | 'questions'>) {
  const [opened, setOpened] = useState<Correction>()
  const known = new Map(questions.map((question) => [question.id, question]))
  return (
    <>
      <Stack as="ul" gap="lg">
        {corrections.map((row) => (
          <li key={row.id}>
            <Stack gap="xs">
              <Inline>
                <Text weight="strong">{correctionWords(row, known.get(row.question_id))}</Text>
                <Status tone={row.undone_at === null ? 'ok' : 'neutral'}>
                  {row.undone_at === null ? 'Đang áp dụng' : 'Đã hoàn tác'}
                </Status>
              </Inline>
              <Text as="p">{row.content}</Text>
              <Text as="p" tone="soft">
                {deedWords(row.corrected_by, row.corrected_at, row.reason)}
              </Text>
              {row.undone_at !== null && (
                <Text as="p" tone="soft">
                  {`Hoàn tác: ${deedWords(row.undone_by, row.undone_at, row.undo_reason)}`}
                </Text>
              )}
              <Inline>
                <Button size="small" onClick={() => setOpened(row)}>
                  {`Xem ${formatNumber(row.changed)} bài đổi điểm`}
                </Button>
              </Inline>
            </Stack>
          </li>
        ))}
      </Stack>
      <Suspense>
        {opened && <ResultsDialog correction={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  )
}

/** 'Trần Minh Khôi, 02-12-2026 08:00: Câu hỏi có hai cách hiểu.' */
function deedWords(by: string | null, at: string, reason: string | null): string {
  return `${by ?? 'Không rõ'}, ${formatDateTime(at)}: ${reason ?? ''}`
}
