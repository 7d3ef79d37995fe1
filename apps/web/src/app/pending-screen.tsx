import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Hammer } from 'lucide-react'
import { useScreen } from './use-screen.ts'

/** Shows in place of a screen without code: says that it is not here yet, and pretends nothing. */
export default function PendingScreen() {
  return (
    <Page title={useScreen()?.crumb}>
      <Card>
        <EmptyState
          icon={Hammer}
          title="Chức năng đang được xây dựng"
          text="Màn hình này chưa dùng được trong phiên bản hiện tại."
          actions={<ButtonLink href="/">Về trang chủ</ButtonLink>}
        />
      </Card>
    </Page>
  )
}
