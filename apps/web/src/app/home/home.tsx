import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { usePermission, useProfile } from '#web/session/use-profile.ts'
import { Headcount } from './headcount.tsx'
import { OwnRecord } from './own-record.tsx'
import { Shortcuts } from './shortcuts.tsx'

/** The first page: for whoever sees employees, how many there are and who came and went; for everybody, his own record. */
export default function Home() {
  const { user, company } = useProfile()
  const seesEmployees = usePermission('employee_access')
  return (
    <Page
      title={`Xin chào, ${user.full_name}`}
      summary={company ? `Bạn đang làm việc tại ${company.name}.` : 'Tài khoản này chưa thuộc công ty nào.'}
    >
      <Columns count="main-aside" gap="lg">
        {seesEmployees ? <Headcount /> : <OwnRecord />}
        {seesEmployees ? <OwnRecord /> : <Shortcuts />}
      </Columns>
    </Page>
  )
}
