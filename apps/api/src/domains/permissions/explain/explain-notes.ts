import type { Data, Schemas } from '@nhansu/sdk/contract'
import { scopeLabels } from '../../../authority/grants.ts'

type Explanation = Data<'permissions.explain'>['explanation']
type Right = Schemas['ExplainedRight']

/** What the reasons are made of. */
type Known = Pick<Explanation, 'needs' | 'user' | 'rights' | 'units'> & {
  /** Whether having an own record is a way in. */
  ownRecord: boolean
}

/** The reasons, in words, for administrators of rights. */
export function notesOn(known: Known): string[] {
  const { needs, user, rights, units, ownRecord } = known
  const held = rights.flatMap((right) => right.held.map((role) => ({ ...role, label: right.label })))
  const isLimited = held.length > 0 && held.every(({ scope }) => scope !== 'company')
  return [
    ...when(
      !user.is_active && needs !== 'nothing',
      'Tài khoản đang bị vô hiệu hóa nên không đăng nhập được.',
    ),
    ...when(needs === 'nothing', 'Ai cũng dùng được, không cần đăng nhập.'),
    ...when(needs === 'sign-in', 'Mọi người dùng đã đăng nhập vào công ty này đều dùng được.'),
    ...held.map(({ name, label, scope }) => `Vai trò "${name}" cho phép: ${label} (${scopeLabels[scope]}).`),
    ...when(held.length === 0 && rights.length > 0, missing(rights)),
    ...when(isLimited && held.some(({ scope }) => scope === 'unit'), reachOfUnits(units)),
    ...when(ownRecord && user.employee_id !== null, 'Hồ sơ của chính mình thì luôn xem được.'),
    ...when(
      user.employee_id === null && (ownRecord || held.some(({ scope }) => scope === 'own')),
      'Người dùng không có hồ sơ nhân viên ở công ty này nên không có dữ liệu cá nhân nào.',
    ),
  ]
}

function when(condition: boolean, sentence: string): string[] {
  return condition ? [sentence] : []
}

function missing(rights: readonly Right[]): string {
  const labels = rights.map(({ label }) => `"${label}"`).join(' hoặc ')
  const roles = new Set(rights.flatMap(({ offered }) => offered.map(({ name }) => `"${name}"`)))
  const offer =
    roles.size === 0
      ? 'Chưa vai trò nào của công ty có quyền này.'
      : `Vai trò có quyền này: ${[...roles].join(', ')}.`
  return `Không vai trò nào của người dùng cho phép: ${labels}. ${offer}`
}

function reachOfUnits(units: Explanation['units']): string {
  if (units.length === 0)
    return 'Người dùng không giữ chức vụ ở đơn vị nào nên quyền theo đơn vị không có dữ liệu.'
  return `Chỉ trong phạm vi: ${units.map(({ name }) => name).join(', ')} và các đơn vị trực thuộc.`
}
