import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { UnlessGone } from '#web/kit/feedback/unless-gone.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { RequestsOf } from './requests-of.tsx'

/** Without the right to files nobody learns from an empty list who is there. */
const unseen =
  'Không có yêu cầu nào bạn được xem. Bạn không có quyền “Xem nhân viên” nên không biết được nhân viên này có trong công ty hay không; hãy hỏi người quản trị nếu cần.'

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
  return (
    <UnlessGone query={person}>
      <Page title="Yêu cầu của một nhân viên" summary={first && `${first.full_name} · ${first.nhansu_id}`}>
        <RequestsOf employeeId={employeeId} {...(!mayAsk && { emptyText: unseen })} />
      </Page>
    </UnlessGone>
  )
}
