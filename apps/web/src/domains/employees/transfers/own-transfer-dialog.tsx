import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { mutation } from '#web/session/queries.ts'
import { ConsentWords } from './consent-words.tsx'
import { type OwnTransfer, ownStateWords } from './own-transfer-words.ts'

interface OwnTransferDialogProps {
  transfer: OwnTransfer
  onClose: () => void
}

/** The words that somebody agrees to, and his answer: yes, no, or an agreement taken back. */
export default function OwnTransferDialog({ transfer, onClose }: OwnTransferDialogProps) {
  const { id, version, answers, consent_version, consent_text: text, state } = transfer
  const [agreeing] = useState(() => mutation('employeeTransfers.agree'))
  const [disagreeing] = useState(() => mutation('employeeTransfers.disagree'))
  const agree = useMutation(agreeing)
  const disagree = useMutation(disagreeing)
  const [problem, setProblem] = useState<string>()
  const toast = useToast()
  const say = async (answer: () => Promise<unknown>, done: string) => {
    try {
      await answer()
      toast.ok(done)
      onClose()
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  const isAsked = state === 'asking'
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader
          title={`Chuyển sang ${transfer.other_company_name}`}
          description={`Từ ngày ${formatDate(transfer.effective_date)} · Lời đồng ý phiên bản ${consent_version}`}
        />
        <DialogBody>
          <Stack gap="md">
            <Text as="p">{ownStateWords(transfer)}</Text>
            <ConsentWords text={text} />
            <Problem>{problem}</Problem>
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{isAsked ? 'Để sau' : 'Đóng'}</Button>
          {answers.includes('disagree') && (
            <Button
              loading={disagree.isPending}
              onClick={() =>
                void say(
                  () => disagree.mutateAsync({ path: { id }, body: { version } }),
                  isAsked ? 'Đã gửi câu trả lời: không đồng ý.' : 'Đã rút lại sự đồng ý.',
                )
              }
            >
              {isAsked ? 'Không đồng ý' : 'Rút lại sự đồng ý'}
            </Button>
          )}
          {answers.includes('agree') && (
            <Button
              tone="primary"
              loading={agree.isPending}
              onClick={() =>
                void say(
                  () => agree.mutateAsync({ path: { id }, body: { version, consent_version } }),
                  'Đã ghi nhận bạn đồng ý.',
                )
              }
            >
              Tôi đồng ý
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
