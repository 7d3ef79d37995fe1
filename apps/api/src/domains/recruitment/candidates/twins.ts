import type { Input, Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { isThere, visibleCandidates } from './visible-candidates.ts'

type Likeness = Input<'candidates.similar'>['body']
type SimilarCandidate = Schemas['SimilarCandidate']
type SimilarEmployee = Schemas['SimilarEmployee']

const most = 10

/** Who of the candidates may be the same person: by phone and identity number surely, by the rest perhaps. */
export async function similarCandidates(
  context: ProductContext,
  { id = null, full_name, date_of_birth, phone, email, id_number }: Likeness,
): Promise<SimilarCandidate[]> {
  const { rows } = await sql<SimilarCandidate>`
    select candidates.id, candidates.applicant_id, a.full_name, a.date_of_birth, candidates.recruitment_id,
      (select r.name from recruitments r where r.company_id = candidates.company_id and r.id = candidates.recruitment_id)
        as recruitment_name, candidates.state, candidates.applied_at,
      array_remove(array[case when a.phone = ${phone ?? null} then 'phone' end,
        case when a.id_number = ${id_number ?? null} then 'id_number' end,
        case when lower(a.email) = lower(${email ?? null}) then 'email' end,
        case when a.date_of_birth = ${date_of_birth ?? null}::date
          and vn_fold(a.full_name) = vn_fold(${full_name ?? null}) then 'name_and_birth' end], null) as why
    from candidates join applicants a on a.company_id = candidates.company_id and a.id = candidates.applicant_id
    where ${context.inThisCompany('candidates')} and ${isThere} and ${visibleRows(context, visibleCandidates)}
      and (${id}::bigint is null or candidates.applicant_id is distinct from (select own.applicant_id from candidates own
        where own.company_id = ${context.companyId} and own.id = ${id}))
      and a.id in (
        select x.id from applicants x where ${context.inThisCompany('x')} and x.phone = ${phone ?? null}
        union select x.id from applicants x where ${context.inThisCompany('x')} and x.id_number = ${id_number ?? null}
        union select x.id from applicants x where ${context.inThisCompany('x')} and lower(x.email) = lower(${email ?? null})
        union select x.id from applicants x where ${context.inThisCompany('x')}
          and x.date_of_birth = ${date_of_birth ?? null}::date and vn_fold(x.full_name) = vn_fold(${full_name ?? null}))
    order by candidates.applied_at desc, candidates.id desc limit ${most}`.execute(context.db)
  return rows
}

/** Who of the employees and leavers may be the same person, for those who may see all employees of the company. */
export async function similarEmployees(
  context: ProductContext,
  { full_name, date_of_birth, phone, id_number }: Likeness,
): Promise<SimilarEmployee[]> {
  const holds = (name: string) =>
    context.session.grants.some(({ permission, scope }) => permission === name && scope === 'company')
  if (!holds('employee_access')) return []
  const number = holds('employee_sensitive') ? (id_number ?? null) : null
  const { rows } = await sql<SimilarEmployee>`
    select e.id, e.nhansu_id, e.full_name, e.active, array_remove(array[
      case when e.phone = ${phone ?? null} then 'phone' end, case when papers.id_number = ${number} then 'id_number' end,
      case when e.date_of_birth = ${date_of_birth ?? null}::date and vn_fold(e.full_name) = vn_fold(${full_name ?? null})
        then 'name_and_birth' end], null) as why
    from employees e left join employee_papers papers
      on papers.company_id = e.company_id and papers.employee_id = e.id
    where ${context.inThisCompany('e')} and (e.phone = ${phone ?? null} or papers.id_number = ${number}
      or (e.date_of_birth = ${date_of_birth ?? null}::date and vn_fold(e.full_name) = vn_fold(${full_name ?? null})))
    order by e.active desc, e.id limit ${most}`.execute(context.db)
  return rows
}

/** Whether somebody, as `a`, has a candidature that was not deleted: who was entered by mistake stands in nobody's way. */
export function isKept({ inThisCompany }: Pick<CompanyTransaction, 'inThisCompany'>) {
  return sql<SqlBool>`exists (select from candidates where ${inThisCompany('candidates')} and ${isThere}
    and candidates.applicant_id = a.id)`
}

/**
 * Refuses a phone or an identity number that another person of the company has: his record is opened instead, or whoever
 * types says that it is somebody else.
 * @throws ApiFailure 400
 */
export async function refuseTwin(
  context: ProductContext,
  { phone, id_number: idNumber }: { phone?: string | undefined; id_number?: string | null | undefined },
  ownApplicant: number | null,
): Promise<void> {
  const { rows } = await sql<{ field: 'phone' | 'id_number' }>`
    select case when a.id_number = ${idNumber ?? null} then 'id_number' else 'phone' end as field from applicants a
    where ${context.inThisCompany('a')} and a.id is distinct from ${ownApplicant}
      and (a.phone = ${phone ?? null} or a.id_number = ${idNumber ?? null}) and ${isKept(context)} limit 1`.execute(
    context.db,
  )
  const [twin] = rows
  if (twin === undefined) return
  const label = { phone: 'Số điện thoại', id_number: 'Số căn cước' }[twin.field]
  throw invalidInput({
    [twin.field]: [
      `${label} đã có ở hồ sơ ứng viên khác. Hãy dùng hồ sơ đã có, hoặc xác nhận đây là người khác.`,
    ],
  })
}
