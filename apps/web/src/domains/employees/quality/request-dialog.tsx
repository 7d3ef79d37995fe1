import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { errorText } from '#web/kit/feedback/messages.ts'
import { JobProgress } from '#web/kit/jobs/job-progress.tsx'
import { client } from '#web/session/client.ts'
import { filePath } from '../file/employee-file.ts'

type Reach = Schemas['DataRequestReach']

interface RequestDialogProps {
  unit: { id: number; name: string } | null
  onClose: () => void
}

/** Asks the people of a unit for what their files lack: whom it reaches first, then how far the work is. */
export default function RequestDialog({ unit, onClose }: RequestDialogProps) {
  const title = `Đề nghị bổ sung hồ sơ: ${unit?.name ?? 'mọi đơn vị'}`
  const body = unit === null ? {} : { department_id: unit.id }
  const preview = useQuery({
    queryKey: ['dataQuality.request', body],
    queryFn: ({ signal }) =>
      client.call('dataQuality.request', { query: { dry_run: true }, body }, { signal }),
    // It holds for the moment that it is looked at.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const send = useMutation({ mutationFn: () => client.call('dataQuality.request', { body }) })
  const runId = send.data?.run_id ?? null
  if (runId !== null) {
    return (
      <JobProgress id={runId} title={title} onClose={onClose}>
        {() => <Text as="p">Đã gửi đề nghị. Mỗi người được đề nghị tối đa một lần trong 14 ngày.</Text>}
      </JobProgress>
    )
  }
  const reached = preview.data?.reached
  const people = reached === undefined ? 0 : reached.by_mail + reached.by_notice
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader
          title={title}
          description="Người có hồ sơ thiếu hoặc mâu thuẫn nhận thông báo, và thư nếu có địa chỉ. Thông báo và thư không ghi nội dung nào của hồ sơ."
        />
        <DialogBody>
          <Stack>
            {preview.isPending && <Text tone="soft">Đang xem trước…</Text>}
            {preview.error && <Text tone="bad">{errorText(preview.error)}</Text>}
            {reached && <Preview reached={reached} />}
            {send.error && (
              <Text as="p" tone="bad">
                {errorText(send.error)}
              </Text>
            )}
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          <Button
            tone="primary"
            disabled={people === 0}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {people === 0 ? 'Gửi đề nghị' : `Gửi đề nghị cho ${formatNumber(people)} người`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Preview({ reached }: { reached: Reach }) {
  const { unreachable_people: people, unreachable } = reached
  const further = unreachable - people.length
  return (
    <Stack>
      <DescriptionList
        layout="beside"
        items={[
          { term: 'Qua thư và thông báo', value: formatNumber(reached.by_mail) },
          { term: 'Chỉ qua thông báo', value: formatNumber(reached.by_notice) },
          { term: 'Đã được đề nghị trong 14 ngày qua', value: formatNumber(reached.asked_lately) },
          { term: 'Không liên hệ được', value: formatNumber(unreachable) },
        ]}
      />
      {people.length > 0 && (
        <section aria-label="Không liên hệ được">
          <Stack gap="xs">
            <Text tone="soft">Chưa có tài khoản và địa chỉ thư của công ty:</Text>
            <Stack as="ul" gap="xs">
              {people.map(({ id, nhansu_id, full_name }) => (
                <li key={id}>
                  <Link href={filePath(id)}>
                    {full_name} ({nhansu_id})
                  </Link>
                </li>
              ))}
            </Stack>
            {further > 0 && <Text tone="soft">{`và ${formatNumber(further)} người khác`}</Text>}
          </Stack>
        </section>
      )}
    </Stack>
  )
}
