import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { query } from '#web/session/queries.ts'
import { RequestsOf } from './requests-of.tsx'

/** The requests about one employee, for those who may see them. */
export default function RequestsOfEmployee() {
  const employeeId = Number(useParams()['employee_id'])
  const filter = { employee_id: { operator: 'in' as const, value: [employeeId] } }
  const { data } = useQuery(query('requestChangeInfos.list', { query: { filter } }))
  const [first] = data?.requests ?? []
  return (
    <Page title="Yêu cầu của một nhân viên" summary={first && `${first.full_name} · ${first.nhansu_id}`}>
      <RequestsOf employeeId={employeeId} />
    </Page>
  )
}
