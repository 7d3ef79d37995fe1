import { Card } from '@nhansu/ui/layout/card.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { usePermission } from '#web/session/use-profile.ts'
import { campaignOutlook } from './campaign-outlook.ts'
import { Sentences } from './sentences.tsx'

interface OpeningChecklistProps {
  id: number
  /** When the campaign was read: it is asked anew each time that the campaign or a part of it has been. */
  asOf: number
}

/** What a plan still lacks before people can be wanted by it, as the server sees it. */
export function OpeningChecklist({ id, asOf }: OpeningChecklistProps) {
  const recruits = usePermission('recruitment_edit')
  const { data } = useQuery({
    ...campaignOutlook(id, 'recruiting', asOf),
    placeholderData: (before) => before,
    enabled: recruits,
  })
  if (!data) return null
  const { hindrances } = data
  return (
    <Card title="Trước khi mở tuyển">
      {hindrances.length === 0 ? <Text>Đợt đã đủ điều kiện mở tuyển.</Text> : <Sentences of={hindrances} />}
    </Card>
  )
}
