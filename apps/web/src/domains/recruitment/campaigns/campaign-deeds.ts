import type { Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitments'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

/** What is done with a campaign from its page. */
export type CampaignDeedName = 'submit' | 'approve' | 'reject' | 'open' | 'plan' | 'close' | 'reopen'

/** One deed: its words and its form. */
export interface CampaignDeed {
  label: string
  description?: string
  /** The state that it leads to; a step of the approval has none. */
  to?: Schemas['RecruitmentStatus']
  fields: readonly AnyField[]
  done: string
}

const { takes } = fieldFacts

const inMove = (fields: readonly Pick<AnyField, 'field' | 'input' | 'required'>[]): readonly AnyField[] =>
  withFacts({ ...fieldFacts, takes: { store: takes.changeStatus } }, fields)

/** Every deed by its name. */
export const campaignDeeds: Readonly<Record<CampaignDeedName, CampaignDeed>> = {
  submit: {
    label: 'Gửi duyệt',
    description: 'Đợt không sửa được trong lúc chờ duyệt; người khác sẽ phê duyệt hoặc từ chối.',
    fields: [],
    done: 'Đã gửi duyệt đợt tuyển dụng.',
  },
  approve: {
    label: 'Phê duyệt',
    description: 'Đợt được mở tuyển khi đủ điều kiện. Đổi đơn vị, vị trí hoặc số lượng thì phải duyệt lại.',
    fields: [],
    done: 'Đã phê duyệt đợt tuyển dụng.',
  },
  reject: {
    label: 'Từ chối',
    description: 'Đợt trở về người lập cùng lý do.',
    fields: withFacts({ ...fieldFacts, takes: { store: takes.reject } }, [
      { field: 'reason', input: 'long-text' },
    ] as const),
    done: 'Đã từ chối đợt tuyển dụng.',
  },
  open: { label: 'Mở tuyển dụng', to: 'recruiting', fields: [], done: 'Đã mở tuyển dụng.' },
  plan: {
    label: 'Đưa về kế hoạch',
    to: 'planning',
    fields: inMove([{ field: 'reason', input: 'long-text', required: true }]),
    done: 'Đã đưa đợt tuyển dụng về kế hoạch.',
  },
  close: {
    label: 'Kết thúc đợt',
    to: 'done',
    fields: inMove([{ field: 'closing_note', input: 'long-text', required: true }]),
    done: 'Đã kết thúc đợt tuyển dụng.',
  },
  reopen: {
    label: 'Mở lại đợt',
    to: 'recruiting',
    fields: inMove([
      { field: 'deadline', input: 'date', required: true },
      { field: 'reason', input: 'long-text', required: true },
    ]),
    done: 'Đã mở lại đợt tuyển dụng.',
  },
}
