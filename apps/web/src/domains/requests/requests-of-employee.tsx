import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { RecordGone } from '#web/kit/feedback/record-gone.tsx'
import { UnlessGone } from '#web/kit/feedback/unless-gone.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { RequestsOf } from './requests-of.tsx'

/** Without the right to files nobody learns who is there: whoever has sent nothing and whoever is not there look alike. */
const unseen = 'Không tìm thấy yêu cầu nào của nhân viên này mà bạn được xem.'

/** The requests about one employee, for those who may see them. */
export default function RequestsOfEmployee() {
  const employeeId = Number(useParams()['employee_id'])
  const filter = { employee_id: { operator: 'in' as const, value: [employeeId] } }
  const { data } = useQuery(query('requestChangeInfos.list', { query: { filter } }))
  const [first] = data?.requests ?? []
  // Whoever has sent something is there; of who has not, the file tells.
  const mayAsk = usePermission('employee_access')
  const person = useQuery({
    ...query('employees.show', { path: { id: employeeId } }),
    enabled: mayAsk && data !== undefined && first === undefined,
  })
  if (!mayAsk && data !== undefined && first === undefined) return <RecordGone text={unseen} />
  return (
    <UnlessGone query={person}>
      <Page title="Yêu cầu của một nhân viên" summary={first && `${first.full_name} · ${first.nhansu_id}`}>
        <RequestsOf employeeId={employeeId} />
      </Page>
    </UnlessGone>
  )
}
