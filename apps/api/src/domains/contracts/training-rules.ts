import { type ContractRule, neverOfThePast } from './rule-types.ts'
import { dayOfAge, endOfTerm, shownDay } from './term.ts'

const article = (clause: number) => `Khoản ${clause} Điều 61 Bộ luật Lao động 2019`

/** Rule L13, on learning a trade by a training contract: apprentices (học nghề) and trainees in practice (tập nghề). */
export const trainingRules: readonly ContractRule[] = [
  {
    rule: 'L13',
    article: article(1),
    level: 'error',
    field: 'training_form',
    bindsFrom: neverOfThePast,
    broken: ({ contract: { kind, training_form } }) =>
      kind === 'training' && training_form === null
        ? { text: 'Vui lòng chọn học nghề hoặc tập nghề.' }
        : undefined,
  },
  {
    rule: 'L13',
    article: article(2),
    level: 'error',
    field: 'end_date',
    broken: ({
      contract: { kind, training_form, start_date, end_date },
      law: { practice_months: months },
    }) => {
      const latest = endOfTerm(start_date, { months, days: null })
      if (kind !== 'training' || training_form !== 'practice') return undefined
      if (end_date === null || latest === null || end_date <= latest) return undefined
      return {
        text: `Thời hạn tập nghề không được quá ${months} tháng.`,
        days: `${shownDay(start_date)} cộng ${months} tháng, muộn nhất là ${shownDay(latest)}`,
      }
    },
  },
  {
    rule: 'L13',
    article: article(3),
    level: 'error',
    field: 'training_fee',
    broken: ({ contract: { kind, training_fee } }) =>
      kind === 'training' && training_fee !== null && training_fee > 0
        ? { text: 'Không được thu học phí của người học nghề, tập nghề để làm việc cho mình.' }
        : undefined,
  },
  {
    rule: 'L13',
    article: article(4),
    level: 'error',
    field: 'start_date',
    bindsFrom: neverOfThePast,
    broken: ({
      contract: { kind, start_date },
      employee: { date_of_birth: born },
      law: { training_age },
    }) => {
      if (kind !== 'training' || born === null) return undefined
      const from = dayOfAge(born, training_age)
      if (start_date >= from) return undefined
      return {
        text: `Người học nghề, tập nghề phải từ đủ ${training_age / 12} tuổi.`,
        days: `Đủ ${training_age / 12} tuổi từ ngày ${shownDay(from)}, hợp đồng từ ngày ${shownDay(start_date)}`,
      }
    },
  },
  {
    rule: 'L13',
    article: article(6),
    level: 'error',
    field: 'contract_type_id',
    bindsFrom: neverOfThePast,
    broken: ({ contract: { kind, job_title, start_date }, others }) => {
      if (kind !== 'training') return undefined
      const job = jobOf(job_title)
      if (job === '') return undefined
      const earlier = others.find(
        (other) =>
          other.kind === 'training' && other.start_date < start_date && jobOf(other.job_title) === job,
      )
      return (
        earlier && {
          text: `Đã học nghề, tập nghề theo hợp đồng số ${earlier.contract_number}; hết thời hạn hai bên phải ký hợp đồng lao động.`,
          ...(earlier.last_day !== null && { days: `Hết hạn ngày ${shownDay(earlier.last_day)}` }),
        }
      )
    },
  },
]

/** Empty for a contract that names no job: it is the same as no other. */
function jobOf(title: string | null): string {
  return title?.normalize('NFC').trim().toLocaleLowerCase('vi') ?? ''
}
