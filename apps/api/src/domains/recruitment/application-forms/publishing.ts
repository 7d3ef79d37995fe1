import type { Schemas } from '@nhansu/sdk/contract'
import { groundedFields } from '@nhansu/sdk/domains/application-form'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isPortalThere } from '../../../portal/is-portal-there.ts'
import { heldCampaign } from '../campaigns/campaign-record.ts'

type State = Schemas['PublicationState']

/** How a campaign stands on the portal. */
export function publicationState(row: {
  is_published: boolean
  is_paused: boolean
}): Schemas['PublicationState'] {
  if (!row.is_published) return 'hidden'
  return row.is_paused ? 'paused' : 'published'
}

interface Missing {
  /** What is missing before a campaign can be public, each in a sentence. */
  hindrances: string[]
  /** Whether the portal has an address that applicants reach: the demo is on one's own machine. */
  isPortalThere: boolean
}

/**
 * What applicants are owed before a campaign is public: a text to agree to that says how long their data are kept, a person
 * to whom they take it back, an address that is the portal's own; and what every open campaign has.
 */
export async function missingToPublish(context: ProductContext, id: number): Promise<Missing> {
  const { db, companyId } = context
  const isThere = await isPortalThere(context)
  const { rows } = await sql<{ texts: string[] }>`
    select array(
      select needed.text from recruitments campaign
      left join company_profiles profile on profile.company_id = campaign.company_id, lateral (values
        (1, 'Máy chủ chưa đặt địa chỉ cổng ứng tuyển (PORTAL_URL).', not ${isThere}::boolean),
        (2, 'Chưa có nội dung đồng ý xử lý hồ sơ.', not exists (
          select from consent_texts agreed where agreed.company_id = ${companyId} and agreed.purpose = 'processing')),
        (3, 'Biểu mẫu hỏi dữ liệu nhạy cảm mà chưa có nội dung đồng ý xử lý dữ liệu nhạy cảm.', exists (
          select from jsonb_to_recordset(campaign.form_fields) as asked (field text)
          where asked.field = any(${[...groundedFields]})) and not exists (
          select from consent_texts agreed where agreed.company_id = ${companyId} and agreed.purpose = 'sensitive')),
        (4, 'Thông tin công ty chưa có người liên hệ về dữ liệu cá nhân và số điện thoại.',
          profile.data_contact is null or profile.data_phone is null),
        (5, 'Đợt chưa mở tuyển dụng.', campaign.status = 'planning'),
        (6, 'Đợt tuyển dụng đã kết thúc.', campaign.status = 'done'),
        (7, 'Hạn nộp hồ sơ đã qua.', campaign.deadline < (now() at time zone 'Asia/Ho_Chi_Minh')::date)
      ) as needed (place, text, is_missing)
      where campaign.company_id = ${companyId} and campaign.id = ${id} and needed.is_missing
      order by needed.place) as texts`.execute(db)
  return { hindrances: rows[0]?.texts ?? [], isPortalThere: isThere }
}

const columnsOf: Readonly<Record<State, ReturnType<typeof sql>>> = {
  hidden: sql`is_published = false, is_paused = false`,
  published: sql`is_published = true, is_paused = false, published_at = coalesce(published_at, now())`,
  paused: sql`is_paused = true`,
}

/**
 * Puts a campaign on the portal, pauses it there or takes it away.
 * @throws ApiFailure 404 when it is not there; 409 from an older version, and with everything that is missing before it may
 *   be public
 */
export async function publish(
  context: ProductContext,
  id: number,
  { state, version }: { state: State; version?: number },
): Promise<void> {
  const { version: current } = await heldCampaign(context, id)
  if (version !== undefined && version !== current) {
    throw new ApiFailure(409, 'Dữ liệu đã được người khác cập nhật, vui lòng tải lại.')
  }
  const before = await stateOf(context, id)
  if (before === state) return
  if (state === 'paused' && before === 'hidden') {
    throw new ApiFailure(409, 'Đợt chưa được đăng nên không tạm ngừng được.')
  }
  const { hindrances } = state === 'published' ? await missingToPublish(context, id) : { hindrances: [] }
  if (hindrances.length > 0) throw new ApiFailure(409, `Chưa thể công khai. ${hindrances.join(' ')}`)
  await sql`update recruitments set ${columnsOf[state]}
    where ${context.inThisCompany('recruitments')} and id = ${id}`.execute(context.db)
  context.audit({ recordId: id, changedFields: ['publication'], detail: { from: before, to: state } })
}

async function stateOf({ db, inThisCompany }: ProductContext, id: number): Promise<State> {
  const { rows } = await sql<{ is_published: boolean; is_paused: boolean }>`
    select is_published, is_paused from recruitments where ${inThisCompany('recruitments')} and id = ${id}`.execute(
    db,
  )
  const [row] = rows
  return row === undefined ? 'hidden' : publicationState(row)
}
