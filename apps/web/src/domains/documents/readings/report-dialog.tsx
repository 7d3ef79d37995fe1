import { download, saveFile } from '@nhansu/sdk'
import type { Data, Schemas } from '@nhansu/sdk/contract'
import { readerStateLabels } from '@nhansu/sdk/domains/documents'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { ReportPeople } from './report-people.tsx'
import { sentToWords } from './reading-words.ts'

interface ReportDialogProps {
  id: number
  mayEdit: boolean
  onClose: () => void
}

/** Who has read a document and who has not, by unit and by person, with the workbook and the way to take it back. */
export default function ReportDialog({ id, mayEdit, onClose }: ReportDialogProps) {
  const asked = useQuery({ ...query('documentReadings.show', { path: { id } }), staleTime: 0 })
  const mayExport = usePermission('document_export')
  const reading = asked.data?.reading
  const toast = useToast()
  const bring = async () => saveFile(await download(client, 'documentReadings.export', { path: { id } }))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader
          title={reading ? `Xác nhận đã đọc: ${reading.document_number}` : 'Xác nhận đã đọc'}
          description={reading?.document_summary}
        />
        <DialogBody>
          <Loaded query={asked}>{(shown) => <Report {...shown} />}</Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          {mayExport && (
            <Button
              icon={Download}
              onClick={() => void bring().catch((error: unknown) => toast.bad(errorText(error)))}
            >
              Xuất Excel
            </Button>
          )}
          {mayEdit && reading && <MoveButton reading={reading} />}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Report({ reading, units }: Data<'documentReadings.show'>) {
  const { figures } = reading
  return (
    <Stack gap="lg">
      <DescriptionList
        columns={2}
        layout="under"
        items={[
          { term: 'Gửi đến', value: sentToWords(reading) },
          {
            term: 'Hạn xác nhận',
            value: `${formatDate(reading.due_date)}${reading.withdrawn_at === null ? '' : ' (đã thu hồi)'}`,
          },
          {
            term: readerStateLabels.confirmed,
            value: `${formatNumber(figures.confirmed)}/${formatNumber(figures.total)}`,
          },
          { term: readerStateLabels.waiting, value: formatNumber(figures.waiting) },
          { term: readerStateLabels.again, value: formatNumber(figures.again) },
          { term: 'Chưa có tài khoản', value: formatNumber(figures.without_account) },
        ]}
      />
      <Stack gap="sm">
        <Heading level={3}>Theo đơn vị</Heading>
        <DescriptionList
          columns={2}
          items={units.map(({ department_name: term, confirmed, total }) => ({
            term,
            value: `${formatNumber(confirmed)}/${formatNumber(total)}`,
          }))}
        />
      </Stack>
      <ReportPeople reading={reading} />
    </Stack>
  )
}

/** Takes a request back, or asks again what was taken back: each undoes the other. */
function MoveButton({ reading: { id, withdrawn_at: withdrawn } }: { reading: Schemas['DocumentReading'] }) {
  const isOpen = withdrawn === null
  const toast = useToast()
  const [withdrawing] = useState(() => mutation('documentReadings.withdraw'))
  const [resuming] = useState(() => mutation('documentReadings.resume'))
  const withdraw = useMutation(withdrawing)
  const resume = useMutation(resuming)
  const saying = (done: string) => ({
    onSuccess: () => toast.ok(done),
    onError: (error: unknown) => toast.bad(errorText(error)),
  })
  return isOpen ? (
    <Button
      tone="danger"
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate({ path: { id } }, saying('Đã thu hồi yêu cầu đọc.'))}
    >
      Thu hồi
    </Button>
  ) : (
    <Button
      tone="primary"
      loading={resume.isPending}
      onClick={() => resume.mutate({ path: { id } }, saying('Đã gửi lại yêu cầu đọc.'))}
    >
      Gửi lại
    </Button>
  )
}
