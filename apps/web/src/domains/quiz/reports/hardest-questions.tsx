import type { RowOf } from '@nhansu/sdk'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import UsesDialog from '../questions/uses-dialog.tsx'

type Question = RowOf<'quizQuestions.list'>

/** Fewer answers say nothing of a question. */
const fewestTakers = 30
const mostShown = 10

/** 'Câu hỏi khó nhất': over all exams that are over, those that were answered worst; each opens the exams that asked it. */
export function HardestQuestions() {
  const hardest = useQuery(
    query('quizQuestions.list', {
      query: {
        sort: 'facility',
        filter: { takers_total: { operator: 'gte', value: fewestTakers } },
        pagination: true,
        page: 1,
        size: mostShown,
      },
    }),
  )
  const [asked, setAsked] = useState<Question>()
  return (
    <Card title="Câu hỏi khó nhất">
      <Loaded
        query={hardest}
        level={3}
        title="Không lấy được số liệu"
        empty={({ questions }) =>
          questions.length === 0 ? `Chưa có câu hỏi nào đủ ${fewestTakers} lượt trả lời.` : null
        }
      >
        {({ questions }) => (
          <Stack gap="sm">
            <Text as="p" size="hint" tone="hint">
              {`${questions.length} câu có tỷ lệ đúng thấp nhất trong mọi kỳ thi đã kết thúc, từ ${fewestTakers} lượt trả lời trở lên.`}
            </Text>
            <Stack as="ol" gap="md">
              {questions.map((question) => (
                <li key={question.id}>
                  <Stack gap="xs">
                    <Text>{question.content}</Text>
                    <Text size="hint" tone="hint">
                      {figuresOf(question)}
                    </Text>
                    <span>
                      <Button
                        size="small"
                        tone="quiet"
                        aria-label={`Kỳ thi đã dùng câu: ${question.content}`}
                        onClick={() => setAsked(question)}
                      >
                        Kỳ thi đã dùng
                      </Button>
                    </span>
                  </Stack>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </Loaded>
      {asked && <UsesDialog question={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}

function figuresOf({ field_name: field, facility, takers_total: takers }: Question): string {
  const share = `đúng ${formatNumber(facility, 1)}%, sai ${formatNumber(100 - (facility ?? 0), 1)}%`
  return [field, share, `${formatNumber(takers)} lượt trả lời`].filter(Boolean).join(' · ')
}
