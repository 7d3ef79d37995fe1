import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, forbidden, notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'

type GroupPeriod = Data<'samePeople.life'>['group_periods'][number]
type SamePerson = Data<'samePeople.list'>['same_people'][number]

const most = 500

/** Why two persons cannot be made one, in the words of the list and of a refusal. */
const hindrances: Readonly<Record<string, string>> = {
  both_accounts:
    'Hai mã đều có tài khoản đang mở. Hãy khóa một tài khoản rồi liên kết; tài khoản còn mở là của người này.',
  both_files:
    'Hai mã đều có hồ sơ trong cùng một công ty nên không thể là một người. Hãy kiểm tra lại số căn cước.',
  different_people:
    'Hai hồ sơ trùng số căn cước nhưng khác họ tên hoặc ngày sinh. Hãy kiểm tra giấy tờ và sửa hồ sơ sai rồi liên kết.',
}

/** Trùng người trong tập đoàn: one human being under two codes, for who reads the group for the whole company. */
export default defineOperations('samePeople', {
  'samePeople.list': async ({ query = {} }, context) => ({
    same_people: await readSamePeople(context, query.employee_id),
  }),

  'samePeople.life': async ({ path: { id } }, context) => {
    requireWholeCompany(context)
    const { db, companyId, inThisCompany } = context
    const { rows: there } = await sql`
      select from employees where ${inThisCompany('employees')} and id = ${id}`.execute(db)
    if (there.length === 0) throw notFound()
    const { rows } = await sql<GroupPeriod>`
      select company.name as company_name, company.id = ${companyId} as is_here, life.nhansu_id, life.from_date,
        life.to_date, life.position_name, life.department_name
      from life_in_group(${id}) life join companies company on company.id = life.company_id
      order by life.from_date desc, company.id`.execute(db)
    return { group_periods: rows }
  },

  'samePeople.link': async ({ body }, context) => {
    requireWholeCompany(context)
    const { db, session, operation, caller, inThisCompany } = context
    const { employee_id: employeeId, other_company_id: company, other_nhansu_id: code } = body
    const { rows: mine } = await sql`
      select from employees where ${inThisCompany('employees')} and id = ${employeeId}`.execute(db)
    if (mine.length === 0) throw notFound()
    const { rows } = await sql<{ outcome: string }>`
      select link_same_people(${session.userId}, ${employeeId}, ${company}, ${code}, ${operation.id},
        ${caller.requestId}) as outcome`.execute(db)
    const outcome = rows[0]?.outcome ?? 'gone'
    if (outcome === 'own_file') throw forbidden()
    if (outcome !== 'linked') {
      throw new ApiFailure(
        409,
        hindrances[outcome] ??
          'Hai hồ sơ này không còn trùng số căn cước, hoặc đã được liên kết. Hãy tải lại trang.',
      )
    }
    context.audit({
      recordId: employeeId,
      resource: 'employees',
      changedFields: ['nhansu_id'],
      detail: { other_company_id: company },
    })
    return { same_people: await readSamePeople(context) }
  },
})

/** Those of the company who are under two codes, by name. @param employeeId of him alone */
async function readSamePeople(context: ProductContext, employeeId?: number): Promise<SamePerson[]> {
  requireWholeCompany(context)
  const { db, session } = context
  const { rows } = await sql<SamePerson>`
    select same.*, company.name as other_company_name
    from same_people(${session.userId}, ${most}, ${employeeId ?? null}::bigint) same join companies company on company.id = same.other_company_id
    order by vn_sort_name(same.full_name), same.nhansu_id, same.other_company_id`.execute(db)
  return rows.map((row) => ({
    ...row,
    hindrance: row.hindrance === null ? null : (hindrances[row.hindrance] ?? row.hindrance),
  }))
}

/** @throws ApiFailure 403 for whom one of the rights reaches less far */
function requireWholeCompany({ scopes }: ProductContext): void {
  if (!scopes.some(({ scope }) => scope === 'company')) throw forbidden()
}
