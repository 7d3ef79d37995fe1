import type { Input } from '@nhansu/sdk/contract'
import { nextNumber } from './numbers.ts'

/** A new row for employee 11, each time one that clashes with none made before. */
export const goodRows = {
  employeeBankAccounts: (): Input<'employeeBankAccounts.store'>['body'] => ({
    bank_name: 'Ngân hàng TMCP Ngoại thương Việt Nam (Vietcombank)',
    account_number: String(1_000_000_000 + nextNumber()),
    account_holder: 'NGUYEN THI DAO',
  }),
  employeeEducations: (): Input<'employeeEducations.store'>['body'] => ({
    education_level: 'Đại học',
    school: 'Trường Đại học Hàng hải Việt Nam',
    graduation_year: 2012,
  }),
  employeeLanguages: (): Input<'employeeLanguages.store'>['body'] => ({ name: 'Tiếng Anh', score: '650' }),
  employeeItSkills: (): Input<'employeeItSkills.store'>['body'] => ({ name: 'Excel' }),
  employeeRelatives: (): Input<'employeeRelatives.store'>['body'] => ({
    relationship: 8,
    full_name: 'Nguyễn Văn Em',
  }),
  employeeAllowances: (): Input<'employeeAllowances.store'>['body'] => {
    const day = dayNumber(nextNumber())
    return { allowance_type: 3, amount: 500_000, from_date: day, to_date: day }
  },
  employeeAccidents: (): Input<'employeeAccidents.store'>['body'] => ({
    kind: 'accident',
    happened_on: '2025-05-12',
    injury: 'Bong gân cổ chân',
  }),
  employeeTemporaryWorks: (): Input<'employeeTemporaryWorks.store'>['body'] => {
    // Years of their own, all after the day on which the example of the contract was told.
    const day = `${2100 + (nextNumber() % 800)}-03-02`
    return { from_date: day, to_date: day, job: 'Phân loại hàng' }
  },
  employeeHealthChecks: (): Input<'employeeHealthChecks.store'>['body'] => ({
    kind: 'periodic',
    checked_on: '2026-03-10',
    health_grade: 2,
  }),
  employeeYearlyRecords: (): Input<'employeeYearlyRecords.store'>['body'] => ({
    year: 1990 + (nextNumber() % 35),
    leave_days_taken: 10.5,
  }),
}

/** A set of rows below an employee. */
export type RowResource = keyof typeof goodRows

/** Days that follow each other, all before those of the contract's examples, however many numbers a process has drawn. */
function dayNumber(number: number): string {
  return new Date(Date.UTC(2000, 0, 1 + (number % 9000))).toISOString().slice(0, 10)
}
