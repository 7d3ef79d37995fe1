import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import type { ContractRule, RuleFacts } from './rule-types.ts'

const article = 'Khoản 1 Điều 21, Điều 33 Bộ luật Lao động 2019'

/**
 * Rule L11: what the contract says of job, place, nature of work, level and pay against the file on the day of effect. A
 * contract changes no file; a decision does. Only what both say is compared, and of pay nobody is told what it is.
 */
export const fileRules: readonly ContractRule[] = [
  differs('job_title', 'Công việc', ({ contract, employee: { job } }) => [
    contract.job_title,
    job?.position_name ?? null,
  ]),
  differs('work_place', 'Địa điểm làm việc', ({ contract, employee: { job } }) => [
    contract.work_place,
    job?.work_place ?? null,
  ]),
  differs('nature_of_work', 'Tính chất công việc', ({ contract, employee: { job } }) => [
    natureWords(contract.nature_of_work),
    natureWords(job?.nature_of_work ?? null),
  ]),
  paidOtherwise('salary_level', 'Bậc lương', ({ contract, employee: { pay } }) => [
    contract.salary_level,
    pay?.pay_grade ?? null,
  ]),
  paidOtherwise('salary', 'Mức lương', ({ contract, employee: { pay } }) => [
    contract.salary,
    pay?.base_salary ?? null,
  ]),
]

type Field = ContractRule['field']

function differs(
  field: Field,
  title: string,
  both: (facts: RuleFacts) => readonly [contract: string | null, file: string | null],
): ContractRule {
  return {
    rule: 'L11',
    article,
    level: 'warning',
    field,
    broken: (facts) => {
      const [contract, file] = both(facts)
      if (contract === null || file === null || folded(contract) === folded(file)) return undefined
      return {
        text: `${title} trong hợp đồng khác với hồ sơ vào ngày hiệu lực.`,
        days: `Hợp đồng: ${contract}; hồ sơ: ${file}`,
      }
    },
  }
}

function paidOtherwise(
  field: Field,
  title: string,
  both: (facts: RuleFacts) => readonly [contract: number | null, file: number | null],
): ContractRule {
  return {
    rule: 'L11',
    article,
    level: 'warning',
    field,
    broken: (facts) => {
      const [contract, file] = both(facts)
      if (contract === null || file === null || contract === file) return undefined
      return { text: `${title} trong hợp đồng khác với hồ sơ vào ngày hiệu lực.` }
    },
  }
}

function folded(words: string): string {
  return words.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('vi')
}

function natureWords(nature: number | null): string | null {
  // The contract lets no other number through.
  return nature === null ? null : ((natureOfWorkLabels as Readonly<Record<number, string>>)[nature] ?? null)
}
