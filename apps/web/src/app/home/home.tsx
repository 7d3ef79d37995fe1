import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useProfile } from '#web/session/use-profile.ts'
import { OwnRecord } from './own-record.tsx'
import { Shortcuts } from './shortcuts.tsx'

/** The first page: who one is, where, and what one may open from here. */
export default function Home() {
  const { user, company } = useProfile()
  return (
    <Page
      title={`Xin chào, ${user.full_name}`}
      summary={company ? `Bạn đang làm việc tại ${company.name}.` : 'Tài khoản này chưa thuộc công ty nào.'}
    >
      <Columns count="main-aside">
        <Shortcuts />
        <OwnRecord />
      </Columns>
    </Page>
  )
}
