import type { Data } from '@nhansu/sdk/contract'
import { quizItemFlagLabels } from '@nhansu/sdk/domains/quiz'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { mutation, query } from '#web/session/queries.ts'
import type { Exam } from './exam-page.tsx'

type Outlook = Data<'quizExams.beforeRelease'>

interface ReleaseDialogProps {
  exam: Exam
  onClose: () => void
}

/** Releases the results of an exam: first what is missing, whom it tells and which questions should be looked at. */
export default function ReleaseDialog({ exam, onClose }: ReleaseDialogProps) {
  const outlook = useQuery({
    ...query('quizExams.beforeRelease', { path: { id: exam.id } }),
    refetchOnMount: 'always',
  })
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="medium">
        <DialogHeader title={`Công bố kết quả ${exam.code}`} description={exam.name} />
        {outlook.data ? (
          <Release exam={exam} outlook={outlook.data} onClose={onClose} />
        ) : (
          <>
            <DialogBody>
              <Loaded query={outlook} level={3}>
                {() => null}
              </Loaded>
            </DialogBody>
            <DialogFooter>
              <Button onClick={onClose}>Đóng</Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

function Release({ exam, outlook, onClose }: ReleaseDialogProps & { outlook: Outlook }) {
  const { lacks, flagged } = outlook
  const [accepts, setAccepts] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [releasing] = useState(() => mutation('quizExams.release'))
  const { mutateAsync: release, isPending } = useMutation(releasing)
  const toast = useToast()
  const send = async () => {
    if (flagged.length > 0 && !accepts) {
      setProblem('Hãy xem các câu trên và chọn “Vẫn công bố”, hoặc sửa đáp án trước.')
      return
    }
    try {
      const accepted_flags = flagged.map(({ id }) => id)
      await release({ path: { id: exam.id }, body: { version: exam.version, accepted_flags } })
      toast.ok('Đã công bố kết quả thi.', { description: exam.code })
      onClose()
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <>
      <DialogBody>
        <Stack>
          {lacks.length > 0 ? (
            <Lines title="Chưa công bố được:" lines={lacks} />
          ) : (
            <Text as="p">{wordsOf(exam, outlook)}</Text>
          )}
          {lacks.length === 0 && flagged.length > 0 && (
            <>
              <Lines title="Câu cần xem lại trước khi công bố:" lines={flagged.map(flagWords)} />
              <Checkbox label="Vẫn công bố" checked={accepts} onCheckedChange={setAccepts} />
            </>
          )}
          <Problem>{problem}</Problem>
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{lacks.length > 0 ? 'Đóng' : 'Hủy'}</Button>
        {lacks.length === 0 && (
          <Button tone="primary" loading={isPending} onClick={() => void send()}>
            Công bố kết quả
          </Button>
        )}
      </DialogFooter>
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Stack gap="xs">
      <Text as="p">{title}</Text>
      <Stack as="ul" gap="xs">
        {lines.map((line) => (
          <li key={line}>
            <Text>{line}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function wordsOf({ show_result: shows }: Exam, { told }: Outlook): string {
  const seen =
    shows === 'none'
      ? 'Kỳ thi không công bố điểm cho thí sinh nên không ai được báo.'
      : `${formatNumber(told)} thí sinh được báo và xem được kết quả theo cài đặt của kỳ thi.`
  return `${seen} Kỳ thi đã công bố kết quả thì không hủy được nữa; đáp án sai vẫn sửa và chấm lại được.`
}

function flagWords({ id, content, flags }: Outlook['flagged'][number]): string {
  return `${content ?? `Câu số ${id}`}: ${flags.map((flag) => quizItemFlagLabels[flag].toLowerCase()).join(', ')}`
}
