import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { AnsweredQuestions } from './answered-questions.tsx'

interface AnswersDialogProps {
  attemptId: number
  title: string
  onClose: () => void
}

/** What a taker answered, with what is right; only for who may see questions. */
export function AnswersDialog({ attemptId, title, onClose }: AnswersDialogProps) {
  const answers = useQuery(query('quizTaking.viewAnswers', { path: { id: attemptId } }))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader title={title} />
        <DialogBody>
          <Loaded query={answers} level={3}>
            {({ questions }) => <AnsweredQuestions questions={questions} />}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
