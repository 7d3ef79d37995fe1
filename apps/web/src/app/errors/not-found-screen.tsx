import { NotFound } from '@nhansu/ui/not-found/not-found.tsx'
import { usePermission } from '#web/session/use-profile.ts'

/** An address that is no screen's; leads back to the employees, or home for who may not see them. */
export function NotFoundScreen() {
  return <NotFound href={usePermission('employee_access') ? '/nhan-vien' : '/'} />
}
