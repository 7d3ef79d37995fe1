import type { PermissionName } from '@nhansu/sdk/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'
import type { ProductContext } from '../../contract/handlers.ts'

type Condition = Expression<SqlBool>

/** Types of decision that say what only some may know: discipline, and pay. */
const disciplinary = 10
const salaryGrading = 15

/**
 * Which documents each scope shows: of units those about somebody who works there, of one's own those of types marked
 * 'Nhân viên được xem'. {@link guarded} narrows all of them further.
 */
export const visibleDocuments: RowConditions = {
  table: 'documents',
  unit: (context) => sql<SqlBool>`exists (
    select from document_employees about
    join employee_units seat on seat.company_id = about.company_id and seat.employee_id = about.employee_id
    where about.company_id = documents.company_id and about.document_id = documents.id
      and seat.department_id = any(${context.session.unitIds}::bigint[]))`,
  own: (context) => sql<SqlBool>`${ofVisibleType(context)} and exists (
    select from document_employees about
    where about.company_id = documents.company_id and about.document_id = documents.id
      and about.employee_id = ${context.session.employeeId})`,
}

/** Which documents each scope changes: of units those that are about nobody else. */
export const changeableDocuments: RowConditions = {
  table: 'documents',
  unit: (context) => allIn(sql`${context.session.unitIds}::bigint[]`),
}

/** The rows of this company that the guard lets change, for statements on `documents`. */
export function mine(context: ProductContext, conditions: Condition): Condition {
  const all = [context.inThisCompany('documents'), conditions, ...guarded(context)]
  return sql<SqlBool>`${sql.join(all, sql` and `)}`
}

/** Whether a document is one that its type or its type of decision keeps for few. */
export function isSensitive({ inThisCompany }: Pick<ProductContext, 'inThisCompany'>): Condition {
  return sql<SqlBool>`(coalesce(documents.decision_type, 0) in (${disciplinary}, ${salaryGrading})
    or documents.document_type_id in (
      select kind.id from document_types kind where ${inThisCompany('kind')} and kind.is_sensitive))`
}

/**
 * What keeps sensitive documents to whom they are meant for, in every list, search, export and download: a sensitive type
 * and decisions on discipline need `employee_sensitive`, those on pay `employee_pay`. A right held for units shows what
 * is about nobody outside of them; a document of a visible type about nobody but the reader needs no right.
 */
export function guarded(context: ProductContext): readonly Condition[] {
  const { sensitive, pay } = keptKinds(context)
  // Who is known to hold a right over everybody has nothing kept back: then a list is counted as a whole.
  const kept = (condition: Condition, permission: PermissionName) =>
    isHeldOverAll(context, permission)
      ? []
      : [sql<SqlBool>`(not (${condition}) or ${reaches(context, permission)} or ${isOwnAlone(context)})`]
  return [...kept(sensitive, 'employee_sensitive'), ...kept(pay, 'employee_pay')]
}

/** Whether the reader is known to hold a right over everybody of the company. */
export const isHeldOverAll = ({ session }: ProductContext, right: PermissionName): boolean =>
  session.grants.some(({ permission, scope }) => permission === right && scope === 'company')

/** Which `documents` need `employee_sensitive` besides, by their type or as discipline, and which `employee_pay`. */
export function keptKinds({
  inThisCompany,
}: Pick<ProductContext, 'inThisCompany'>): Record<'sensitive' | 'pay', Condition> {
  return {
    sensitive: sql<SqlBool>`(documents.document_type_id in (
      select kind.id from document_types kind where ${inThisCompany('kind')} and kind.is_sensitive)
      or coalesce(documents.decision_type, 0) = ${disciplinary})`,
    pay: sql<SqlBool>`coalesce(documents.decision_type, 0) = ${salaryGrading}`,
  }
}

function reaches(context: ProductContext, permission: PermissionName): Condition {
  const units = sql`array(
    select held.department_id from employee_positions held
    where ${context.inThisCompany('held')} and held.employee_id = ${context.session.employeeId} and held.to_date is null)`
  return sql<SqlBool>`(${holds(context, permission, 'company')}
    or ${holds(context, permission, 'unit')} and ${allIn(units)})`
}

/** Whether the user holds a permission with a scope; asked once for each statement. */
export function holds(
  { inThisCompany, session }: Pick<ProductContext, 'inThisCompany'> & { session: { userId: number } },
  permission: PermissionName,
  scope: 'company' | 'unit',
): Condition {
  return sql<SqlBool>`exists (
    select from user_roles held
    join role_grants given on given.company_id = held.company_id and given.role_id = held.role_id
    where ${inThisCompany('held')} and held.user_id = ${session.userId}
      and given.permission = ${permission} and given.scope = ${scope})`
}

/** Whether everybody whom a document is about works in these units or below, and it is about somebody. */
function allIn(units: Expression<unknown>): Condition {
  return sql<SqlBool>`(cardinality(documents.employee_ids) > 0 and not exists (
    select from document_employees about
    where about.company_id = documents.company_id and about.document_id = documents.id and not exists (
      select from employee_units seat
      where seat.company_id = about.company_id and seat.employee_id = about.employee_id
        and seat.department_id = any(${units}))))`
}

/** Which `documents` somebody reads because they are about himself, whatever further rights he has. */
export function shownToHimself(context: ProductContext): Condition {
  const { own } = visibleDocuments
  return own === undefined
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join([own(context), ...guarded(context)], sql` and `)})`
}

function isOwnAlone(context: ProductContext): Condition {
  const { employeeId } = context.session
  if (employeeId === null) return sql<SqlBool>`false`
  return sql<SqlBool>`(documents.employee_ids = array[${employeeId}]::bigint[] and ${ofVisibleType(context)})`
}

/** Whether `documents` are of a type that shows to whom they are about. */
export function ofVisibleType({ inThisCompany }: Pick<ProductContext, 'inThisCompany'>): Condition {
  return sql<SqlBool>`documents.document_type_id in (
    select kind.id from document_types kind where ${inThisCompany('kind')} and kind.is_visible_to_employee)`
}
