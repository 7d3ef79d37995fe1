import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { useState } from 'react'
import { QuestionPicture } from '../pictures/question-picture.tsx'
import { QuestionView } from '../taking/question-view.tsx'
import { phone } from './preview.css.ts'

/** A question of the bank. */
export type Question = Data<'quizQuestions.show'>['question']

/** A question as its taker sees it on a telephone: it can be tried, and nothing of it is kept or marked. */
export default function PreviewDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const [value, setValue] = useState<readonly string[]>([])
  const { kind, content, points, picture_id } = question
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="medium">
        <DialogHeader title="Xem như thí sinh" />
        <DialogBody>
          <div className={phone}>
            <QuestionView
              question={{ slot: 1, kind, content, points, picture_id, options: optionsOf(question) }}
              pictures={
                picture_id !== null && (
                  <QuestionPicture from="bank" number={picture_id} alt="Hình minh họa câu 1" />
                )
              }
              value={value}
              readOnly={false}
              onAnswer={setValue}
              onLeave={() => undefined}
            />
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function optionsOf(question: Question): string[] {
  if (question.kind === 'true_false') return ['Đúng', 'Sai']
  const { option_a, option_b, option_c, option_d, option_e, option_f } = question
  return [option_a, option_b, option_c, option_d, option_e, option_f].flatMap((text) => (text ? [text] : []))
}
