import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { namesIn } from '../../../contract/list-query/names.ts'
import { putBack, remove } from '../../../contract/undo.ts'
import { standardSet } from '../../../standard-set/standard-set.ts'
import { mainUnit, namesOfVisibleEmployees } from '../../employees/public.ts'
import { printCertificates, printCertificatesOfCourse } from './certificate-papers.ts'
import { checkedCertificate } from './checked-certificate.ts'
import { certificateState as state, endingBy, kindOf, visibleCertificates } from './held-certificates.ts'
import { certificateImports } from './import/import-certificates.ts'
import { renewCertificates } from './renew-certificates.ts'
import { ofUnits } from '../unit-filter.ts'

const employeeOf = (what: ReturnType<typeof sql>) => sql`(select ${what} from employees
  where employees.company_id = employee_certificates.company_id and employees.id = employee_certificates.employee_id)`

const courseOf = (column: string) => sql`(select course.${sql.ref(column)} from training_employees person
  join trainings course on course.company_id = person.company_id and course.id = person.training_id
  where person.company_id = employee_certificates.company_id and person.id = employee_certificates.training_employee_id)`

const examOf = (column: string) => sql`(select exam.${sql.ref(column)} from exam_people person
  join exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
  where person.company_id = employee_certificates.company_id and person.id = employee_certificates.exam_person_id)`

const set = standardSet('employeeCertificates', {
  table: 'employee_certificates',
  item: 'employee_certificate',
  words: { table: 'employee_certificate_words', key: 'employee_certificate_id' },
  defaultSort: '-issue_date',
  fields: {
    number: { sortsBy: sql`vn_fold(employee_certificates.number)` },
    issuer: { sortsBy: sql`vn_fold(employee_certificates.issuer)` },
    full_name: { folded: sql`vn_fold(${employeeOf(sql`employees.full_name`)})` },
    nhansu_id: { folded: sql`vn_fold(${employeeOf(sql`employees.nhansu_id`)})` },
    certificate_id: { values: 'integer', names: namesIn('certificates') },
    employee_id: { values: 'integer', names: namesOfVisibleEmployees },
    department_id: ofUnits(sql`employee_certificates.employee_id`),
    state: {
      values: 'string',
      matches: (states, context) => sql`(${endingBy(states, context)} and ${state} = any(${states}::text[]))`,
    },
  },
  visible: visibleCertificates,
  computed: {
    nhansu_id: () => employeeOf(sql`employees.nhansu_id`),
    full_name: () => employeeOf(sql`employees.full_name`),
    unit_name: () => employeeOf(mainUnit),
    certificate_name: () => kindOf('name'),
    state: () => state,
    days_left: () => sql`(employee_certificates.expiry_date - current_date)`,
    training_id: () => courseOf('id'),
    training_code: () => courseOf('code'),
    exam_id: () => examOf('id'),
    exam_code: () => examOf('code'),
    revoked_by_name: () => sql`(case when employee_certificates.revoked_by is not null then
      (select named.full_name from names_of_users(array[employee_certificates.revoked_by]) named) end)`,
  },
})

