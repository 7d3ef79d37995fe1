import type { Schemas } from '@nhansu/sdk/contract'
import { filledConsent } from '@nhansu/sdk/domains/application-form'
import { sql } from 'kysely'
import type { Database } from '../../db/connect.ts'

type Notice = Schemas['ExternalCompanyNotice']

interface Row extends Omit<Notice, 'keeping'> {
  keep_days: number
  keep_months: number
}

/**
 * The companies that have published campaigns, with what applicants must know of their data. No company is set meanwhile:
 * what the database's function does not answer is behind the wall.
 * @param code of the only one that is wanted
 */
export async function publishedCompanies(
  { kysely }: Pick<Database, 'kysely'>,
  code: string | null = null,
): Promise<Notice[]> {
  const { rows } = await sql<Row>`select * from published_companies(${code}) order by name`.execute(kysely)
  return rows.map(({ keep_days: days, keep_months: months, texts, ...company }) => ({
    ...company,
    keeping: { days, months },
    texts: texts.map((text) => ({ ...text, content: filledConsent(text.content, { days, months }) })),
  }))
}
