import type { TestApi } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'

/** As if a paper of the first company had been made so many times more since: of a draft, or about others, where that is said. */
export async function copyPaper(
  { db }: Pick<TestApi, 'db'>,
  paper: number,
  times: number,
  { isDraft = null, about = null }: { isDraft?: boolean | null; about?: readonly number[] | null } = {},
): Promise<void> {
  await inCompanyOf(db.superuser, 1, (client) =>
    client.query(
      `with copied as (
        insert into files (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state, uploaded_by)
        select f.company_id, f.owner_kind, f.owner_id, f.purpose, md5(random()::text || n), f.name, f.media_type, f.size,
          f.sha256, f.scan_state, f.uploaded_by
        from made_papers p join files f on f.company_id = p.company_id and f.id = p.file_id, generate_series(1, $2::int) n
        where p.id = $1 returning id)
      insert into made_papers (company_id, kind, form, contract_id, decision_id, reward_discipline_id, file_id, is_draft,
        with_pay, employee_ids, made_by)
      select p.company_id, p.kind, p.form, p.contract_id, p.decision_id, p.reward_discipline_id, copied.id,
        coalesce($3, p.is_draft), p.with_pay, coalesce($4, p.employee_ids), p.made_by
      from made_papers p, copied where p.id = $1`,
      [paper, times, isDraft, about],
    ),
  )
}
