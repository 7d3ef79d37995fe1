import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Slot } from './draw.ts'

/** A taker's browser fetches all pictures of his paper at the start, and goes on without a network: so many of them at most. */
const most = { pictures: 30, bytes: 10_000_000 } as const

const megabytes = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })

/** What is said of papers with more pictures, or heavier ones, than a taker's browser is asked to fetch. */
export async function tooManyPictures(
  { db, companyId }: Pick<ProductContext, 'db' | 'companyId'>,
  papers: readonly { code: string; slots: readonly Slot[] }[],
): Promise<string[]> {
  const asked = papers.flatMap(({ code, slots }) =>
    slots.map(({ versionId }) => ({ code, version: versionId })),
  )
  const { rows } = await sql<{ code: string; pictures: number; bytes: number }>`
    select shown.code, count(*)::integer as pictures, sum(shown.size)::float8 as bytes
    from (
      select distinct asked.code, files.id, files.size
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (code text, version bigint)
      join quiz_question_versions version on version.company_id = ${companyId} and version.id = asked.version
      join files on files.company_id = version.company_id and files.id = version.picture_id
    ) shown
    group by shown.code
    having count(*) > ${most.pictures} or sum(shown.size) > ${most.bytes} order by shown.code`.execute(db)
  return rows.map(
    ({ code, pictures, bytes }) =>
      `Đề ${code} có ${pictures} hình, ${shownMegabytes(bytes)}; mỗi đề nhiều nhất ${most.pictures} hình và ${shownMegabytes(most.bytes)}. Hãy bớt số câu của lĩnh vực có nhiều hình, hoặc dùng hình nhẹ hơn.`,
  )
}

function shownMegabytes(bytes: number): string {
  return `${megabytes.format(bytes / 1_000_000)} MB`
}
