import type { Schemas } from '@nhansu/sdk/contract'
import { jobChangeStateLabels } from '@nhansu/sdk/domains/job-changes'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useProfile } from '#web/session/use-profile.ts'
import { changeTitle } from './change-title.ts'
import { isCorrectable } from './correct-dialog.tsx'
import { setLines } from './fact-words.ts'

export type Change = Schemas['JobChange']
/** What a reader of changes asks to do with one. */
export type Asked = { what: 'withdraw' | 'correct'; change: Change }

interface ChangeListProps {
  changes: readonly Change[]
  /** Without it the changes are only read: they are those of another day. */
  onAsk?: ((asked: Asked) => void) | undefined
}

/** Changes of somebody's work with what they set, their paper and who wrote them. */
export function ChangeList({ changes, onAsk }: ChangeListProps) {
  const { permissions } = useProfile()
  const ask = permissions.has('employee_edit') ? onAsk : undefined
  return (
    <Stack as="ol" gap="md">
      {changes.map((change) => (
        <li key={change.id}>
          <Inline gap="sm">
            <Text weight="medium">{changeTitle(change)}</Text>
            <Status tone={tones[change.state]}>{jobChangeStateLabels[change.state]}</Status>
            {ask && isWithdrawable(change) && (
              <Button size="small" tone="quiet" onClick={() => ask({ what: 'withdraw', change })}>
                Rút
              </Button>
            )}
            {ask && isCorrectable(change) && (
              <Button size="small" tone="quiet" onClick={() => ask({ what: 'correct', change })}>
                Đính chính
              </Button>
            )}
          </Inline>
          <Text as="p" size="hint" tone="hint">
            {paperWords(change)}
          </Text>
          {[...setLines(change.facts), ...notes(change)].map((line) => (
            <Text key={line} as="p" tone="soft">
              {line}
            </Text>
          ))}
        </li>
      ))}
    </Stack>
  )
}

/** True for what waits and was written by itself; what a decision wrote is cancelled with that, pay stands elsewhere. */
function isWithdrawable({ state, kind, decision_id }: Change): boolean {
  return state === 'waiting' && kind !== 'pay' && decision_id === null
}

const tones = {
  waiting: 'warn',
  in_effect: 'plain',
  withdrawn: 'neutral',
  corrected: 'neutral',
  revoked: 'neutral',
} as const

function paperWords({ decision_no, decision_date, written_by, written_at }: Change): string {
  const paper =
    decision_no && `Quyết định ${decision_no}${decision_date ? ` ngày ${formatDate(decision_date)}` : ''}`
  const writer = `ghi lúc ${formatDateTime(written_at)}${written_by ? `, ${written_by}` : ''}`
  return [paper, writer].filter(Boolean).join(' · ')
}

function notes({ reason, end_reason, ended_by, held_up }: Change): string[] {
  return [
    ...(held_up ? [`Chưa áp dụng được: ${held_up}`] : []),
    ...(reason ? [`Ghi chú: ${reason}`] : []),
    ...(end_reason ? [`Lý do: ${end_reason}${ended_by ? ` (${ended_by})` : ''}`] : []),
  ]
}