/** Certificates that people hold, given by a course or brought from elsewhere. */
export default defineOperations('employeeCertificates', {
  ...set,
  ...certificateImports,

  'employeeCertificates.store': async ({ body }, context) => {
    const values = { company_id: context.companyId, ...(await checkedCertificate(context, body)) }
    const { rows } = await sql<{ id: number }>`
      insert into employee_certificates (${sql.join(Object.keys(values).map((field) => sql.ref(field)))})
      values (${sql.join(Object.values(values))}) returning id`.execute(context.db)
    const id = Number(rows[0]?.id)
    context.audit({ recordId: id, changedFields: Object.keys(body), values: { after: body } })
    return set['employeeCertificates.show']({ path: { id } }, context)
  },

  'employeeCertificates.update': async ({ path, body: { version, ...body } }, context) => {
    const held = await heldCertificate(context, path.id, version)
    refuseKept(held)
    const { employee_id, certificate_id, number, issuer, issue_date, expiry_date, note } = held
    const before = { employee_id, certificate_id, number, issuer, issue_date, expiry_date, note }
    const values = await checkedCertificate(context, { ...before, ...body }, path.id)
    const changes = Object.entries(values).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
    await sql`update employee_certificates set ${sql.join(changes)}
      where ${context.inThisCompany('employee_certificates')} and id = ${path.id}`.execute(context.db)
    context.audit({
      recordId: path.id,
      ...savedChanges(before, body),
      ...(version === undefined && { detail: { without_version: true } }),
    })
    return set['employeeCertificates.show']({ path }, context)
  },

  'employeeCertificates.revoke': async ({ path, body }, context) => {
    const held = await heldCertificate(context, path.id, body.version)
    if (held.revoked_on !== null) throw new ApiFailure(409, 'Chứng chỉ này đã được thu hồi trước đó.')
    await sql`update employee_certificates
      set revoked_on = current_date, revoke_reason = ${body.reason}, revoked_by = ${context.session.userId}
      where ${context.inThisCompany('employee_certificates')} and id = ${path.id}`.execute(context.db)
    const shown = await set['employeeCertificates.show']({ path }, context)
    const { revoked_on, revoke_reason } = shown.employee_certificate
    context.audit({ recordId: path.id, ...savedChanges({ ...held }, { revoked_on, revoke_reason }) })
    return shown
  },

  'employeeCertificates.renew': ({ query, body }, context) =>
    renewCertificates(context, body, query?.dry_run ?? false),

  'employeeCertificates.print': printCertificates,
  'employeeCertificates.printCourse': printCertificatesOfCourse,

  'employeeCertificates.destroy': ({ path }, context) => removeCertificates(context, [path.id]),
  'employeeCertificates.destroyBulk': ({ body }, context) => removeCertificates(context, body.ids),
  'employeeCertificates.restore': async ({ body: { ids } }, context) => {
    const restored = await putBack(context, 'employeeCertificates', 'employee_certificates', ids)
    // What is not this user's to delete is not his to bring back.
    if ((await certificatesOf(context, ids)).length !== ids.length) throw notFound()
    return restored
  },
})

type Held = Awaited<ReturnType<typeof certificatesOf>>[number]

/** Those of these that this caller may change, held until the end of the transaction. */
async function certificatesOf(context: ProductContext, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number
    version: number
    employee_id: number
    certificate_id: number
    number: string
    issuer: string
    issue_date: string
    expiry_date: string | null
    note: string | null
    training_employee_id: number | null
    exam_person_id: number | null
    revoked_on: string | null
  }>`
    select id, version, employee_id, certificate_id, number, issuer, issue_date, expiry_date, note, training_employee_id,
      exam_person_id, revoked_on
    from employee_certificates where ${context.inThisCompany('employee_certificates')}
      and ${visibleRows(context, visibleCertificates)} and id = any(${ids}::bigint[]) order by id for update`.execute(
    context.db,
  )
  return rows
}

async function heldCertificate(
  context: Parameters<(typeof set)['employeeCertificates.show']>[1],
  id: number,
  version: number | undefined,
): Promise<Held> {
  const [held] = await certificatesOf(context, [id])
  if (held === undefined) throw notFound()
  if (version !== undefined && version !== held.version) {
    throw stale(await set['employeeCertificates.show']({ path: { id } }, context))
  }
  return held
}

/** @throws ApiFailure 409 for one that a course or a test gave or that is revoked: what it says is on record */
function refuseKept(held: Held): void {
  const { number, training_employee_id: row, exam_person_id: result, revoked_on: revokedOn } = held
  if (revokedOn !== null) {
    throw new ApiFailure(409, `Chứng chỉ số ${number} đã thu hồi nên được giữ nguyên trong hồ sơ.`)
  }
  if (row !== null || result !== null) {
    const giver = row === null ? 'đợt kiểm tra' : 'khóa đào tạo'
    throw new ApiFailure(
      409,
      `Chứng chỉ số ${number} do ${giver} cấp nên không sửa hay xóa được. Nếu cấp nhầm, hãy thu hồi.`,
    )
  }
}

async function removeCertificates(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  for (const held of await certificatesOf(context, ids)) refuseKept(held)
  const mine = sql`${context.inThisCompany('employee_certificates')} and ${visibleRows(context, visibleCertificates)}`
  return remove(context, 'employeeCertificates', 'employee_certificates', mine, ids)
}
