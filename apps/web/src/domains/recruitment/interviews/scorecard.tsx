import { download } from '@nhansu/sdk'
import { conclusionLabels, resultStateLabels } from '@nhansu/sdk/domains/recruitment'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { RadioGroup } from '@nhansu/ui/radio-group/radio-group.tsx'
import { TextArea } from '@nhansu/ui/text-area/text-area.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Problem } from '#web/kit/forms/problem.tsx'
import { client } from '#web/session/client.ts'
import { useUnsavedWork } from '#web/session/unsaved-work.ts'
import { CriterionFields } from './criterion-fields.tsx'
import { OthersCards } from './others-cards.tsx'
import { ProposalFields } from './proposal-fields.tsx'
import { PrintButton } from '#web/kit/printing/print-button.tsx'
import { type ScorecardProps, useScorecard } from './use-scorecard.ts'
import { scoreWords } from './score-words.ts'

/** 'Phiếu đánh giá': what an examiner says of a candidate, made for a phone beside the candidate. */
export function Scorecard(props: ScorecardProps) {
  const { result, sheet, back } = props
  const { round, candidate, questions } = sheet
  const card = useScorecard(props)
  const { values, change, errors, mayWrite } = card
  useUnsavedWork(card.isDirty)
  return (
    <Page
      title={candidate.full_name ?? 'Phiếu đánh giá'}
      status={
        result && (
          <Status tone={result.state === 'handed_in' ? 'ok' : 'neutral'}>
            {resultStateLabels[result.state]}
          </Status>
        )
      }
      summary={[round.name, candidate.recruitment_name, candidate.position_name, result?.employee_name]
        .filter(Boolean)
        .join(' · ')}
      actionsAt="foot"
      actions={
        <Inline gap="sm">
          {result !== null && result.state === 'handed_in' && (
            <PrintButton
              label="In phiếu"
              fetch={() => download(client, 'recruitmentResults.paper', { path: { id: result.id } })}
            />
          )}
          <ButtonLink href={back}>Quay lại</ButtonLink>
        </Inline>
      }
    >
      {questions.length > 0 && (
        <Card title="Câu hỏi gợi ý" width="bounded">
          <Stack as="ul" gap="sm">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </Stack>
        </Card>
      )}
      <Card title="Phiếu đánh giá" width="bounded">
        <Stack>
          {!mayWrite && result === null && <Text tone="soft">Bạn không chấm ứng viên này ở vòng này.</Text>}
          {(mayWrite || result !== null) && (
            <>
              <CriterionFields {...card} sheet={sheet} />
              <RadioGroup
                label="Kết luận"
                required
                layout="row"
                readOnly={!mayWrite}
                options={(Object.keys(conclusionLabels) as (keyof typeof conclusionLabels)[]).map(
                  (value) => ({
                    value,
                    label: conclusionLabels[value],
                  }),
                )}
                value={values.conclusion ?? null}
                error={errors['conclusion']}
                onValueChange={(conclusion) => change({ conclusion })}
              />
              <TextArea
                label="Nhận xét"
                readOnly={!mayWrite}
                value={values.remark ?? ''}
                error={errors['remark']}
                onValueChange={(text) => change({ remark: text })}
              />
              <TextArea
                label="Đề xuất"
                rows={2}
                readOnly={!mayWrite}
                value={values.recommendation ?? ''}
                error={errors['recommendation']}
                onValueChange={(text) => change({ recommendation: text })}
              />
              {sheet.is_proposing && <ProposalFields {...card} />}
            </>
          )}
          {result !== null && result.total !== null && (
            <Text weight="strong">Điểm: {scoreWords(result.total)}/10</Text>
          )}
          {result?.reopened_reason && <Text tone="warn">Phiếu được mở lại: {result.reopened_reason}</Text>}
          <Problem>{card.problem}</Problem>
          {mayWrite && (
            <Inline gap="sm">
              <Button tone="primary" loading={card.isBusy} onClick={() => void card.handIn()}>
                Nộp phiếu
              </Button>
              <Button disabled={card.isBusy} onClick={() => void card.saveDraft()}>
                Lưu nháp
              </Button>
              {round.kind === 'interview' && (
                <Button disabled={card.isBusy} onClick={() => void card.recuse()}>
                  Có quan hệ thân nhân với ứng viên
                </Button>
              )}
            </Inline>
          )}
        </Stack>
      </Card>
      <OthersCards sheet={sheet} result={result} />
    </Page>
  )
}
