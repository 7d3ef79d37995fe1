import { filteredList } from '#web/kit/list/filter-text.ts'

export { AskedAccount } from './accounts/asked-account.ts'
export { activationRefusal, isOpen } from './accounts/account-work.ts'
export { useAvatar } from './file/avatar/use-avatar.ts'
export { LaterWorkOfLeavers } from './leaving/later-work-of-leavers.ts'
export { differenceLines } from './job/fact-words.ts'
export type { FilePartProps } from './file/employee-file.ts'

/** The list of those who work in a unit and all below it, without its leavers. @param asOf of another day than today */
export function employeesOf(unitId: number, asOf: string | null = null): string {
  const working = { active: { operator: 'equal', value: 'true' } } as const
  const list = filteredList('/nhan-vien', 'department_id', { operator: 'in', value: [unitId] }, working)
  return asOf === null ? list : `${list}&as_of=${asOf}`
}
