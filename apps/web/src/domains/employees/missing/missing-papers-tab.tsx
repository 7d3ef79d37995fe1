import { paperStateLabels } from '@nhansu/sdk/domains/employees'
import type { Schemas } from '@nhansu/sdk/contract'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import { FactSection } from '../file/fact-section.tsx'
import { showChecklist } from './checklist.tsx'
import type { MarkState } from './mark-dialog.tsx'

type Paper = Schemas['CheckedPaper']

// Opened seldom beside a tab that is read.
const MarkDialog = lazy(() => import('./mark-dialog.tsx'))

/** The papers that the company asks of an employee: what is there and where, what is waived and why, what is missing. */
export default function MissingPapersTab({ employee }: FilePartProps) {
  const asked = useQuery(query('employeeMissingPapers.show', { path: { id: employee.id } }))
  const mayMark = usePermission('employee_edit')
  const unmark = useUnmark(employee.id)
  const [opened, setOpened] = useState<{ paper: Paper; state: MarkState }>()
  return (
    <Loaded query={asked} title="Hồ sơ phải nộp">
      {({ checklist: { papers, present, total } }) => (
        <FactSection title="Hồ sơ phải nộp">
          {papers.length === 0 ? (
            <EmptyState title="Công ty chưa yêu cầu hồ sơ nào của nhân viên này" level={3} />
          ) : (
            <Stack>
              <Text tone="soft">{`Đã có ${present}/${total} hồ sơ phải nộp.`}</Text>
              <Stack as="ul" gap="md">
                {papers.map((paper) => (
                  <li key={paper.id}>
                    <PaperLine
                      paper={paper}
                      onMark={mayMark ? (state) => setOpened({ paper, state }) : undefined}
                      onUnmark={() => void unmark(paper)}
                    />
                  </li>
                ))}
              </Stack>
            </Stack>
          )}
          <Suspense>
            {opened && (
              <MarkDialog
                key={opened.paper.id}
                employee={employee}
                {...opened}
                onClose={() => setOpened(undefined)}
              />
            )}
          </Suspense>
        </FactSection>
      )}
    </Loaded>
  )
}

interface PaperLineProps {
  paper: Paper
  /** Absent for who may only read. */
  onMark: ((state: MarkState) => void) | undefined
  onUnmark: () => void
}

function PaperLine({ paper, onMark, onUnmark }: PaperLineProps) {
  const { name, state } = paper
  const isMarked = state === 'handed_in' || state === 'waived'
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Inline gap="sm">
          <Text weight="medium">{name}</Text>
          <Status tone={tones[state]}>{paperStateLabels[state]}</Status>
        </Inline>
        {isMarked && <Text tone="soft">{markWords(paper)}</Text>}
      </Stack>
      {onMark && (
        <Inline gap="sm">
          {deedsOf(state).map(({ to, words }) => (
            <Button
              key={to}
              size="small"
              {...(to === 'waived' && { tone: 'quiet' as const })}
              aria-label={`${words}: ${name}`}
              onClick={() => onMark(to)}
            >
              {words}
            </Button>
          ))}
          {isMarked && (
            <Button size="small" tone="quiet" aria-label={`Bỏ đánh dấu: ${name}`} onClick={onUnmark}>
              Bỏ đánh dấu
            </Button>
          )}
        </Inline>
      )}
    </Inline>
  )
}

const tones: Record<Paper['state'], StatusTone> = {
  missing: 'warn',
  handed_in: 'ok',
  waived: 'neutral',
  document: 'ok',
}

/** What can be written of a paper, as its button says it. */
function deedsOf(state: Paper['state']): readonly { to: MarkState; words: string }[] {
  if (state === 'handed_in' || state === 'waived') return [{ to: state, words: 'Sửa' }]
  return [
    { to: 'handed_in', words: 'Đã nộp' },
    { to: 'waived', words: 'Miễn nộp' },
  ]
}

/** 'Nộp ngày 02-03-2026 · Tủ A, kệ 3', or the reason of a waiver. */
function markWords({ handed_in_on, storage_place, reason }: Paper): string {
  return [handed_in_on && `Nộp ngày ${formatDate(handed_in_on)}`, storage_place, reason]
    .filter(Boolean)
    .join(' · ')
}

/** Takes a mark back at once; the toast puts it there again. */
function useUnmark(id: number) {
  const { mutateAsync: unmark } = useMutation(mutation('employeeMissingPapers.unmark'))
  const { mutateAsync: mark } = useMutation(mutation('employeeMissingPapers.mark'))
  const toast = useToast()
  const undo = async ({ id: paper_id, state, ...held }: Paper & { state: MarkState }) => {
    const { handed_in_on, storage_place, reason, name } = held
    try {
      const body = { state, handed_in_on, storage_place, reason, version: 0 }
      showChecklist(id, await mark({ path: { id, paper_id }, body }))
      toast.ok('Đã đánh dấu lại.', { description: name })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return async (paper: Paper) => {
    const { state, name } = paper
    if (state !== 'handed_in' && state !== 'waived') return
    try {
      showChecklist(id, await unmark({ path: { id, paper_id: paper.id } }))
      toast.ok('Đã bỏ đánh dấu.', {
        description: name,
        action: { run: () => void undo({ ...paper, state }) },
      })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
}
