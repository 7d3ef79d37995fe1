import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import type { Exam } from './exam-page.tsx'
import { lacksOf } from './lacks-of.ts'

/** What a draft still lacks before it can be published; the server looks once more when it is. */
export function PublishingChecklist({ exam }: { exam: Exam }) {
  const { data } = useQuery(query('quizExams.cells', { path: { id: exam.id } }))
  const { data: marking } = useQuery(query('quizExams.markers', { path: { id: exam.id } }))
  if (!data || !marking) return null
  const lacks = lacksOf(exam, data.cells, marking.markers.length)
  return (
    <Card title="Trước khi công bố">
      {lacks.length === 0 ? (
        <Text>Kỳ thi đã đủ điều kiện công bố.</Text>
      ) : (
        <Stack as="ul" gap="sm">
          {lacks.map((lack) => (
            <li key={lack}>
              <Text>{lack}</Text>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}
