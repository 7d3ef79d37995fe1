import type { Schemas } from '@nhansu/sdk/contract'
import { type CampaignChoice, campaignsAPage } from '@nhansu/sdk/domains/portal-pages'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/connect.ts'

type Row = Schemas['ExternalRecruitmentRow']

const rowColumns = sql.raw(
  ['id', 'company_code', 'company_name', 'name', 'quantity', 'work_place', 'province_name', 'nature_of_work']
    .concat(['salary_from', 'salary_to', 'is_salary_negotiable', 'deadline', 'changed_at'])
    .join(', '),
)
const orders = {
  newest: sql`opened_on desc nulls last, changed_at desc, id`,
  ending: sql`deadline nulls last, opened_on desc nulls last, id`,
} as const

/**
 * The open campaigns that companies have published, as strangers find them. No company is set meanwhile: what the
 * database's function does not answer is behind the wall.
 */
export async function openCampaigns({ kysely }: Pick<Database, 'kysely'>, choice: CampaignChoice) {
  const { search = '', company = null, province = null, nature_of_work: nature = null } = choice
  const { sort = 'newest', page = 1 } = choice
  // Signs alone are one empty word, which stands in every name: they find nothing.
  const hasWords = sql<SqlBool>`(${search.trim() === ''} or exists (select from vn_words(${search}) word where word <> ''))`
  const fits = sql<SqlBool>`${hasWords} and not exists (select from vn_words(${search}) word
      where position(word in vn_fold(concat_ws(' ', name, work_place, full_address, company_name))) = 0)
    and (${company}::text is null or company_code = ${company})
    and (${province}::integer is null or province_id = ${province})
    and (${nature}::integer is null or nature_of_work = ${nature})`
  const { rows } = await sql<Row>`
    select ${rowColumns} from published_campaigns() where ${fits}
    order by ${orders[sort]} limit ${campaignsAPage} offset ${(page - 1) * campaignsAPage}`.execute(kysely)
  const { rows: choices } = await sql<{ kind: string; key: string; name: string; total: number }>`
    with campaign as materialized (select * from published_campaigns())
    select 'company' as kind, company_code as key, company_name as name, count(*) as total
    from campaign group by 2, 3
    union all
    select 'province', province_id::text, province_name, count(*) from campaign where province_id is not null group by 2, 3
    union all
    select 'fitting', '', '', count(*) from campaign where ${fits}
    order by 1, 3`.execute(kysely)
  const ofKind = (wanted: string) => choices.filter(({ kind }) => kind === wanted)
  return {
    recruitments: rows,
    total: ofKind('fitting')[0]?.total ?? 0,
    companies: ofKind('company').map(({ key, name, total }) => ({ code: key, name, total })),
    provinces: ofKind('province').map(({ key, name, total }) => ({ id: Number(key), name, total })),
  }
}

/** One published campaign by its word; undefined where there is none, or none that was published. */
export async function publishedCampaign(
  { kysely }: Pick<Database, 'kysely'>,
  word: string,
): Promise<Schemas['ExternalRecruitment'] | undefined> {
  const { rows } = await sql<Schemas['ExternalRecruitment'] & { province_id: number | null }>`
    select * from published_campaigns(${word})`.execute(kysely)
  const [found] = rows
  if (found === undefined) return undefined
  const { province_id: _, ...campaign } = found
  return campaign
}
