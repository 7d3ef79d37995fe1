import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { CircleHelp, History } from 'lucide-react'
import { auditPath, explainPath } from './permission-paths.ts'

/** The way from users and roles to what was done and to why somebody sees what he sees; the sidebar has no room for them. */
export function PermissionLinks() {
  return (
    <>
      <ButtonLink tone="quiet" icon={History} href={auditPath()}>
        Nhật ký
      </ButtonLink>
      <ButtonLink tone="quiet" icon={CircleHelp} href={explainPath()}>
        Vì sao tôi (không) thấy?
      </ButtonLink>
    </>
  )
}
