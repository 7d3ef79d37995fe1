import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import type { CheckedContract, ContractRule } from './rule-types.ts'

const article = 'Khoản 1 Điều 21, Điều 33 Bộ luật Lao động 2019'

/** What a contract and the file, or a decision, both may say of somebody's work and pay; null where one says nothing. */
export type WorkTerms = Pick<
  CheckedContract,
  'job_title' | 'work_place' | 'nature_of_work' | 'salary_level' | 'salary'
>

/** A term of which both say something else; of pay nobody is told what they say. */
interface UnlikeTerm {
  field: keyof WorkTerms
  title: string
  words: { contract: string; other: string } | undefined
}

const titles: Readonly<Record<keyof WorkTerms, string>> = {
  job_title: 'Công việc',
  work_place: 'Địa điểm làm việc',
  nature_of_work: 'Tính chất công việc',
  salary_level: 'Bậc lương',
  salary: 'Mức lương',
}
// The keys of an object of one type are that type's own.
const fields = Object.keys(titles) as (keyof WorkTerms)[]

/** Rule L11: what the contract says of the work and the pay against the file on the day of effect. A contract changes no file; a decision does. */
export const fileRules: readonly ContractRule[] = fields.map((field) => ({
  rule: 'L11',
  article,
  level: 'warning',
  field,
  broken: ({ contract, employee: { job, pay } }) => {
    const file: WorkTerms = {
      job_title: job?.position_name ?? null,
      work_place: job?.work_place ?? null,
      nature_of_work: job?.nature_of_work ?? null,
      salary_level: pay?.pay_grade ?? null,
      salary: pay?.base_salary ?? null,
    }
    const unlike = unlikeTerms(contract, file).find((term) => term.field === field)
    if (unlike === undefined) return undefined
    const { title, words } = unlike
    return {
      text: `${title} trong hợp đồng khác với hồ sơ vào ngày hiệu lực.`,
      ...(words && { days: `Hợp đồng: ${words.contract}; hồ sơ: ${words.other}` }),
    }
  },
}))

/** The terms that a contract says otherwise than a file or a decision; only what both say is compared. */
export function unlikeTerms(contract: WorkTerms, other: WorkTerms): UnlikeTerm[] {
  return fields.flatMap((field): UnlikeTerm[] => {
    const title = titles[field]
    if (field === 'salary' || field === 'salary_level') {
      const isUnlike = contract[field] !== null && other[field] !== null && contract[field] !== other[field]
      return isUnlike ? [{ field, title, words: undefined }] : []
    }
    const [said, set] = [wordsOf(contract, field), wordsOf(other, field)]
    if (said === null || set === null || folded(said) === folded(set)) return []
    return [{ field, title, words: { contract: said, other: set } }]
  })
}

function wordsOf(terms: WorkTerms, field: 'job_title' | 'work_place' | 'nature_of_work'): string | null {
  return field === 'nature_of_work' ? natureWords(terms.nature_of_work) : terms[field]
}

function folded(words: string): string {
  return words.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('vi')
}

function natureWords(nature: number | null): string | null {
  // The contract lets no other number through.
  return nature === null ? null : ((natureOfWorkLabels as Readonly<Record<number, string>>)[nature] ?? null)
}
