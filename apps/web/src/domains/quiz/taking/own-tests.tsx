import type { Data } from '@nhansu/sdk/contract'
import { examKindLabels, examPartKindLabels } from '@nhansu/sdk/domains/exams'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'

type OwnTest = Data<'exams.mine'>['exams'][number]

/** One's own periodic tests that are still to come, each with the day and the place of its parts. */
export function OwnTests() {
  const mine = useQuery(query('exams.mine'))
  return (
    <Card title="Kiểm tra định kỳ sắp tới">
      <Loaded
        query={mine}
        level={3}
        empty={({ exams }) => (exams.length === 0 ? 'Bạn không có đợt kiểm tra định kỳ nào sắp tới.' : null)}
      >
        {({ exams }) => (
          <Stack as="ul" gap="md">
            {exams.map((exam) => (
              <li key={exam.id}>
                <Stack gap="xs">
                  <Text>{exam.name}</Text>
                  <Text tone="soft">{wordsOf(exam)}</Text>
                  {exam.parts.map((part) => (
                    <Text key={part.id} size="hint" tone="hint">
                      {partWords(part)}
                    </Text>
                  ))}
                </Stack>
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

/** 'KTĐK-2026-Q4-01 · An toàn lao động · 20-10-2026 · Hội trường A'. */
function wordsOf({ code, kind, from_date: from, to_date: to, place }: OwnTest): string {
  const days = from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
  return [code, examKindLabels[kind], days, place].filter(Boolean).join(' · ')
}

/** 'Lý thuyết (Tự luận): 20-10-2026 08:00, Hội trường A'. */
function partWords({ name, kind, held_on: day, starts_at: start, place }: OwnTest['parts'][number]): string {
  const when = [day && formatDate(day), start].filter(Boolean).join(' ')
  const told = [when, place].filter(Boolean).join(', ')
  return `${name} (${examPartKindLabels[kind]})${told && `: ${told}`}`
}
