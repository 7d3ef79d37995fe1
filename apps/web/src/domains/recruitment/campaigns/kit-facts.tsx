import type { Schemas } from '@nhansu/sdk/contract'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'

interface KitFactsProps {
  round: Schemas['RecruitmentRound']
  boards: readonly Schemas['RecruitmentBoard'][]
}

/** The kit of a round, to read. */
export function KitFacts({ round, boards }: KitFactsProps) {
  const { minutes, criteria, questions, seats } = round
  const nameOf = (id: number) => boards.find((member) => member.employee_id === id)?.employee_name ?? ''
  return (
    <DescriptionList
      layout="under"
      items={[
        { term: 'Thời lượng một lượt', value: minutes === null ? null : `${minutes} phút` },
        {
          term: 'Tiêu chí',
          value: criteria
            .map(({ name, weight }) => `${name} (${formatNumber(weight, weight % 1 ? 2 : 0)}%)`)
            .join('; '),
        },
        { term: 'Câu hỏi', value: questions.join(' ') },
        {
          term: 'Ghế chấm',
          value: seats.map(({ employee_ids: ids }) => ids.map(nameOf).join(' hoặc ')).join('; '),
        },
      ]}
    />
  )
}
