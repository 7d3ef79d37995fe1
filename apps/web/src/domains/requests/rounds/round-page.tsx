import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { errorText } from '#web/kit/feedback/messages.ts'
import { UnlessGone } from '#web/kit/feedback/unless-gone.tsx'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { RoundPeople } from './round-people.tsx'
import { RoundStatus } from './round-status.tsx'
import { answeredWords, askedWords, daysWords, groupWords, unitWords } from './round-words.ts'

const CancelRoundDialog = lazy(() => import('./cancel-round-dialog.tsx'))

type Shown = Data<'profileRounds.show'>

/** One round: how far each unit is, and who has answered what. */
export default function RoundPage() {
  const id = Number(useParams()['id'])
  const asked = useQuery({ ...query('profileRounds.show', { path: { id } }), staleTime: 0 })
  return (
    <UnlessGone query={asked}>
      {asked.data ? (
        <Round {...asked.data} />
      ) : (
        <Page title="Đợt rà soát hồ sơ">
          <Card>
            <NotYet query={asked} level={2} />
          </Card>
        </Page>
      )}
    </UnlessGone>
  )
}

function Round({ round, units }: Shown) {
  const mayEdit = usePermission('request_change_edit:company')
  const [isCancelling, setIsCancelling] = useState(false)
  const isRunning = round.state === 'planned' || round.state === 'open'
  const actions = mayEdit && isRunning && (
    <Inline gap="sm">
      {round.state === 'open' && <CloseButton round={round} />}
      <Button tone="danger" onClick={() => setIsCancelling(true)}>
        Hủy đợt
      </Button>
    </Inline>
  )
  const { figures } = round
  return (
    <Page
      title={round.name}
      summary={`${daysWords(round)} · ${answeredWords(round)}`}
      {...(actions && { actions })}
    >
      <Card title="Đợt rà soát" actions={<RoundStatus state={round.state} />}>
        <DescriptionList
          columns={2}
          layout="under"
          items={[
            { term: 'Hỏi ai', value: askedWords(round) },
            { term: 'Nhóm thông tin', value: groupWords(round.groups) },
            { term: 'Đã xác nhận', value: formatNumber(figures.confirmed) },
            { term: 'Đã gửi yêu cầu cập nhật', value: formatNumber(figures.requested) },
            { term: 'Chưa trả lời', value: formatNumber(figures.waiting) },
            { term: 'Chưa có tài khoản', value: formatNumber(figures.without_account) },
            { term: 'Người mở', value: round.created_by_name },
            ...(round.closed_at === null
              ? []
              : [{ term: 'Kết thúc sớm lúc', value: formatDateTime(round.closed_at) }]),
            ...(round.cancelled_at === null
              ? []
              : [
                  { term: 'Hủy lúc', value: formatDateTime(round.cancelled_at) },
                  { term: 'Lý do hủy', value: round.cancel_reason },
                ]),
          ]}
        />
      </Card>
      <Card title="Đã trả lời theo đơn vị">
        <DescriptionList
          columns={2}
          items={units.map((unit) => ({
            term: unitWords(unit, units),
            value: `${formatNumber(unit.confirmed + unit.requested)}/${formatNumber(unit.total)}`,
          }))}
        />
      </Card>
      <RoundPeople id={round.id} units={units} />
      <Suspense>
        {isCancelling && <CancelRoundDialog round={round} onClose={() => setIsCancelling(false)} />}
      </Suspense>
    </Page>
  )
}

function CloseButton({ round }: Pick<Shown, 'round'>) {
  const toast = useToast()
  const [closing] = useState(() => mutation('profileRounds.close'))
  const { mutateAsync: close } = useMutation(closing)
  const { waiting } = round.figures
  return (
    <ConfirmDialog
      trigger={<Button>Kết thúc sớm</Button>}
      tone="danger"
      title={`Kết thúc sớm đợt ${round.name}?`}
      description={
        (waiting > 0
          ? `Còn ${formatNumber(waiting)} người chưa trả lời; họ không xác nhận được nữa. `
          : 'Mọi người đã trả lời. ') + 'Đợt đã kết thúc không mở lại được.'
      }
      confirmLabel="Kết thúc đợt"
      cancelLabel="Đóng"
      onConfirm={async () => {
        await close({ path: { id: round.id } })
        toast.ok('Đã kết thúc đợt rà soát.', { description: round.name })
      }}
      errorText={errorText}
    />
  )
}
