import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'

/**
 * To which record a code leads, for who may read records of its kind; whether this very one is for him, the calls of the
 * record ask.
 * @throws ApiFailure 404 for a code of nothing in this company, and for who may read no such records
 */
export async function paperOfCode(
  { db, inThisCompany, session }: ProductContext,
  code: string,
): Promise<Schemas['PaperOfCode']> {
  const held = (...permissions: string[]) =>
    session.grants.some(({ permission }) => permissions.includes(permission))
  const { rows } = await sql<Schemas['PaperOfCode']>`
    select paper.id, paper.kind, case when paper.contract_id is not null then 'contract' when paper.decision_id is not null then 'decision'
        else 'reward_discipline' end as record,
      coalesce(paper.contract_id, paper.decision_id, paper.reward_discipline_id) as record_id, appendices.appendix_number, paper.is_draft, paper.made_at,
      (select count(*)::integer from made_papers later
       where ${inThisCompany('later')} and later.id > paper.id and later.kind = paper.kind
         and later.contract_id is not distinct from paper.contract_id
         and later.decision_id is not distinct from paper.decision_id
         and later.reward_discipline_id is not distinct from paper.reward_discipline_id
         and later.appendix_id is not distinct from paper.appendix_id
         -- A decision that was printed for one of its people alone is no later paper of another one.
         and later.employee_ids && paper.employee_ids) as later_papers,
      (select max(record.updated_at) from (
         select updated_at, version from contracts
         where ${inThisCompany('contracts')} and id = paper.contract_id and paper.appendix_id is null
         union all
         select updated_at, version from appendices where ${inThisCompany('appendices')} and id = paper.appendix_id
         union all
         select updated_at, version from decisions where ${inThisCompany('decisions')} and id = paper.decision_id
         union all
         select updated_at, version from rewards_disciplines
         where ${inThisCompany('rewards_disciplines')} and id = paper.reward_discipline_id) record
       -- A save that was under way while the paper was read has an earlier time, and another version.
       where record.version <> paper.record_version
         or paper.record_version is null and record.updated_at > paper.made_at) as changed_at
    from made_papers paper
    left join appendices on ${inThisCompany('appendices')} and appendices.id = paper.appendix_id
    where ${inThisCompany('paper')} and paper.code = ${code}
      and (${held('contract_access', 'contract_edit')} and paper.contract_id is not null
        or ${held('document_access')} and paper.decision_id is not null
        or ${held('employee_access') && held('employee_sensitive')} and paper.reward_discipline_id is not null)`.execute(
    db,
  )
  const [paper] = rows
  if (paper === undefined) throw notFound()
  return paper
}
