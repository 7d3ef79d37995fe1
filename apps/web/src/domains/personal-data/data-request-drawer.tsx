import {
  personalDataRequestChannelLabels,
  personalDataRequestKindLabels,
  type PersonalDataRequestMove,
} from '@nhansu/sdk/domains/personal-data'
import { fieldFacts } from '@nhansu/sdk/field-facts/personal-data-requests'
import { Button, type ButtonProps } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Timeline } from '@nhansu/ui/timeline/timeline.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { DataArchives } from './data-archives.tsx'
import { DataRequestState } from './data-request-state.tsx'
import { type DataRequest, moveWords, stepEvents } from './data-request-words.ts'

const { titles } = fieldFacts

interface DataRequestDrawerProps {
  id: number
  onMove: (request: DataRequest, move: PersonalDataRequestMove) => void
  onClose: () => void
}

/** One request: what is asked, its days, every step with its words, and what can be done now. */
export default function DataRequestDrawer({ id, onMove, onClose }: DataRequestDrawerProps) {
  const asked = useQuery({ ...query('personalDataRequests.show', { path: { id } }), staleTime: 0 })
  const request = asked.data?.request
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DrawerContent width="large">
        <DialogHeader
          title={request ? personalDataRequestKindLabels[request.kind] : 'Yêu cầu'}
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
          {request?.moves.map((move) => (
            <Button key={move} {...toneOf(move, request)} onClick={() => onMove(request, move)}>
              {moveWords[move].action}
            </Button>
          ))}
        </DialogFooter>
      </DrawerContent>
    </Dialog>
  )
}

/** What is due next is the first thing to do. */
function toneOf(move: PersonalDataRequestMove, { state }: DataRequest): Pick<ButtonProps, 'tone'> {
  if (move === 'refuse') return { tone: 'danger' }
  return move === (state === 'received' ? 'answer' : 'complete') ? { tone: 'primary' } : {}
}

function OpenRequest({ request }: { request: DataRequest }) {
  const mayMake = [
    usePermission('personal_data_edit'),
    usePermission('employee_sensitive'),
    usePermission('employee_pay'),
  ].every(Boolean)
  const isOpenAccess = request.kind === 'access' && request.next_due !== null && !request.is_mine
  return (
    <Stack gap="lg">
      <DataRequestState state={request.state} daysLeft={request.days_left} />
      <Text as="p">{request.content}</Text>
      <DescriptionList items={factsOf(request)} columns={2} layout="under" />
      {request.is_mine && request.next_due !== null && (
        <Text tone="soft">Yêu cầu này do người khác ở bộ phận nhân sự xử lý.</Text>
      )}
      <Stack gap="sm">
        <Heading level={3}>{titleOfSteps}</Heading>
        <Timeline label={titleOfSteps} events={stepEvents(request)} />
      </Stack>
      {isOpenAccess && mayMake && (
        <DataArchives employeeId={request.employee_id} own={false} requestId={request.id} />
      )}
      <Text size="hint" tone="hint">
        Hạn tính theo ngày làm việc, từ thứ Hai đến thứ Bảy, kể từ ngày nhận.
      </Text>
    </Stack>
  )
}

const titleOfSteps = 'Quá trình xử lý'

function factsOf(request: DataRequest) {
  return [
    { term: titles.received_on, value: formatDate(request.received_on) },
    { term: titles.channel, value: personalDataRequestChannelLabels[request.channel] },
    { term: titles.answer_due, value: formatDate(request.answer_due) },
    {
      term: titles.due,
      value: `${formatDate(request.due)}${request.is_extended ? ' (đã gia hạn)' : ''}`,
    },
  ]
}
