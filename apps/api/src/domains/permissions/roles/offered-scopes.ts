import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import { invalidInput } from '../../../contract/failure.ts'
import type { Scope } from '../../../contract/session.ts'

type Grant = Schemas['RoleGrant']

const unit: readonly Scope[] = ['company', 'unit']
const record: readonly Scope[] = ['company', 'unit', 'own']

/**
 * Permissions over records of people, which a role may also give for the holder's units or for the own record. All
 * others rule what belongs to the company as a whole: a part of a catalogue is nobody's.
 */
const narrower: Partial<Record<PermissionName, readonly Scope[]>> = {
  employee_access: record,
  employee_edit: unit,
  employee_export: unit,
  employee_sensitive: unit,
  employee_pay: unit,
  contract_access: record,
  contract_export: unit,
  document_access: record,
  document_export: unit,
  department_access: unit,
  position_access: unit,
  training_access: record,
  training_confirm: unit,
  training_report: unit,
  training_report_certificate: unit,
  exam_access: record,
  quiz_exam_access: record,
  quiz_report_access: unit,
  recruitment_access: unit,
  recruitment_request: unit,
  request_change_access: record,
  request_change_edit: unit,
  report_access: unit,
  report_export: unit,
}

/** The scopes in which a role may give a permission, the widest first. */
export function offeredScopes(permission: PermissionName): readonly Scope[] {
  return narrower[permission] ?? ['company']
}

/**
 * Refuses grants that no role can hold.
 * @throws ApiFailure 400 on `grants`
 */
export function checkGrants(grants: readonly Grant[]): void {
  const names = grants.map(({ permission }) => permission)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw invalidInput({ grants: [`Mỗi quyền chỉ chọn một phạm vi: "${twice}" có hai phạm vi.`] })
  const wrong = grants.findIndex(({ permission, scope }) => !offeredScopes(permission).includes(scope))
  if (wrong >= 0) {
    throw invalidInput({ [`grants.${wrong}.scope`]: ['Quyền này không được cấp theo phạm vi đã chọn.'] })
  }
}
