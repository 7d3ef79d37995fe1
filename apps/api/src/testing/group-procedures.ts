import type { PoolClient } from 'pg'

/** The tables that `arrangeProcedures` fills. */
export const procedureTables = ['procedures'] as const

/**
 * Gives a company of the tests the accepted candidates 61 and 62 of the open campaign, with the open procedures 12 and 62 of
 * theirs. All is a hundred higher in company 2.
 */
export async function arrangeProcedures(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into applicants (company_id, id, full_name, gender, date_of_birth, phone, id_number)
     select $1, $2::bigint + id, 'Ứng viên số ' || id, 'Nữ', date '1995-01-01' + id, '09200000' || id, '0790950000' || id
     from unnest(array[61, 62]) id`,
    [company, base],
  )
  await client.query(
    `insert into candidates (company_id, id, applicant_id, recruitment_id, state, version)
     select $1, $2::bigint + id, $2::bigint + id, $2::bigint + 57, 'accepted', 3 from unnest(array[61, 62]) id`,
    [company, base],
  )
  await client.query(
    `insert into procedures (company_id, id, candidate_id, decision_type, start_date, department_id, position_id, version)
     select $1, $2::bigint + id, $2::bigint + candidate, 2, date '2031-02-01', $2::bigint + 1, $2::bigint + 2, 3
     from (values (12, 61), (62, 62)) procedure (id, candidate)`,
    [company, base],
  )
}
