import { withoutMarks } from '../../../without-marks.ts'

/** What looks wrong in the name that an account is in. */
export function holderWarnings(holder: unknown, fullName: string) {
  return holder === inBank(fullName) ? [] : [otherHolder]
}

const otherHolder = { field: 'account_holder', text: 'Tên chủ tài khoản khác tên nhân viên.' }

/** A name as banks write it: in capitals without marks. */
export function inBank(name: string): string {
  return withoutMarks(name).toUpperCase().trim().replaceAll(/\s+/g, ' ')
}
