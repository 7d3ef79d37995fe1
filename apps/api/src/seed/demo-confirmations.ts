import type { ConfirmationKind } from '@nhansu/sdk/domains/confirmations'
import type { ClientBase } from 'pg'
import { demoOfficer } from './demo-officer.ts'

interface Asked {
  kind: ConfirmationKind
  purpose: string
  recipient: string | null
  /** Days ago. */
  sent: number
  /** Why it was refused, if it was. */
  reason: string | null
}

/** Two that wait, and one that was refused. */
const asked: readonly Asked[] = [
  {
    kind: 'employment',
    purpose: 'Bổ túc hồ sơ vay vốn mua nhà',
    recipient: 'Ngân hàng Bến Đò, chi nhánh Thanh Hà',
    sent: 1,
    reason: null,
  },
  {
    kind: 'introduction',
    purpose: 'Liên hệ nộp hồ sơ đăng ký an toàn thiết bị nâng',
    recipient: 'Trung tâm Kiểm định Kỹ thuật An toàn',
    sent: 0,
    reason: null,
  },
  {
    kind: 'income',
    purpose: 'Làm thủ tục xin thị thực du lịch',
    recipient: null,
    sent: 12,
    reason: 'Chị đã được cấp giấy xác nhận cho cùng mục đích, đề nghị dùng lại bản đã nhận.',
  },
]

/**
 * Gives each demo company some requests for confirmations, of employees without an account, which HR wrote down. The
 * transaction belongs to one company, which is named by `app.company_id`.
 */
export async function seedDemoConfirmations(client: ClientBase): Promise<void> {
  const officer = await demoOfficer(client)
  if (officer === undefined) return
  await client.query(
    `insert into confirmation_requests (company_id, employee_id, kind, purpose, recipient, state, reason, created_by,
       created_at, settled_by, settled_at)
     select current_setting('app.company_id')::integer, person.id, one.kind, one.purpose, one.recipient,
       case when one.reason is null then 'waiting' else 'refused' end, one.reason, $1::bigint, sent.at,
       case when one.reason is not null then $1::bigint end, case when one.reason is not null then sent.at + interval '1 day' end
     from jsonb_to_recordset($2::jsonb)
       as one (place bigint, kind text, purpose text, recipient text, sent integer, reason text)
     cross join lateral (select least(now(), current_date - one.sent + time '08:30') as at) sent
     join (
       select e.id, row_number() over (order by e.id) as place from employees e
       where e.company_id = current_setting('app.company_id')::integer and e.active and not exists (
         select from accounts account where account.company_id = e.company_id and account.person_id = e.person_id)
     ) person on person.place = one.place`,
    [officer, JSON.stringify(asked.map((one, index) => ({ place: index + 1, ...one })))],
  )
}
