import { jobStateLabels } from '@nhansu/sdk/domains/system'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { ProgressRing } from '@nhansu/ui/progress-ring/progress-ring.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import { hasEnded, type JobRun, useJob } from './use-job.ts'

interface JobProgressProps {
  /** The run, as the call that began it has answered. */
  id: number
  /** What is waited for: 'Nhập nhân viên từ tệp'. */
  title: string
  /** Called once when the work is done; its result is the job's own. */
  onDone?: (run: JobRun) => void
  /** The dialog was closed; the work goes on unless it was cancelled. */
  onClose: () => void
  /** What whoever closes it before the end gives up. */
  note?: string
  /** What is shown of the result, also of what was done until it was cancelled, and what can be done with it. */
  children?: (run: JobRun) => ReactNode
}

/** Waits for background work: how far it is, 'Hủy', and what came of it. Whoever closes it finds the work going on. */
export function JobProgress({ id, title, onDone, onClose, note, children }: JobProgressProps) {
  const { data, error } = useJob(id)
  const cancel = useMutation(mutation('jobs.cancel'))
  const retry = useMutation(mutation('jobs.retry'))
  const run = data?.job
  useOnceDone(run, onDone)
  const problem = cancel.error ?? retry.error ?? error
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="small">
        <DialogHeader title={title} />
        <DialogBody>
          <Stack>
            {run ? <Standing run={run} /> : <Text tone="soft">Đang gửi yêu cầu…</Text>}
            {note !== undefined && !(run && hasEnded(run)) && (
              <Text as="p" tone="soft">
                {note}
              </Text>
            )}
            {run && hasOutcome(run) && children?.(run)}
            {problem && (
              <Text as="p" tone="bad">
                {errorText(problem)}
              </Text>
            )}
          </Stack>
        </DialogBody>
        <DialogFooter>
          {run && !hasEnded(run) && (
            <Button
              tone="danger"
              loading={cancel.isPending || run.is_cancelling}
              onClick={() => cancel.mutate({ path: { id } })}
            >
              Hủy
            </Button>
          )}
          {run?.can_retry && (
            <Button loading={retry.isPending} onClick={() => retry.mutate({ path: { id } })}>
              Chạy lại
            </Button>
          )}
          <Button onClick={onClose}>{run && !hasEnded(run) ? 'Chạy nền' : 'Đóng'}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Standing({ run }: { run: JobRun }) {
  const { state, message, done, total } = run
  const tone = state === 'failed' ? 'bad' : state === 'done' ? 'ok' : 'brand'
  return (
    <Inline gap="md" align="center">
      <ProgressRing value={shareOf(run)} label="Tiến độ" size="large" tone={tone} />
      <Stack gap="xs">
        <output aria-live="polite">
          <Text weight="strong">{run.is_cancelling ? 'Đang hủy' : jobStateLabels[state]}</Text>
        </output>
        {total !== null && (
          <Text tone="soft" tabular>
            {`${formatNumber(done)} / ${formatNumber(total)}`}
          </Text>
        )}
        {message && <Text tone={state === 'failed' ? 'bad' : 'soft'}>{message}</Text>}
      </Stack>
    </Inline>
  )
}

/** How much of a run is done, 0 to 100; nothing is claimed of one that does not know how much there is. */
export function shareOf({ state, done, total }: Pick<JobRun, 'state' | 'done' | 'total'>): number {
  if (state === 'done') return 100
  return total ? Math.min(100, (100 * done) / total) : 0
}

function useOnceDone(run: JobRun | undefined, onDone: ((run: JobRun) => void) | undefined): void {
  const told = useRef(false)
  useEffect(() => {
    if (run?.state !== 'done' || told.current) return
    told.current = true
    onDone?.(run)
  }, [run, onDone])
}

/** Work that was cancelled or has failed may keep what it came to until then. */
function hasOutcome(run: JobRun): boolean {
  return run.state === 'done' || (hasEnded(run) && run.result !== null)
}
