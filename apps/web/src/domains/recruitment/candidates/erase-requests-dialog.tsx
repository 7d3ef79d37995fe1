import type { Data } from '@nhansu/sdk/contract'
import { eraseRefusalLabels } from '@nhansu/sdk/domains/candidates'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { TextArea } from '@nhansu/ui/text-area/text-area.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { refreshCandidates } from './refresh-candidates.ts'

type Asked = Data<'eraseRequests.ofCampaign'>['requests'][number]

interface EraseRequestsDialogProps {
  campaignId: number
  onClose: () => void
}

/** What applicants asked to have erased and could not have; each is answered once, and reads it on his own page. */
export default function EraseRequestsDialog({ campaignId, onClose }: EraseRequestsDialogProps) {
  const asked = useQuery(query('eraseRequests.ofCampaign', { path: { id: campaignId } }))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader
          title="Yêu cầu xóa dữ liệu"
          description="Người dự tuyển đã yêu cầu xóa nhưng hệ thống chưa xóa được. Hãy trả lời trước hạn; họ đọc trả lời ở trang hồ sơ của mình."
        />
        <DialogBody>
          <Loaded
            query={asked}
            title="Không mở được danh sách"
            level={3}
            empty={({ requests_total: total }) => (total === 0 ? 'Không có yêu cầu xóa nào' : null)}
          >
            {({ requests, requests_total: total }) => (
              <Stack>
                {total > requests.length && (
                  <Text tone="soft">
                    {`Hiện ${formatNumber(requests.length)} yêu cầu trong ${formatNumber(total)} yêu cầu, chưa trả lời trước.`}
                  </Text>
                )}
                <Stack as="ul" gap="lg">
                  {requests.map((request) => (
                    <li key={request.id}>
                      <OneRequest request={request} campaignId={campaignId} />
                    </li>
                  ))}
                </Stack>
              </Stack>
            )}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function OneRequest({ request, campaignId }: { request: Asked; campaignId: number }) {
  const mayEdit = usePermission('recruitment_edit')
  const facts = [request.reference, request.phone, `yêu cầu ${formatMinute(request.asked_at)}`]
  return (
    <Stack gap="sm">
      <Stack gap="none">
        <Text>{request.full_name}</Text>
        <Text size="hint" tone="hint">
          {facts.filter((fact) => fact !== null).join(', ')}
        </Text>
        <Text size="hint" tone="soft">
          {`Chưa xóa vì: ${eraseRefusalLabels[request.refusal].toLowerCase()}. Trả lời trước ngày ${formatDate(request.due)}.`}
        </Text>
      </Stack>
      {request.answered_at === null
        ? mayEdit && <AnswerForm id={request.id} name={request.full_name} campaignId={campaignId} />
        : request.answer !== null && (
            <Text>
              {`Đã trả lời ${formatMinute(request.answered_at)}${request.answered_by_name === null ? '' : `, ${request.answered_by_name}`}: ${request.answer}`}
            </Text>
          )}
    </Stack>
  )
}

function AnswerForm({ id, name, campaignId }: { id: number; name: string; campaignId: number }) {
  const [answer, setAnswer] = useState('')
  const [fault, setFault] = useState<string>()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    ...mutation('eraseRequests.settle'),
    onSuccess: async () => {
      await refreshCandidates()
      toast.ok(`Đã trả lời ${name}.`)
    },
    onError: (error) => toast.bad(errorText(error)),
  })
  const send = () => {
    if (answer.trim() === '') setFault('Vui lòng nhập trả lời.')
    else mutate({ path: { id: campaignId }, body: { application_id: id, answer } })
  }
  return (
    <Stack gap="sm">
      <TextArea
        label={`Trả lời ${name}`}
        rows={2}
        maxLength={500}
        value={answer}
        error={fault}
        onValueChange={(text) => {
          setAnswer(text)
          setFault(undefined)
        }}
      />
      <Inline justify="end">
        <Button size="small" loading={isPending} onClick={send}>
          Gửi trả lời
        </Button>
      </Inline>
    </Stack>
  )
}
