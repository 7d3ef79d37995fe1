import { download } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { confirmationKindLabels, type ConfirmationMove } from '@nhansu/sdk/domains/confirmations'
import { fieldFacts } from '@nhansu/sdk/field-facts/confirmation-requests'
import { Button, type ButtonProps } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { PrintButton } from '#web/kit/printing/print-button.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { ConfirmationStatus } from './confirmation-state.tsx'
import { type Confirmation, moveWords } from './confirmation-words.ts'

const { titles } = fieldFacts

interface ConfirmationDrawerProps {
  id: number
  onMove: (request: Confirmation, move: ConfirmationMove) => void
  onClose: () => void
}

/** One request: what is asked for, what became of it, and what can be done now. */
export default function ConfirmationDrawer({ id, onMove, onClose }: ConfirmationDrawerProps) {
  const asked = useQuery({ ...query('confirmationRequests.show', { path: { id } }), staleTime: 0 })
  const request = asked.data?.request
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DrawerContent width="large">
        <DialogHeader
          title={request ? confirmationKindLabels[request.kind] : 'Yêu cầu'}
          description={
            request &&
            [request.full_name, request.nhansu_id, request.department_name].filter(Boolean).join(' · ')
          }
        />
        <DialogBody>
          <Loaded query={asked}>{({ request: shown }) => <OpenRequest request={shown} />}</Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          {request?.may_print && (
            <>
              <PrintButton
                label="Bản Word"
                size="medium"
                icon={FileText}
                fetch={() => made(request.id, 'docx')}
              />
              <PrintButton
                label="In giấy"
                size="medium"
                tone="primary"
                fetch={() => made(request.id, 'pdf')}
              />
            </>
          )}
          {request?.moves.toReversed().map((move) => (
            <Button key={move} {...tones[move]} onClick={() => onMove(request, move)}>
              {moveWords[move].action}
            </Button>
          ))}
        </DialogFooter>
      </DrawerContent>
    </Dialog>
  )
}

const tones: Record<ConfirmationMove, Pick<ButtonProps, 'tone'>> = {
  issue: { tone: 'primary' },
  refuse: { tone: 'danger' },
  cancel: {},
  revoke: { tone: 'danger' },
}

function OpenRequest({ request }: { request: Confirmation }) {
  return (
    <Stack gap="lg">
      <ConfirmationStatus state={request.state} days_waiting={request.days_waiting} />
      <DescriptionList items={factsOf(request)} columns={2} layout="under" />
      {request.is_mine && request.state === 'waiting' && (
        <Text tone="soft">Giấy này do người khác ở bộ phận nhân sự cấp.</Text>
      )}
      {request.kind === 'income' && request.state === 'waiting' && !request.is_mine && (
        <Text tone="soft">Giấy xác nhận thu nhập do người được xem lương của nhân viên cấp.</Text>
      )}
      {request.state === 'issued' && request.names_id_number && !request.is_mine && !request.may_print && (
        <Text tone="soft">Giấy có ghi số định danh cá nhân, do người được xem số này của nhân viên in.</Text>
      )}
      {request.state === 'revoked' && <Text tone="soft">Giấy này đã bị thu hồi, không còn giá trị.</Text>}
      {request.is_mine && request.state === 'issued' && (
        <Text tone="soft">Giấy đã có số. Bạn nhận bản ký, đóng dấu ở bộ phận nhân sự.</Text>
      )}
    </Stack>
  )
}

function factsOf(request: Confirmation) {
  const { reason, number, issued_on: issued, valid_until: until, paper_hash: hash } = request
  const { settled_at: at, revoked_at: back } = request
  return [
    { term: titles.purpose, value: request.purpose },
    { term: titles.recipient, value: request.recipient ?? 'Không ghi' },
    { term: titles.created_at, value: formatDateTime(request.created_at) },
    { term: titles.created_by_name, value: request.created_by_name ?? '' },
    ...(at === null
      ? []
      : [
          { term: titles.settled_at, value: formatDateTime(at) },
          { term: titles.settled_by_name, value: request.settled_by_name ?? '' },
        ]),
    ...(back === null
      ? []
      : [
          { term: titles.revoked_at, value: formatDateTime(back) },
          { term: titles.revoked_by_name, value: request.revoked_by_name ?? '' },
        ]),
    ...(reason === null
      ? []
      : [{ term: request.state === 'revoked' ? 'Lý do thu hồi' : 'Lý do từ chối', value: reason }]),
    ...(number === null || issued === null
      ? []
      : [
          { term: titles.number, value: number },
          { term: titles.issued_on, value: formatDate(issued) },
        ]),
    ...(request.signer_name === null
      ? []
      : [
          {
            term: 'Người ký',
            value: [request.signer_name, request.signer_title].filter(Boolean).join(', '),
          },
        ]),
    ...(until === null ? [] : [{ term: 'Có giá trị đến hết ngày', value: formatDate(until) }]),
    ...(hash === null ? [] : [{ term: 'Mã kiểm chứng', value: hash.slice(0, 16).toUpperCase() }]),
  ]
}

/** The issued paper, as the product's PDF or as the company's own Word file. */
const made = (id: number, form: Schemas['PaperForm']) =>
  download(client, 'confirmationRequests.paper', { path: { id }, query: { form } })
