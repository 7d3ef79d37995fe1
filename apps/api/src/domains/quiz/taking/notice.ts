import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'

interface Notice {
  version: number
  text: readonly string[]
}

/**
 * What a taker is told before he begins: what is recorded, for what, and who sees it (Luật Bảo vệ dữ liệu cá nhân 2025).
 * The version that he accepted is kept with his attempt; another text is another version.
 */
const shipped: Notice = {
  version: 1,
  text: [
    'Trong lúc làm bài, hệ thống ghi lại: các câu trả lời và thời điểm lưu, số lần và tổng thời gian bạn rời trang làm bài.',
    'Dữ liệu này chỉ dùng để tổ chức thi và xem xét khi có sự cố. Chỉ cán bộ khảo thí được xem.',
    'Hệ thống không dùng camera, micro, không ghi màn hình, phím bấm hay bộ nhớ tạm. Không ai bị đánh trượt chỉ vì một con số.',
  ],
}

/** The notice that holds in the current company now. */
export async function noticeOf({ db, companyId }: Pick<ProductContext, 'db' | 'companyId'>): Promise<Notice> {
  const { rows } = await sql<Notice>`select version, text from quiz_notices where company_id = ${companyId}
    order by version desc limit 1`.execute(db)
  return rows[0] ?? shipped
}
