import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { examPath } from '../exams/exam-paths.ts'

interface UsesDialogProps {
  question: { id: number; content: string }
  onClose: () => void
}

/** In which exams a question was asked, and how it was answered there. */
export default function UsesDialog({ question, onClose }: UsesDialogProps) {
  const asked = useQuery(query('quizQuestions.uses', { path: { id: question.id } }))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="medium">
        <DialogHeader title="Kỳ thi đã dùng" />
        <DialogBody>
          <Stack>
            <Text as="p">{question.content}</Text>
            <Loaded query={asked}>
              {({ uses }) =>
                uses.length === 0 ? (
                  <Text tone="soft">Chưa có kỳ thi nào dùng câu hỏi này.</Text>
                ) : (
                  <Stack as="ul" gap="sm">
                    {uses.map(({ exam_id: id, code, name, start_at: start, takers, facility }) => (
                      <li key={id}>
                        <Stack gap="xs">
                          <Link href={examPath(id)}>{`${code} · ${name}`}</Link>
                          <Text tone="soft">{`${formatDateTime(start)} · ${answered(takers, facility)}`}</Text>
                        </Stack>
                      </li>
                    ))}
                  </Stack>
                )
              }
            </Loaded>
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function answered(takers: number, facility: number | null): string {
  return facility === null ? 'chưa có kết quả' : `${takers} lượt trả lời, đúng ${formatNumber(facility, 1)}%`
}
