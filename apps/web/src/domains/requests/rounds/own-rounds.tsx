import type { Schemas } from '@nhansu/sdk/contract'
import { profileGroupLabels } from '@nhansu/sdk/domains/requests'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'
import { AnswerStatus } from './round-status.tsx'

type Round = Schemas['OwnRound']
type Line = Schemas['OwnRoundLine']

/** The open rounds that ask the reader to confirm his own file; nothing where none does. */
export function OwnRounds() {
  const { data } = useQuery(query('profileRounds.mine'))
  const [search] = useSearchParams()
  const named = Number(search.get('round'))
  // The one that a notice leads to stands first.
  return (data?.rounds ?? [])
    .toSorted((one, other) => Number(other.id === named) - Number(one.id === named))
    .map((round) => <OwnRound key={round.id} round={round} />)
}

function OwnRound({ round }: { round: Round }) {
  const { name, to_date: to, days_left: left, state, confirmed_at: at, groups } = round
  return (
    <Card title={name} actions={<AnswerStatus state={state} />}>
      <Stack>
        <Text tone="soft">
          {`Hạn xác nhận ${formatDate(to)} (${left === 0 ? 'hôm nay' : `còn ${left} ngày`})`}
        </Text>
        {at === null ? (
          <>
            <Text>
              Xem lại thông tin công ty đang giữ về bạn. Nếu có thông tin cần sửa, hãy gửi yêu cầu cập nhật.
            </Text>
            {groups.map(({ group, records }) => (
              <Stack key={group} gap="sm">
                <Heading level={3}>{profileGroupLabels[group]}</Heading>
                {records.length === 0 && <Text tone="soft">Chưa có thông tin.</Text>}
                {records.map((lines, index) => (
                  <Lines key={index} lines={records.length === 1 ? lines : lines.filter(isSaid)} />
                ))}
              </Stack>
            ))}
            <Confirm round={round} />
          </>
        ) : (
          <Text tone="soft">Bạn đã xác nhận lúc {formatDateTime(at)}.</Text>
        )}
      </Stack>
    </Card>
  )
}

/** Of several people or papers, a page of what is not there would hide what is. */
const isSaid = ({ value }: Line) => value !== null && value !== ''

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <Stack as="ul" gap="xs">
      {lines.map(({ label, value }, index) => (
        <li key={index}>
          <Text tone="soft">{`${label}: `}</Text>
          <Text>{inWords(value)}</Text>
        </li>
      ))}
    </Stack>
  )
}

function inWords(value: Line['value']): string {
  if (value === null || value === '') return 'chưa có'
  if (typeof value === 'boolean') return value ? 'có' : 'không'
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : String(value)
}

function Confirm({ round: { id, name, seen } }: { round: Round }) {
  const toast = useToast()
  const [confirming] = useState(() => mutation('profileRounds.confirm'))
  const { mutate, isPending } = useMutation(confirming)
  const confirm = () =>
    mutate(
      { path: { id }, body: { seen } },
      {
        onSuccess: () => toast.ok('Đã ghi nhận xác nhận của bạn.', { description: name }),
        onError: (error) => toast.bad(errorText(error)),
      },
    )
  return (
    <Inline gap="sm">
      <Button
        tone="primary"
        icon={CheckCheck}
        loading={isPending}
        aria-label={`Thông tin của tôi đúng: ${name}`}
        onClick={confirm}
      >
        Thông tin của tôi đúng
      </Button>
      <ButtonLink href="/thong-tin-ca-nhan/de-nghi-cap-nhat">Đề nghị cập nhật</ButtonLink>
    </Inline>
  )
}
