import { fieldFacts } from '@nhansu/sdk/field-facts/training-plans'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

/** What is done with a plan from its page. */
export type PlanDeedName = 'submit' | 'withdraw' | 'return' | 'approve' | 'revise' | 'finish' | 'cancel'

/** One deed: its words and its form. */
export interface PlanDeed {
  label: string
  description: string
  fields: readonly AnyField[]
  done: string
}

const why: readonly AnyField[] = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.cancel } }, [
  { field: 'reason', input: 'long-text' },
] as const)

/** Every deed by its name. */
export const planDeeds: Readonly<Record<PlanDeedName, PlanDeed>> = {
  submit: {
    label: 'Trình duyệt',
    description: 'Kế hoạch không sửa được trong lúc chờ duyệt; người khác sẽ duyệt hoặc trả lại.',
    fields: [],
    done: 'Đã trình duyệt kế hoạch.',
  },
  withdraw: {
    label: 'Rút lại',
    description: 'Kế hoạch trở về bản nháp và lại sửa được.',
    fields: [],
    done: 'Đã rút lại kế hoạch.',
  },
  return: {
    label: 'Trả lại',
    description: 'Kế hoạch trở về người lập cùng lý do.',
    fields: why,
    done: 'Đã trả lại kế hoạch.',
  },
  approve: {
    label: 'Duyệt',
    description: 'Số người và dự toán được chốt như lúc duyệt; từ các nội dung có thể lập khóa đào tạo.',
    fields: [],
    done: 'Đã duyệt kế hoạch.',
  },
  revise: {
    label: 'Điều chỉnh',
    description: 'Kế hoạch trở về bản nháp để sửa và phải được duyệt lại. Các khóa đã lập vẫn diễn ra.',
    fields: why,
    done: 'Đã mở kế hoạch để điều chỉnh.',
  },
  finish: {
    label: 'Hoàn thành',
    description:
      'Mọi khóa của kế hoạch phải đã kết thúc hoặc hủy. Kế hoạch đã hoàn thành không sửa được nữa.',
    fields: [],
    done: 'Đã hoàn thành kế hoạch.',
  },
  cancel: {
    label: 'Hủy kế hoạch',
    description: 'Kế hoạch đã hủy vẫn đọc được nhưng không mở lại được.',
    fields: why,
    done: 'Đã hủy kế hoạch.',
  },
}
