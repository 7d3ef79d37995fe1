import type { Schemas } from '@nhansu/sdk/contract'
import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitments'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

type Group = Schemas['OpenCandidates']
type Choice = Schemas['RecruitmentChoice']

/** The name of a group's field in the form. */
const nameOf = ({ state }: Group) => `choice_${state}`

/** A field for each group of candidates who have come to no end yet, and one for the reason of all. */
export function choiceFields(groups: readonly Group[]): AnyField[] {
  return [
    ...groups.map((group): AnyField => {
      const { state, total, with_consent: agreed } = group
      // The table of moves knows no way into the pool for whom nobody has looked at.
      const mayStay = state !== 'new' && agreed > 0
      return {
        field: nameOf(group),
        label: `${candidateStateLabels[state]} (${total} ứng viên)`,
        input: {
          labels: {
            failed: candidateStateLabels.failed,
            ...(mayStay && { archived: candidateStateLabels.archived }),
          },
        },
        required: true,
        ...(mayStay && {
          hint: `${agreed} người đã đồng ý lưu nguồn dự trữ; người chưa đồng ý sẽ là không đạt.`,
        }),
      }
    }),
    ...withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.changeStatus } }, [
      {
        field: 'reason',
        label: 'Lý do kết luận',
        input: 'long-text',
        required: true,
        hint: 'Ghi vào lịch sử của từng ứng viên.',
      },
    ] as const),
  ]
}

/** The choices that have been made so far, as the call takes them. */
export function choicesOf(groups: readonly Group[], values: FormValues, reason: string): Choice[] {
  return groups.flatMap((group) => {
    const to = values[nameOf(group)]
    return to === 'failed' || to === 'archived' ? [{ state: group.state, to, reason }] : []
  })
}
