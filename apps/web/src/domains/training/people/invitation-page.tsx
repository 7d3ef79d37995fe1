import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { type Description, DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { errorText } from '#web/kit/feedback/messages.ts'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { mutation, query } from '#web/session/queries.ts'
import { OwnDocuments } from '../own/own-documents.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PersonState } from './person-state.tsx'

type Invitation = Data<'trainingInvitations.show'>['invitation']
type Answer = Exclude<Invitation['answers'][number]['answer'], 'refused'>

const looks: Readonly<Record<Answer, { label: string; done: string }>> = {
  registered: { label: 'Đăng ký', done: 'Đã đăng ký khóa đào tạo.' },
  promised: { label: 'Tôi cam kết', done: 'Đã ghi nhận cam kết của bạn.' },
  confirmed: { label: 'Xác nhận tham gia', done: 'Đã xác nhận tham gia.' },
}
const refusing = { name: 'refused', label: 'Từ chối tham gia', done: 'Đã ghi nhận từ chối.' } as const

/** What somebody is invited to, and his answer; opening it answers nothing. */
export default function InvitationPage() {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useQuery(query('trainingInvitations.show', { path: { id } }))
  if (data) return <OpenInvitation invitation={data.invitation} />
  return <NotLoaded title="Xác nhận tham gia đào tạo" error={error} onRetry={() => void refetch()} />
}

function OpenInvitation({ invitation }: { invitation: Invitation }) {
  const { name, code, type_name: type, state, waiting_place: place, days, documents } = invitation
  return (
    <Page
      title={name}
      status={<PersonState state={state} place={place} />}
      summary={[code, type].filter(Boolean).join(' · ')}
    >
      <Stack>
        <Card title="Câu trả lời của bạn">
          <Answering invitation={invitation} />
        </Card>
        <Card title="Khóa đào tạo">
          <DescriptionList items={facts(invitation)} />
        </Card>
        {days.length > 0 && (
          <Card title="Lịch học">
            <DescriptionList items={days.map(dayLine)} />
          </Card>
        )}
        {documents.length > 0 && (
          <Card title="Tài liệu">
            <OwnDocuments documents={documents} />
          </Card>
        )}
      </Stack>
    </Page>
  )
}

function Answering({ invitation }: { invitation: Invitation }) {
  const { answers, commit_required: asksPromise, commit_months: months, reason } = invitation
  const [refuses, setRefuses] = useState(false)
  const open = answers.filter(({ refusal }) => refusal === null).map(({ answer }) => answer)
  const forward = (['confirmed', 'promised', 'registered'] as const).find((answer) => open.includes(answer))
  const closed = answers.find(({ answer }) => answer === 'confirmed')?.refusal
  return (
    <Stack>
      {reason && <Text>{`Lý do: ${reason}`}</Text>}
      {asksPromise && (
        <Text>
          {`Khóa này yêu cầu cam kết tiếp tục làm việc ${months === null ? 'theo hợp đồng đào tạo' : `ít nhất ${months} tháng`} sau khi kết thúc khóa, nếu không phải hoàn trả chi phí theo hợp đồng đào tạo.`}
        </Text>
      )}
      {open.length === 0 && (
        <Text>{said(invitation) ?? closed ?? 'Hiện không có câu trả lời nào cần gửi.'}</Text>
      )}
      {open.length > 0 && said(invitation) && <Text>{said(invitation)}</Text>}
      {open.length > 0 && (
        <Inline>
          {forward && <ForwardButton answer={forward} invitation={invitation} />}
          {open.includes('refused') && <Button onClick={() => setRefuses(true)}>Từ chối</Button>}
        </Inline>
      )}
      {refuses && (
        <MoveDialog
          person={{
            id: invitation.person_id,
            version: invitation.person_version,
            full_name: invitation.name,
          }}
          move={refusing}
          onClose={() => setRefuses(false)}
        />
      )}
    </Stack>
  )
}

/** The next step towards taking part. */
function ForwardButton({ answer, invitation }: { answer: Answer; invitation: Invitation }) {
  const { mutateAsync, isPending } = useMutation(mutation(`trainingEmployees.${answer}`))
  const toast = useToast()
  const send = async () => {
    try {
      await mutateAsync({
        path: { id: invitation.person_id },
        body: { version: invitation.person_version },
      })
      toast.ok(looks[answer].done, { description: invitation.name })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return (
    <Button tone="primary" loading={isPending} onClick={() => void send()}>
      {looks[answer].label}
    </Button>
  )
}

/** What has been answered, and until when it can be changed. */
function said({ state, start_date: start, answers }: Invitation): string | null {
  if (state === 'waiting')
    return 'Khóa đã hết chỗ. Bạn đang trong danh sách chờ và có chỗ ngay khi ai đó rút lui.'
  if (state === 'refused') return 'Bạn đã từ chối tham gia. Muốn tham gia lại, hãy liên hệ bộ phận nhân sự.'
  if (state !== 'confirmed') return null
  const canChange = answers.some(({ answer, refusal }) => answer === 'refused' && refusal === null)
  return `Bạn đã xác nhận tham gia.${start && canChange ? ` Có thể đổi câu trả lời trước ngày ${formatDate(start)}.` : ''}`
}

function facts(invitation: Invitation): Description[] {
  const day = (date: string | null) => (date === null ? null : formatDate(date))
  const { start_date: start, end_date: end, hours, colleagues_total: others } = invitation
  return [
    { term: 'Thời gian', value: start && end ? `${formatDate(start)} – ${formatDate(end)}` : day(start) },
    {
      term: 'Thời lượng',
      value: hours === null ? null : `${formatNumber(hours, Number.isInteger(hours) ? 0 : 1)} giờ`,
    },
    { term: 'Địa điểm', value: invitation.location_name },
    { term: 'Bắt buộc', value: invitation.mandatory ? 'Có' : 'Không' },
    { term: 'Hạn đăng ký', value: day(invitation.register_deadline) },
    { term: 'Hạn xác nhận', value: day(invitation.confirm_deadline) },
    { term: 'Đồng nghiệp cùng học', value: `${formatNumber(others)} người` },
  ]
}

function dayLine(day: Invitation['days'][number]): Description {
  const { date, from_time: from, to_time: to, subject_name: subject, location_name: place } = day
  return {
    term: `${formatDate(date)}, ${from}–${to}`,
    value: [subject, place].filter(Boolean).join(' · ') || null,
  }
}
