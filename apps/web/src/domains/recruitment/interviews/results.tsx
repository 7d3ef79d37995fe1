import { download } from '@nhansu/sdk'
import type { Data, Schemas } from '@nhansu/sdk/contract'
import { cardStateLabels, conclusionLabels, roundStateLabels } from '@nhansu/sdk/domains/recruitment'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { cell, head, scroller, table } from './interviews.css.ts'
import { LeftExaminers } from './left-examiners.tsx'
import { recordPath, resultPath, resultsPath } from './interview-paths.ts'
import { PrintButton } from '#web/kit/printing/print-button.tsx'
import { RoundChooser, useChosenRound } from './round-chooser.tsx'
import { RoundDialog } from './round-dialog.tsx'
import { scoreWords } from './score-words.ts'

type Table = Data<'recruitmentResults.list'>
type Person = Table['candidates'][number]

const size = 50

/** Candidates and the cards of their examiners in a round, with means and ranks as far as the reader may know of them. */
export default function ResultsScreen() {
  const chosen = useChosenRound()
  const { roundId } = chosen
  return (
    <Page
      title="Kết quả phỏng vấn"
      actions={<ButtonLink href={`${resultsPath}/ghi-nhan`}>Ghi nhận kết quả</ButtonLink>}
    >
      <RoundChooser {...chosen} />
      {roundId === null ? (
        <Card>
          <Text tone="soft">Chọn đợt tuyển dụng để xem kết quả.</Text>
        </Card>
      ) : (
        <RoundResults key={roundId} roundId={roundId} />
      )}
    </Page>
  )
}

function RoundResults({ roundId }: { roundId: number }) {
  const [page, setPage] = useState(1)
  const [isMoving, setMoving] = useState(false)
  const mayEdit = usePermission('recruitment_edit')
  const results = useQuery({
    ...query('recruitmentResults.list', { query: { round_id: roundId, page, size } }),
    placeholderData: keepRows(),
  })
  return (
    <Loaded query={results} level={2}>
      {(data) => {
        const { round, total } = data
        const isClosed = round.state === 'closed'
        return (
          <Card
            title={`${round.name}, ${round.recruitment_name}`}
            actions={
              <Inline gap="sm">
                <Status tone={isClosed ? 'neutral' : 'ok'}>{roundStateLabels[round.state]}</Status>
                {isClosed && (
                  <PrintButton
                    label="In biên bản"
                    fetch={() =>
                      download(client, 'recruitmentResults.minutes', { query: { round_id: roundId } })
                    }
                  />
                )}
                {mayEdit && (
                  <Button size="small" onClick={() => setMoving(true)}>
                    {isClosed ? 'Mở lại vòng' : 'Chốt vòng'}
                  </Button>
                )}
              </Inline>
            }
          >
            <Stack>
              <Text tone="soft">{scaleOf(round)}</Text>
              <LeftExaminers table={data} canEdit={mayEdit} />
              <Figures data={data} />
              {total > size && (
                <Inline gap="sm">
                  <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                    Trang trước
                  </Button>
                  <Text tone="soft">
                    Trang {page} trên {Math.ceil(total / size)}
                  </Text>
                  <Button disabled={page * size >= total} onClick={() => setPage(page + 1)}>
                    Trang sau
                  </Button>
                </Inline>
              )}
            </Stack>
            {isMoving && <RoundDialog round={round} onClose={() => setMoving(false)} />}
          </Card>
        )
      }}
    </Loaded>
  )
}

function scaleOf({ max_score: most, pass_score: pass, weight }: Table['round']): string {
  const marks = pass === null ? '' : `, đạt từ ${scoreWords(pass)}`
  return `Thang điểm ${formatNumber(most)}${marks}, trọng số ${formatNumber(weight)}%. Phiếu của người khác chỉ hiện khi bạn đã nộp phiếu của mình hoặc vòng đã đủ phiếu, đã chốt.`
}

function Figures({ data: { round, examiners, candidates } }: { data: Table }) {
  if (candidates.length === 0) return <Text tone="soft">Đợt này chưa có ứng viên để chấm.</Text>
  const isEntered = candidates.some(({ cells }) => cells.some(({ employee_id: of }) => of === null))
  const columnsOfCards = [
    ...examiners,
    ...(isEntered ? [{ id: null, full_name: 'Nhân sự nhập', has_left: false }] : []),
  ]
  const columns = [
    'Ứng viên',
    ...columnsOfCards.map(
      ({ full_name: name, has_left: left }) => `${name ?? ''}${left ? ' (đã nghỉ việc)' : ''}`,
    ),
    'Điểm vòng',
    'Hạng',
    'Tổng đợt (%)',
    'Hạng đợt',
  ]
  return (
    <div className={scroller}>
      <table className={table}>
        <caption>
          <VisuallyHidden>Kết quả vòng {round.name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((title, at) => (
              <th key={`${at} ${title}`} scope="col" className={head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candidates.map((person) => (
            <tr key={person.id}>
              <th scope="row" className={cell}>
                <Link href={recordPath(`${resultsPath}/ghi-nhan`, round.id, person.id)}>
                  {person.full_name}
                </Link>
              </th>
              {columnsOfCards.map(({ id }) => (
                <td key={id} className={cell}>
                  <CardCell card={person.cells.find(({ employee_id: of }) => of === id)} />
                </td>
              ))}
              <td className={cell}>
                <RoundScore person={person} />
              </td>
              <td className={cell}>{person.rank}</td>
              <td className={cell}>{scoreWords(person.campaign_score)}</td>
              <td className={cell}>{person.campaign_rank}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CardCell({ card }: { card: Schemas['RecruitmentCell'] | undefined }) {
  if (card === undefined) return null
  const { state, total, conclusion, result_id: id } = card
  const words =
    conclusion === null
      ? cardStateLabels[state]
      : [scoreWords(total), conclusionLabels[conclusion]].filter(Boolean).join(' · ')
  return id === null ? <Text tone="soft">{words}</Text> : <Link href={resultPath(id)}>{words}</Link>
}

function RoundScore({
  person: { score, is_passed: passed, is_spread: spread, is_hidden: hidden },
}: {
  person: Person
}) {
  if (hidden) return <Text tone="soft">{cardStateLabels.hidden}</Text>
  return (
    <Inline gap="sm">
      {scoreWords(score)}
      {passed !== null && <Status tone={passed ? 'ok' : 'bad'}>{passed ? 'Đạt' : 'Không đạt'}</Status>}
      {spread && <Status tone="warn">Chênh lệch lớn</Status>}
    </Inline>
  )
}
