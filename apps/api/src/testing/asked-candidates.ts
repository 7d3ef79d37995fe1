import { inCompanyOf } from './group.ts'
import type { TestDatabase } from './database.ts'

/** Somebody who may be written to. */
interface AskedCandidate {
  id: number
  address: string
}

/**
 * Makes many candidates of a campaign of company 1 who agree to the use of their data, each with an address of his own that
 * begins with `name`.
 */
export async function askedCandidates(
  { superuser }: Pick<TestDatabase, 'superuser'>,
  campaignId: number,
  name: string,
  many: number,
): Promise<AskedCandidate[]> {
  return inCompanyOf(superuser, 1, async (client) => {
    const { rows } = await client.query<AskedCandidate>(
      `with person as (
         insert into applicants (company_id, full_name, date_of_birth, phone, email)
         select 1, 'Người Nhận ' || at, '1998-04-12', '08' || lpad(at::text, 8, '0'), $2 || '.' || at || '@example.com'
         from generate_series(1, $3::integer) at returning id, email
       ), agreed as (
         insert into applicant_consents (company_id, applicant_id, purpose, text_version, way)
         select 1, id, 'processing', 1, 'form' from person
       )
       insert into candidates (company_id, applicant_id, recruitment_id, state)
       select 1, id, $1, 'seen' from person order by id returning id, applicant_id`,
      [campaignId, name, many],
    )
    const ids = rows.map(({ id }) => id)
    const known = await client.query<{ id: string | number; address: string }>(
      `select c.id, a.email as address from candidates c join applicants a on a.company_id = 1 and a.id = c.applicant_id
       where c.company_id = 1 and c.id = any($1) order by c.id`,
      [ids],
    )
    return known.rows.map(({ id, address }) => ({ id: Number(id), address }))
  })
}
