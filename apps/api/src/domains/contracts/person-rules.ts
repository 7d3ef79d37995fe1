import { codeInForce, type ContractRule, neverOfThePast } from './rule-types.ts'
import { dayOfAge, shownDay } from './term.ts'

const labourCode = 'Bộ luật Lao động 2019'

/** Rule L9, what the person himself sets bounds to: his days in the company, his work permit, his age. */
export const personRules: readonly ContractRule[] = [
  {
    rule: 'L9',
    article: `Điều 23 ${labourCode}`,
    level: 'error',
    field: 'start_date',
    broken: ({ contract: { start_date }, employee: { join_date, leave_date } }) => {
      if (start_date < join_date) {
        return { text: `Ngày hiệu lực không được trước ngày vào công ty (${shownDay(join_date)}).` }
      }
      if (leave_date !== null && start_date > leave_date) {
        return { text: `Nhân viên nghỉ việc, ngày làm việc cuối cùng là ${shownDay(leave_date)}.` }
      }
      return undefined
    },
  },
  {
    rule: 'L9',
    article: `Khoản 2 Điều 151 ${labourCode}`,
    level: 'error',
    field: 'end_date',
    bindsFrom: neverOfThePast,
    broken: ({ contract: { end_date }, employee: { is_foreigner, work_permit_expiry_date: permit } }) => {
      if (!is_foreigner) return undefined
      if (end_date === null) {
        return {
          text: 'Với người lao động nước ngoài chỉ ký hợp đồng xác định thời hạn, không quá thời hạn giấy phép lao động.',
          days: 'Hợp đồng không xác định thời hạn',
        }
      }
      if (permit === null || end_date <= permit) return undefined
      // The day of the permit itself stands in the file, for who may see it there.
      return {
        text: 'Thời hạn hợp đồng vượt quá thời hạn giấy phép lao động ghi trong hồ sơ.',
        days: `Hợp đồng đến hết ngày ${shownDay(end_date)}`,
      }
    },
  },
  {
    rule: 'L9',
    article: `Khoản 1 Điều 3 ${labourCode}`,
    level: 'error',
    field: 'start_date',
    bindsFrom: codeInForce,
    broken: ({ contract: { kind, start_date }, employee: { date_of_birth: born }, law }) => {
      // Trainees may be younger: rule L13.
      if (born === null || kind === 'training') return undefined
      const from = dayOfAge(born, law.working_age)
      if (start_date >= from) return undefined
      return {
        text: `Người lao động chưa đủ ${law.working_age / 12} tuổi vào ngày hiệu lực.`,
        days: `Đủ ${law.working_age / 12} tuổi từ ngày ${shownDay(from)}, hợp đồng từ ngày ${shownDay(start_date)}`,
      }
    },
  },
  {
    rule: 'L9',
    article: `Điểm b khoản 4 Điều 18 ${labourCode}`,
    level: 'error',
    field: 'consent_document_id',
    bindsFrom: neverOfThePast,
    broken: ({ contract: { kind, start_date }, employee: { date_of_birth: born, has_consent }, law }) => {
      if (born === null || has_consent) return undefined
      const youngest = dayOfAge(born, kind === 'training' ? law.training_age : law.working_age)
      const ofAge = dayOfAge(born, law.full_working_age)
      if (start_date < youngest || start_date >= ofAge) return undefined
      return {
        text: `Người lao động chưa đủ ${law.full_working_age / 12} tuổi: phải đính kèm văn bản đồng ý của người đại diện theo pháp luật.`,
        days: `Đủ ${law.full_working_age / 12} tuổi từ ngày ${shownDay(ofAge)}, hợp đồng từ ngày ${shownDay(start_date)}`,
      }
    },
  },
]
