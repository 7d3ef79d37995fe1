import { sql } from 'kysely'
import type { Schemas } from '@nhansu/sdk/contract'
import type { ProductContext } from '../../contract/handlers.ts'
import { filteredFigures, oneOf } from '../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../home-card.ts'
import { accountSource } from '../permissions/public.ts'
import { hasNoOwnScreen, jobSource } from './job-rows.ts'
import { mailSource } from './mail-rows.ts'

const isOpen = { operator: 'equal', value: true } as const

/** Background work that failed, mails that did not go and open accounts of nobody who works here, for who looks after the system. */
export const systemHealthCard = defineHomeCard({
  key: 'system_health',
  title: 'Vận hành hệ thống',
  permission: 'permission_access',
  link: '/cong-viec-nen',
  emptyText:
    'Không có công việc nền hoặc thư nào bị lỗi; không có tài khoản đang mở của người đã nghỉ; nhật ký đã được niêm phong.',
  read: async (context) =>
    figuresOrNothing(
      [
        ...(await filteredFigures(
          context,
          {
            operation: 'jobs.list',
            path: '/cong-viec-nen',
            parts: () => ({ source: jobSource, visible: { table: 'job_runs' }, where: [hasNoOwnScreen] }),
          },
          [{ label: 'Công việc nền bị lỗi', filter: { state: oneOf('failed') }, isLate: true }],
        )),
        ...(await filteredFigures(
          context,
          {
            operation: 'mails.list',
            path: '/thu-gui-di',
            parts: () => ({ source: mailSource, visible: { table: 'mails' } }),
          },
          [{ label: 'Thư không gửi được', filter: { state: oneOf('failed') }, isLate: true }],
        )),
        ...(await filteredFigures(
          context,
          {
            operation: 'accounts.list',
            path: '/phan-quyen/nguoi-dung',
            parts: () => ({ source: accountSource, visible: { table: 'accounts' } }),
          },
          [
            {
              label: 'Tài khoản đang mở của người đã nghỉ',
              filter: { is_active: isOpen, employee_state: oneOf('left') },
              isLate: true,
            },
            {
              label: 'Tài khoản đang mở không phải của nhân viên',
              filter: { is_active: isOpen, employee_state: oneOf('nobody') },
            },
            {
              label: 'Tài khoản đang mở của người thuộc công ty khác trong tập đoàn',
              filter: { is_active: isOpen, employee_state: oneOf('elsewhere') },
            },
          ],
        )),
      ],
      await unsealedLines(context),
    ),
})

/**
 * The trail is sealed every hour. A line that has waited for more than two says that the seals stand still, and since when.
 */
async function unsealedLines({ prepared, inThisCompany }: ProductContext): Promise<Schemas['HomeLine'][]> {
  const rows = await prepared(sql<{ since: string | null }>`
    select to_char(min(at), 'DD-MM-YYYY HH24:MI') as since from audit_trail
    where ${inThisCompany('audit_trail')} and at < now() - interval '2 hours' and at >= coalesce((
      select max(until_at) from audit_seals where ${inThisCompany('audit_seals')}), '-infinity')`)
  const since = rows[0]?.since ?? null
  return since === null
    ? []
    : [{ text: 'Nhật ký thao tác chưa được niêm phong', note: `từ ${since}`, link: '/cong-viec-nen' }]
}
