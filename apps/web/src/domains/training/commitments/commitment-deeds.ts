import type { Schemas } from '@nhansu/sdk/contract'
import { trainingCommitmentBasisLabels } from '@nhansu/sdk/domains/training'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-commitments'
import { BadgeCheck, Ban, CircleCheckBig, HandCoins, PenLine, Undo2, UserX } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

/** What is done with a promise of service. */
export type CommitmentDeedName = 'sign' | 'activate' | 'settle' | 'resume' | 'waive' | 'claim' | 'repay'

/** One deed: where it is offered, its words and its form. */
export interface CommitmentDeed {
  from: Schemas['TrainingCommitmentState']
  icon: LucideIcon
  label: string
  description: string
  fields: readonly AnyField[]
  done: string
}

const taking = (verb: 'waive' | 'claim' | 'repay') => ({
  ...fieldFacts,
  takes: { store: fieldFacts.takes[verb] },
})

/** Every deed by its name; where each is offered the server asks the same. */
export const commitmentDeeds: Readonly<Record<CommitmentDeedName, CommitmentDeed>> = {
  sign: {
    from: 'draft',
    icon: PenLine,
    label: 'Ghi nhận đã ký',
    description:
      'Hợp đồng đào tạo nghề ký thành 2 bản. Cam kết có hiệu lực từ ngày sau khi khóa kết thúc với người đạt; chi phí chốt vào lúc đó.',
    fields: [],
    done: 'Đã ghi nhận cam kết đã ký.',
  },
  activate: {
    from: 'signed',
    icon: BadgeCheck,
    label: 'Cho hiệu lực',
    description:
      'Dùng khi hai bên thỏa thuận cam kết có hiệu lực dù người học không đạt, hoặc khi chi phí được ghi sau khi khóa kết thúc. Chi phí được chốt như hiện nay.',
    fields: [],
    done: 'Cam kết đã có hiệu lực.',
  },
  settle: {
    from: 'active',
    icon: UserX,
    label: 'Quyết toán',
    description: 'Tính phần chưa phục vụ đến hết ngày làm việc cuối cùng.',
    fields: [],
    done: 'Đã chuyển sang chờ quyết toán.',
  },
  claim: {
    from: 'settling',
    icon: HandCoins,
    label: 'Yêu cầu bồi hoàn',
    description:
      'Số tiền được chốt từ lúc này. Căn cứ do người quyết định chọn: tòa án có thể xem xét khác nhau khi người lao động nghỉ việc đúng luật.',
    fields: withFacts(taking('claim'), [
      { field: 'basis', input: { labels: trainingCommitmentBasisLabels } },
    ] as const),
    done: 'Đã ghi nhận yêu cầu bồi hoàn.',
  },
  waive: {
    from: 'settling',
    icon: Ban,
    label: 'Miễn bồi hoàn',
    description: 'Không yêu cầu bồi hoàn; lý do được lưu cùng cam kết.',
    fields: withFacts(taking('waive'), [{ field: 'reason', input: 'long-text' }] as const),
    done: 'Đã miễn bồi hoàn.',
  },
  resume: {
    from: 'settling',
    icon: Undo2,
    label: 'Khôi phục hiệu lực',
    description: 'Dùng khi người lao động không nghỉ nữa: cam kết trở về Đang hiệu lực.',
    fields: [],
    done: 'Cam kết lại có hiệu lực.',
  },
  repay: {
    from: 'owed',
    icon: CircleCheckBig,
    label: 'Ghi nhận đã bồi hoàn',
    description: 'Ghi ngày đã nhận đủ số tiền bồi hoàn.',
    fields: withFacts(taking('repay'), [{ field: 'paid_on', input: 'date' }] as const),
    done: 'Đã ghi nhận bồi hoàn.',
  },
}
