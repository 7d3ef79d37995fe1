import { conclusionLabels } from '@nhansu/sdk/domains/recruitment'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitment-results'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useState } from 'react'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { CandidateFormDialog } from '../candidates/candidate-form-dialog.tsx'
import type { ScorecardProps } from './use-scorecard.ts'
import { fieldsOfVerb } from './interview-fields.ts'
import { scoreWords } from './score-words.ts'

const fields = fieldsOfVerb(fieldFacts, 'reopen', [{ field: 'reason', input: 'long-text' }])

/** The cards of the other examiners, once they lie open, and the way to give a card back. */
export function OthersCards({ sheet, result }: Pick<ScorecardProps, 'sheet' | 'result'>) {
  const mayEdit = usePermission('recruitment_edit')
  const [reopened, setReopened] = useState<number>()
  const isOpenRound = sheet.round.state === 'open'
  const mayReopen = isOpenRound && (mayEdit || sheet.may_reopen)
  const others = sheet.cards.filter(({ id }) => id !== result?.id)
  return (
    <Card title="Phiếu của hội đồng" width="bounded">
      <Stack>
        {sheet.cards_are_hidden ? (
          <Text tone="soft">
            Phiếu của người khác chỉ hiện sau khi bạn nộp phiếu của mình, khi đã đủ phiếu hoặc khi vòng đã
            chốt.
          </Text>
        ) : (
          others.length === 0 && <Text tone="soft">Chưa có phiếu nào khác.</Text>
        )}
        {others.map(({ id, employee_name: name, total, conclusion, remark }) => (
          <Stack key={id} gap="xs">
            <Text weight="medium">
              {[name ?? 'Nhân sự nhập', scoreWords(total), conclusion && conclusionLabels[conclusion]]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {remark !== null && <Text tone="soft">{remark}</Text>}
            {mayReopen && (
              <div>
                <Button size="small" onClick={() => setReopened(id)}>
                  Mở lại phiếu của {name ?? 'nhân sự'}
                </Button>
              </div>
            )}
          </Stack>
        ))}
        {mayReopen && result !== null && result.state !== 'draft' && (
          <div>
            <Button size="small" onClick={() => setReopened(result.id)}>
              Mở lại phiếu này
            </Button>
          </div>
        )}
      </Stack>
      {reopened !== undefined && (
        <CandidateFormDialog
          title="Mở lại phiếu đánh giá"
          description="Người chấm sửa và nộp lại được; bản đã nộp vẫn được lưu."
          submitLabel="Mở lại"
          fields={fields}
          save={({ reason }) =>
            client.call('recruitmentResults.reopen', {
              path: { id: reopened },
              body: { reason: String(reason) },
            })
          }
          about={sheet.candidate.full_name ?? undefined}
          done="Đã mở lại phiếu."
          onClose={() => setReopened(undefined)}
        />
      )}
    </Card>
  )
}
