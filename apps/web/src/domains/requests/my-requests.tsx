import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { RequestsOf } from './requests-of.tsx'
import { OwnRounds } from './rounds/own-rounds.tsx'

const title = 'Yêu cầu của tôi'

/** What the reader has asked to have changed in his own file, and what became of it; above it what he is asked to confirm. */
export default function MyRequests() {
  const { nhansu_id } = useProfile().user
  const own = useQuery({
    ...query('employees.info', { path: { nhansu_id: nhansu_id ?? '' } }),
    enabled: nhansu_id !== null,
  })
  const ask = (
    <ButtonLink tone="primary" href="/thong-tin-ca-nhan/de-nghi-cap-nhat">
      Đề nghị cập nhật
    </ButtonLink>
  )
  if (own.data)
    return (
      <Page title={title} actions={ask}>
        <OwnRounds />
        <RequestsOf employeeId={own.data.employee.id} />
      </Page>
    )
  const isMissing = nhansu_id === null || own.error?.kind === 'not-found'
  return (
    <Page title={title}>
      <Card>
        {isMissing ? (
          <EmptyState title="Tài khoản này không có hồ sơ nhân viên trong công ty đang chọn." />
        ) : (
          <NotYet query={own} level={2} />
        )}
      </Card>
    </Page>
  )
}
