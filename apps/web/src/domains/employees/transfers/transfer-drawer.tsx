import { download, saveFile } from '@nhansu/sdk'
import {
  transferConsentLabels,
  type TransferMove,
  transferDirectionLabels,
} from '@nhansu/sdk/domains/employee-transfers'
import { fieldFacts } from '@nhansu/sdk/field-facts/employee-transfers'
import { Button, type ButtonProps } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { decisionPath } from '#web/domains/decisions/public.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { filePath } from '../file/employee-file.ts'
import { ConsentWords } from './consent-words.tsx'
import { TransferStatus } from './transfer-state.tsx'
import { decisionWords, moveWords, type Transfer } from './transfer-words.ts'

const { titles } = fieldFacts

interface TransferDrawerProps {
  id: number
  onMove: (transfer: Transfer, move: TransferMove) => void
  onClose: () => void
}

/** One hand-over: who goes where and when, to what he agreed, and what can be done now. */
export default function TransferDrawer({ id, onMove, onClose }: TransferDrawerProps) {
  const asked = useQuery({ ...query('employeeTransfers.show', { path: { id } }), staleTime: 0 })
  const transfer = asked.data?.transfer
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DrawerContent width="large">
        <DialogHeader
          title={transfer?.full_name ?? 'Đề nghị chuyển công ty'}
          description={
            transfer &&
            [
              transferDirectionLabels[transfer.direction],
              transfer.nhansu_id,
              transfer.other_company_name,
            ].join(' · ')
          }
        />
        <DialogBody>
          <Loaded query={asked}>{({ transfer: shown }) => <OpenTransfer transfer={shown} />}</Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          {transfer?.has_consent_file && <ConsentFileButton id={transfer.id} />}
          {transfer?.moves.toReversed().map((move) => (
            <Button key={move} {...tones[move]} onClick={() => onMove(transfer, move)}>
              {moveWords[move].action}
            </Button>
          ))}
        </DialogFooter>
      </DrawerContent>
    </Dialog>
  )
}

const tones: Record<TransferMove, Pick<ButtonProps, 'tone'>> = {
  withdraw: {},
  accept: { tone: 'primary' },
  refuse: { tone: 'danger' },
}

function OpenTransfer({ transfer }: { transfer: Transfer }) {
  const { decision_id: decisionId, employee_id: employeeId } = transfer
  const decision = decisionWords(transfer)
  const mayOpen = usePermission('document_access')
  return (
    <Stack gap="lg">
      <TransferStatus state={transfer.state} />
      <DescriptionList items={factsOf(transfer)} columns={2} layout="under" />
      {decision !== undefined && (
        <Inline gap="xs">
          <Text>Quyết định chấm dứt: {decision}.</Text>
          {decisionId !== null && mayOpen && <Link href={decisionPath(decisionId)}>Mở quyết định</Link>}
        </Inline>
      )}
      {employeeId !== null && <Link href={filePath(employeeId)}>Mở hồ sơ nhân viên</Link>}
      {transfer.direction === 'in' && transfer.state === 'waiting' && (
        <Text tone="soft">
          Dữ liệu cá nhân khác chỉ chuyển đến khi công ty này tiếp nhận, theo đúng các nhóm trong lời đồng ý.
        </Text>
      )}
      {transfer.consent_text !== null && <ConsentWords text={transfer.consent_text} />}
    </Stack>
  )
}

function factsOf(transfer: Transfer) {
  const { birth_year: born, join_date: joined, settled_at: at, note, reason } = transfer
  return [
    { term: titles.position_name, value: transfer.position_name ?? 'Không ghi' },
    ...(born === null ? [] : [{ term: titles.birth_year, value: String(born) }]),
    { term: titles.effective_date, value: formatDate(transfer.effective_date) },
    ...(joined === null ? [] : [{ term: titles.join_date, value: formatDate(joined) }]),
    { term: 'Cách đồng ý', value: transferConsentLabels[transfer.consent_means] },
    {
      term: 'Ngày nhân viên đồng ý',
      value: transfer.consent_on === null ? 'Chưa đồng ý' : formatDate(transfer.consent_on),
    },
    { term: titles.created_at, value: formatDateTime(transfer.created_at) },
    ...(transfer.created_by_name === null
      ? []
      : [{ term: titles.created_by_name, value: transfer.created_by_name }]),
    ...(at === null ? [] : [{ term: titles.settled_at, value: formatDateTime(at) }]),
    ...(transfer.settled_by_name === null
      ? []
      : [{ term: titles.settled_by_name, value: transfer.settled_by_name }]),
    ...(note === null ? [] : [{ term: 'Lời nhắn', value: note }]),
    ...(reason === null ? [] : [{ term: 'Lý do', value: reason }]),
  ]
}

function ConsentFileButton({ id }: { id: number }) {
  const toast = useToast()
  const fetchFile = async () => {
    try {
      saveFile(await download(client, 'employeeTransfers.consentFile', { path: { id } }))
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return (
    <Button icon={FileDown} onClick={() => void fetchFile()}>
      Bản đã ký
    </Button>
  )
}
