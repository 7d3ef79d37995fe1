import { formatDate } from '@nhansu/ui/format/date.ts'
import { useQuery } from '@tanstack/react-query'
import type { Row } from '#web/kit/resource/define-resource.ts'
import { query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { scopeLabels } from '../roles/grants.ts'

type Detail = Row<'auditTrail'>['detail']

/** What else the trail knows of a deed, in words; what it has no words for is left to the export. */
export function AuditDetail({ detail }: { detail: Detail }) {
  const { companies } = useProfile()
  const labels = usePermissionLabels()
  const company = companies.find(({ id }) => id === detail['from_company_id'])
  const grants = (key: string) =>
    textsIn(detail[key])
      .map((grant) => grantWords(grant, labels))
      .join(', ')
  const roles = (key: string) => textsIn(detail[key]).join(', ')
  const parts = [
    roles('roles_given') && `Gán vai trò: ${roles('roles_given')}`,
    roles('roles_taken') && `Bỏ vai trò: ${roles('roles_taken')}`,
    grants('given') && `Cấp thêm: ${grants('given')}`,
    grants('taken') && `Thu hồi: ${grants('taken')}`,
    detail['from_company_id'] !== undefined && `Thực hiện từ ${company?.short_name ?? 'công ty khác'}`,
    typeof detail['round'] === 'string' && `Vòng: ${detail['round']}`,
    typeof detail['day'] === 'string' && `Buổi học ngày ${formatDate(detail['day'])}`,
    detail['new_login'] === true && 'Tài khoản mới',
    typeof detail['refused_times'] === 'number' && `Bị từ chối thêm ${detail['refused_times']} lần`,
    detail['without_version'] === true && 'Ghi đè, không kiểm tra bản mới hơn',
  ].filter((part) => typeof part === 'string' && part !== '')
  const text = parts.join('. ')
  return <span title={text}>{text || '–'}</span>
}

function usePermissionLabels(): ReadonlyMap<string, string> {
  const { data } = useQuery(query('permissions.list'))
  return new Map(data?.permissions.map(({ name, label }) => [name, label]))
}

/** `employee_access:company` as a reader knows it. */
function grantWords(grant: string, labels: ReadonlyMap<string, string>): string {
  const [permission = '', scope = ''] = grant.split(':')
  const scopes: Readonly<Record<string, string>> = scopeLabels
  return `${labels.get(permission) ?? permission} (${scopes[scope] ?? scope})`
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
