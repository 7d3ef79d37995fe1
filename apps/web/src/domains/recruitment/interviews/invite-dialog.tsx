import type { Data, Schemas } from '@nhansu/sdk/contract'
import { emailHeldReasonLabels, emailVariables } from '@nhansu/sdk/domains/emails'
import { appointmentPersonLabels } from '@nhansu/sdk/domains/recruitment'
import type { AnyApiError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { refreshCandidates } from '../candidates/refresh-candidates.ts'
import type { Email } from '../emails/email-fields.ts'
import { typedNames } from '../emails/send-draft.ts'
import { hoursOf, inVietNam } from './viet-nam-hours.ts'

type Schedule = Schemas['RecruitmentSchedule']
type Person = Schemas['AppointmentInvited']
type Values = Schemas['EmailValues']

/** What the appointment itself gives a letter. */
const known: ReadonlySet<string> = new Set(['vong_thi', 'thoi_gian', 'dia_diem'])

const inUse = {
  query: { filter: { is_active: { operator: 'equal', value: true } }, size: 100, pagination: true },
} as const

interface InviteDialogProps {
  schedule: Schedule
  onClose: () => void
}

/** Who hears of an appointment and in which words, seen before anything goes. */
export default function InviteDialog({ schedule, onClose }: InviteDialogProps) {
  const { id, state, version } = schedule
  const isOff = state === 'cancelled'
  const [email, setEmail] = useState<Email | null>(null)
  const [values, setValues] = useState<Values>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const asked = { path: { id }, body: { email_id: email?.id ?? null, values, version } }
  const look = useQuery<Data<'recruitmentSchedules.invitations'>, AnyApiError>({
    queryKey: ['recruitmentSchedules.invitations', asked],
    queryFn: () => client.call('recruitmentSchedules.invitations', { ...asked, query: { dry_run: true } }),
    placeholderData: (before) => before,
    // Who has heard of it is asked at every opening.
    staleTime: 0,
  })
  const willing = look.data?.people.filter(({ held_reason: reason }) => reason === null).length ?? 0
  const send = async () => {
    setProblem(undefined)
    setIsBusy(true)
    try {
      const { sent } = await client.call('recruitmentSchedules.invitations', { ...asked, query: {} })
      await refreshCandidates()
      toast.ok(`Đang gửi thư tới ${sent} người.`)
      onClose()
    } catch (error) {
      setProblem(errorText(error))
      setIsBusy(false)
    }
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader
          title={isOff ? 'Gửi thư báo hủy lịch' : 'Gửi thư mời'}
          description={`${schedule.round_name}, ${hoursOf(schedule)} ngày ${formatDate(inVietNam(schedule.starts_at).date)}`}
        />
        <DialogBody>
          <Stack>
            {!isOff && <OwnWords email={email} onEmail={setEmail} values={values} onValues={setValues} />}
            <Loaded
              query={look}
              level={3}
              empty={({ people }) =>
                people.length === 0 ? 'Mọi người đã nhận được lịch này, không cần gửi thêm.' : null
              }
            >
              {({ people }) => <People people={people} />}
            </Loaded>
            <Text tone="soft">
              Mỗi thư kèm tệp lịch để người nhận thêm vào lịch của mình. Người đã nhận đúng lịch này không
              nhận lại.
            </Text>
            <Problem>{problem}</Problem>
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          <Button tone="primary" disabled={willing === 0} loading={isBusy} onClick={() => void send()}>
            {`Gửi thư tới ${willing} người`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

interface OwnWordsProps {
  email: Email | null
  onEmail: (email: Email | null) => void
  values: Values
  onValues: (values: Values) => void
}

/** The template for candidates, and what it wants to be told beside the appointment. */
function OwnWords({ email, onEmail, values, onValues }: OwnWordsProps) {
  const mayRead = usePermission('recruitment_email_access')
  const templates = useQuery({ ...query('emails.list', inUse), enabled: mayRead })
  const [typed, setTyped] = useState(values)
  if (!mayRead || !templates.data) return null
  const { emails } = templates.data
  const wanted = email === null ? [] : typedNames(email).filter((name) => !known.has(name))
  return (
    <>
      <Combobox
        label="Mẫu email cho ứng viên"
        hint="Để trống thì dùng lời mời có sẵn."
        options={emails.map(({ id, name }) => ({ value: id, label: name }))}
        value={email?.id ?? null}
        onValueChange={(id) => onEmail(emails.find((each) => each.id === id) ?? null)}
      />
      {wanted.map((name) => (
        <TextField
          key={name}
          label={emailVariables[name].title}
          required
          placeholder={emailVariables[name].example}
          maxLength={300}
          value={typed[name] ?? ''}
          onValueChange={(text) => setTyped({ ...typed, [name]: text })}
          onBlur={() => onValues(Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim())))}
        />
      ))}
    </>
  )
}

function People({ people }: { people: readonly Person[] }) {
  return (
    <Stack as="ul" gap="sm">
      {people.map((person) => (
        <li key={`${person.kind} ${person.id}`}>
          <Text weight="medium">{person.full_name ?? `Số ${person.id}`}</Text>{' '}
          <Text tone={person.held_reason === null ? 'soft' : 'warn'}>{wordsOf(person)}</Text>
        </li>
      ))}
    </Stack>
  )
}

/** 'Ứng viên · nhận lịch mới', or why there is no letter. */
function wordsOf({ kind, method, was_told: wasTold, held_reason: reason, missing }: Person): string {
  const names = missing.map((name) => emailVariables[name].title).join(', ')
  const what =
    reason === null
      ? method === 'cancel'
        ? 'nhận thư báo hủy'
        : wasTold
          ? 'nhận lịch đã đổi'
          : 'nhận thư mời'
      : `không gửi: ${emailHeldReasonLabels[reason].toLowerCase()}${names && ` (${names})`}`
  return `${appointmentPersonLabels[kind]} · ${what}`
}
