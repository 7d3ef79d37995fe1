import type { Data } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useRef } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { cell, head, scroller, table } from '../interviews/interviews.css.ts'

type Outcome = Data<'recruitmentRounds.interviews'>

const fields: readonly AnyField[] = [
  {
    field: 'reason',
    label: 'Lý do đổi',
    input: 'long-text',
    required: true,
    fact: { title: 'Lý do đổi', type: 'string', minLength: 1, maxLength: 500 },
  },
]

interface ChangedTotalsProps {
  /** What the server says would become of totals and ranks. */
  outcome: Outcome
  save: (reason: string) => Promise<unknown>
  /** Back to the form, where nothing was saved. */
  onBack: () => void
  onSaved: () => void
}

/** Every total and rank before and after a change of criteria under cards that were begun, and why it is made. */
export function ChangedTotals({ outcome, save, onBack, onSaved }: ChangedTotalsProps) {
  const isSaved = useRef(false)
  const { round } = outcome
  return (
    <PartDialog
      title={`Đổi tiêu chí: ${round.name}`}
      description="Vòng này đã có người chấm. Xem điểm và hạng trước và sau khi đổi, rồi nhập lý do; lý do được ghi vào biên bản."
      submitLabel="Đổi tiêu chí"
      size="large"
      fields={fields}
      save={async ({ reason }) => {
        await save(String(reason))
        isSaved.current = true
      }}
      done="Đã đổi tiêu chí."
      about={round.name}
      losesNothing
      onClose={() => (isSaved.current ? onSaved() : onBack())}
    >
      <Stack gap="sm">
        {sentencesOf(outcome).map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        {outcome.totals.length > 0 && <Totals totals={outcome.totals} />}
      </Stack>
    </PartDialog>
  )
}

function sentencesOf({ reopened, hidden, removed, totals }: Outcome): string[] {
  return [
    ...(removed.length > 0 ? [`Bỏ tiêu chí cùng điểm đã chấm: ${removed.join(', ')}.`] : []),
    ...(reopened > 0
      ? [`${formatNumber(reopened)} phiếu đã nộp được trả lại để chấm bổ sung tiêu chí mới.`]
      : []),
    ...(hidden > 0 ? [`${formatNumber(hidden)} ứng viên chưa đủ phiếu nên chưa có điểm để so sánh.`] : []),
    ...(totals.length === 0 ? ['Không có điểm vòng nào bạn xem được để so sánh.'] : []),
  ]
}

const score = (value: number | null) => (value === null ? 'Chưa có' : formatNumber(value, value % 1 ? 2 : 0))
const rank = (value: number | null) => (value === null ? '–' : String(value))

/** Scores and ranks of candidates before and after a change. */
export function Totals({ totals }: Pick<Outcome, 'totals'>) {
  return (
    <div className={scroller}>
      <table className={table}>
        <thead>
          <tr>
            {['Ứng viên', 'Điểm hiện tại', 'Điểm mới', 'Hạng hiện tại', 'Hạng mới'].map((title) => (
              <th key={title} scope="col" className={head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map(({ candidate_id: id, full_name: name, ...row }) => (
            <tr key={id}>
              <th scope="row" className={cell}>
                {name}
              </th>
              <td className={cell}>{score(row.score_before)}</td>
              <td className={cell}>{score(row.score_after)}</td>
              <td className={cell}>{rank(row.rank_before)}</td>
              <td className={cell}>{rank(row.rank_after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
