import type { Data, Schemas } from '@nhansu/sdk/contract'
import { jobChangeKindLabels, jobChangeStateLabels } from '@nhansu/sdk/domains/job-changes'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import { FactSection } from '../file/fact-section.tsx'
import { CorrectDialog, isCorrectable } from './correct-dialog.tsx'
import { factLines, setLines } from './fact-words.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Change = Schemas['JobChange']
type Asked = { what: 'withdraw' | 'correct'; change: Change }

/** What somebody's work is now, what waits for its day, and everything that was written of it. */
export default function JobTab({ employee }: FilePartProps) {
  const job = useQuery(query('jobChanges.ofEmployee', { path: { id: employee.id } }))
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <>
      <Loaded query={job} title="Không mở được quá trình công việc">
        {(answer) => <JobOf answer={answer} onAsk={setAsked} />}
      </Loaded>
      {asked?.what === 'withdraw' && <WithdrawDialog change={asked.change} onClose={close} />}
      {asked?.what === 'correct' && <CorrectDialog change={asked.change} onClose={close} />}
    </>
  )
}

interface JobOfProps {
  answer: Data<'jobChanges.ofEmployee'>
  onAsk: (asked: Asked) => void
}

function JobOf({ answer: { job, changes }, onAsk }: JobOfProps) {
  const waiting = changes.filter(({ state }) => state === 'waiting').toReversed()
  const written = changes.filter(({ state }) => state !== 'waiting')
  return (
    <Stack gap="xl">
      <FactSection title="Công việc hiện tại" items={factLines(job.facts)}>
        <Text as="p" size="hint" tone="hint">{`Từ ngày ${formatDate(job.since)}.`}</Text>
      </FactSection>
      {waiting.length > 0 && (
        <FactSection title="Chờ hiệu lực">
          <ChangeList changes={waiting} onAsk={onAsk} />
        </FactSection>
      )}
      <FactSection title="Quá trình công việc">
        <ChangeList changes={written} onAsk={onAsk} />
      </FactSection>
    </Stack>
  )
}

function ChangeList({ changes, onAsk }: { changes: readonly Change[]; onAsk: JobOfProps['onAsk'] }) {
  const { permissions } = useProfile()
  const mayWrite = permissions.has('employee_edit')
  return (
    <Stack as="ol" gap="md">
      {changes.map((change) => (
        <li key={change.id}>
          <Inline gap="sm">
            <Text weight="medium">{titleOf(change)}</Text>
            <Status tone={tones[change.state]}>{jobChangeStateLabels[change.state]}</Status>
            {mayWrite && isWithdrawable(change) && (
              <Button size="small" tone="quiet" onClick={() => onAsk({ what: 'withdraw', change })}>
                Rút
              </Button>
            )}
            {mayWrite && isCorrectable(change) && (
              <Button size="small" tone="quiet" onClick={() => onAsk({ what: 'correct', change })}>
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

/** 'Từ ngày 01-12-2026: Điều chuyển'. */
function titleOf({ effective_date, kind }: Change): string {
  return `Từ ngày ${formatDate(effective_date)}: ${jobChangeKindLabels[kind]}`
}

function paperWords({ decision_no, decision_date, written_by, written_at }: Change): string {
  const paper =
    decision_no && `Quyết định ${decision_no}${decision_date ? ` ngày ${formatDate(decision_date)}` : ''}`
  const writer = `ghi ngày ${formatDate(written_at)}${written_by ? `, ${written_by}` : ''}`
  return [paper, writer].filter(Boolean).join(' · ')
}

function notes({ reason, end_reason, ended_by, held_up }: Change): string[] {
  return [
    ...(held_up ? [`Chưa áp dụng được: ${held_up}`] : []),
    ...(reason ? [`Ghi chú: ${reason}`] : []),
    ...(end_reason ? [`Lý do: ${end_reason}${ended_by ? ` (${ended_by})` : ''}`] : []),
  ]
}
