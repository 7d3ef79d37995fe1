import type { Data } from '@nhansu/sdk/contract'
import { suspicionLabels } from '@nhansu/sdk/domains/candidates'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { refreshCandidates } from './refresh-candidates.ts'

type Kept = Data<'suspectedApplications.ofCampaign'>
type Application = Kept['applications'][number]

interface SuspectedDialogProps {
  campaignId: number
  onClose: () => void
}

/** What came through the portal and looked as if no person had sent it; HR lets people in one by one. */
export default function SuspectedDialog({ campaignId, onClose }: SuspectedDialogProps) {
  const kept = useQuery(query('suspectedApplications.ofCampaign', { path: { id: campaignId } }))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader
          title="Nghi là thư rác"
          description="Hồ sơ từ Cổng tuyển dụng được giữ riêng vì có dấu hiệu gửi tự động. Quá 30 ngày không ai nhận, hồ sơ tự xóa."
        />
        <DialogBody>
          <Loaded
            query={kept}
            title="Không mở được danh sách"
            level={3}
            empty={({ applications_total: total }) => (total === 0 ? 'Không có hồ sơ nào bị nghi ngờ' : null)}
          >
            {({ applications, applications_total: total }) => (
              <Stack>
                {total > applications.length && (
                  <Text tone="soft">
                    {`Hiện ${formatNumber(applications.length)} hồ sơ mới nhất trong ${formatNumber(total)} hồ sơ.`}
                  </Text>
                )}
                <Stack as="ul" gap="md">
                  {applications.map((application) => (
                    <KeptApart key={application.id} application={application} campaignId={campaignId} />
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

function KeptApart({ application, campaignId }: { application: Application; campaignId: number }) {
  const {
    id,
    full_name: name,
    phone,
    reference,
    sent_at: sentAt,
    reasons,
    files,
    forgotten_on: day,
  } = application
  const mayEdit = usePermission('recruitment_edit')
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    ...mutation('suspectedApplications.release'),
    onSuccess: async () => {
      await refreshCandidates()
      toast.ok(`Đã đưa ${name} vào danh sách ứng viên.`)
    },
    onError: (error) => toast.bad(errorText(error)),
  })
  const facts = [reference, phone, `gửi ${formatMinute(sentAt)}`, files > 0 ? `${files} tệp` : null]
  return (
    <li>
      <Inline justify="between" align="start" gap="md">
        <Stack gap="none">
          <Text>{name}</Text>
          <Text size="hint" tone="hint">
            {facts.filter((fact) => fact !== null).join(', ')}
          </Text>
          <Text size="hint" tone="soft">
            {`${reasons.map((reason) => suspicionLabels[reason]).join('; ')}. Tự xóa ngày ${formatDate(day)}.`}
          </Text>
        </Stack>
        {mayEdit && (
          <Button
            size="small"
            loading={isPending}
            onClick={() => mutate({ path: { id: campaignId }, body: { ids: [id] } })}
          >
            Nhận vào danh sách
          </Button>
        )}
      </Inline>
    </li>
  )
}
