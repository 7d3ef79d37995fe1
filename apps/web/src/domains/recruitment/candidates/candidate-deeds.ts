import type { Input, Schemas } from '@nhansu/sdk/contract'
import { consentWayLabels, contactWayLabels, refusalLabels } from '@nhansu/sdk/domains/candidates'
import { probationGroupLabels } from '@nhansu/sdk/domains/contracts'
import { fieldFacts } from '@nhansu/sdk/field-facts/candidates'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'

type State = Schemas['CandidateState']

/** What is done with a candidate by filling in a form. */
export type DeedName =
  | 'contacted'
  | 'confirmed'
  | 'accepted'
  | 'workRefuse'
  | 'fail'
  | 'archived'
  | 'back'
  | 'storeConsent'
  | 'hold'
  | 'assignRecruitment'

/** One deed: from which states it is done, its form, and the call that does it. */
export interface Deed {
  label: string
  description?: string
  from: readonly State[]
  fields: readonly AnyField[]
  /** Does it with tidied values; those that were left empty are absent. */
  send: (id: number, values: Readonly<Record<string, unknown>>) => Promise<unknown>
  done: string
}

const { takes } = fieldFacts

/** The fields of an operation's body, with what the contract says of them. */
function fieldsOf(
  verb: keyof typeof takes,
  fields: readonly Pick<AnyField, 'field' | 'input' | 'hint'>[],
): readonly AnyField[] {
  // Each is a field of the verb's own body, which is where its facts come from.
  return withFacts({ ...fieldFacts, takes: { store: takes[verb] } }, fields)
}

const anywhere: readonly State[] = [
  'new',
  'seen',
  'contacted',
  'confirmed',
  'accepted',
  'work_refused',
  'failed',
  'archived',
]

/** Every deed by its name, in the order of the menu. */
export const deeds: Readonly<Record<DeedName, Deed>> = {
  contacted: {
    label: 'Đã liên hệ',
    from: ['new', 'seen'],
    fields: fieldsOf('contacted', [
      { field: 'way', input: { labels: contactWayLabels } },
      { field: 'reason', input: 'long-text' },
    ]),
    // The contract's rules have passed what each form holds.
    send: (id, values) =>
      client.call('candidates.contacted', {
        path: { id },
        body: values as Input<'candidates.contacted'>['body'],
      }),
    done: 'Đã ghi nhận liên hệ.',
  },
  confirmed: {
    label: 'Xác nhận tham gia',
    from: ['seen', 'contacted'],
    fields: fieldsOf('confirmed', [{ field: 'reason', input: 'long-text' }]),
    send: (id, values) =>
      client.call('candidates.confirmed', {
        path: { id },
        body: values,
      }),
    done: 'Đã ghi nhận ứng viên xác nhận tham gia.',
  },
  accepted: {
    label: 'Trúng tuyển',
    description: 'Thời gian thử việc không quá mức của Điều 25 Bộ luật Lao động.',
    from: ['confirmed'],
    fields: fieldsOf('accepted', [
      { field: 'offered_start', input: 'date' },
      { field: 'offered_salary', input: 'money' },
      { field: 'probation_group', input: { labels: probationGroupLabels } },
      { field: 'probation_days', input: 'number' },
      { field: 'beyond_quantity', input: 'switch' },
      {
        field: 'way',
        input: { labels: contactWayLabels },
        hint: 'Đã báo thì ứng viên thấy và trả lời ngay trên trang hồ sơ. Để trống nếu báo bằng thư mời.',
      },
      { field: 'reason', input: 'long-text' },
    ]),
    send: (id, values) =>
      client.call('candidates.accepted', {
        path: { id },
        body: values,
      }),
    done: 'Đã chọn ứng viên trúng tuyển.',
  },
  workRefuse: {
    label: 'Từ chối nhận việc',
    from: ['contacted', 'confirmed', 'accepted'],
    fields: fieldsOf('workRefuse', [
      { field: 'refusal', input: { labels: refusalLabels } },
      { field: 'reason', input: 'long-text' },
    ]),
    send: (id, values) =>
      client.call('candidates.workRefuse', {
        path: { id },
        body: values as Input<'candidates.workRefuse'>['body'],
      }),
    done: 'Đã ghi nhận ứng viên từ chối nhận việc.',
  },
  fail: {
    label: 'Không đạt',
    description: 'Hồ sơ được xóa sau thời hạn lưu, trừ khi ứng viên đồng ý lưu nguồn dự trữ.',
    from: ['new', 'seen', 'contacted', 'confirmed'],
    fields: fieldsOf('fail', [{ field: 'reason', input: 'long-text' }]),
    send: (id, values) =>
      client.call('candidates.fail', { path: { id }, body: values as Input<'candidates.fail'>['body'] }),
    done: 'Đã ghi nhận ứng viên không đạt.',
  },
  archived: {
    label: 'Lưu nguồn dự trữ',
    description: 'Chỉ lưu được trong thời hạn ứng viên đã đồng ý.',
    from: ['seen', 'contacted', 'confirmed', 'work_refused', 'failed'],
    fields: fieldsOf('archived', [
      { field: 'archived_until', input: 'date' },
      { field: 'reason', input: 'long-text' },
    ]),
    send: (id, values) =>
      client.call('candidates.archived', {
        path: { id },
        body: values as Input<'candidates.archived'>['body'],
      }),
    done: 'Đã lưu ứng viên vào nguồn dự trữ.',
  },
  back: {
    label: 'Đưa về bước trước',
    from: ['seen', 'contacted', 'confirmed', 'accepted', 'work_refused', 'failed', 'archived'],
    fields: fieldsOf('back', [{ field: 'reason', input: 'long-text' }]),
    send: (id, values) =>
      client.call('candidates.back', { path: { id }, body: values as Input<'candidates.back'>['body'] }),
    done: 'Đã đưa ứng viên về bước trước.',
  },
  storeConsent: {
    label: 'Ghi nhận đồng ý lưu nguồn dự trữ',
    from: anywhere,
    fields: fieldsOf('storeConsent', [
      { field: 'way', input: { labels: consentWayLabels } },
      { field: 'until', input: 'date', hint: 'Để trống để lấy thời hạn dài nhất được phép.' },
    ]),
    send: (id, values) =>
      client.call('candidates.storeConsent', {
        path: { id },
        body: values as Input<'candidates.storeConsent'>['body'],
      }),
    done: 'Đã ghi nhận đồng ý của ứng viên.',
  },
  hold: {
    label: 'Giữ hồ sơ khỏi bị xóa',
    from: anywhere,
    fields: fieldsOf('hold', [{ field: 'reason', input: 'long-text' }]),
    send: (id, values) =>
      client.call('candidates.hold', { path: { id }, body: values as Input<'candidates.hold'>['body'] }),
    done: 'Hồ sơ được giữ lại.',
  },
  assignRecruitment: {
    label: 'Đưa vào đợt tuyển dụng',
    description: 'Hồ sơ cũ và kết quả của đợt trước vẫn xem được.',
    from: ['archived', 'failed', 'work_refused'],
    fields: fieldsOf('assignRecruitment', [
      { field: 'recruitment_id', input: { reference: 'recruitments' } },
    ]),
    send: (id, values) =>
      client.call('candidates.assignRecruitment', {
        path: { id },
        body: values as Input<'candidates.assignRecruitment'>['body'],
      }),
    done: 'Đã đưa ứng viên vào đợt tuyển dụng.',
  },
}

/** The deeds that can be done in a state, in the order of the menu. */
export function deedsIn(state: State): DeedName[] {
  return (Object.keys(deeds) as DeedName[]).filter((name) => deeds[name].from.includes(state))
}

/**
 * The deed that brings a candidate a step further, by the state he stands in. Refusals, steps back and what ends his way are
 * never suggested; whoever is accepted goes on by his reception.
 */
export const nextDeed: Readonly<Partial<Record<State, DeedName>>> = {
  new: 'contacted',
  seen: 'contacted',
  contacted: 'confirmed',
  confirmed: 'accepted',
  archived: 'assignRecruitment',
}
