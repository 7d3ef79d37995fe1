import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { Dialog, DialogClose } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { mutation } from '#web/session/queries.ts'

type Judged = Data<'trainingEmployees.judge'>

const title = 'Ghi kết quả theo điểm và tham dự?'

/** Says who would pass by the marks of the course and who would not, and writes it. */
export function JudgeDialog({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const path = { id: courseId }
  const found = useQuery({
    queryKey: ['trainingEmployees.judge', courseId, 'look'],
    queryFn: ({ signal }) =>
      client.call('trainingEmployees.judge', { path, query: { dry_run: true } }, { signal }),
    // Scores may have been written since it was looked at last.
    gcTime: 0,
  })
  const [judging] = useState(() => mutation('trainingEmployees.judge'))
  const { mutateAsync: judge } = useMutation(judging)
  const toast = useToast()
  const change = (open: boolean) => open || onClose()
  // Nobody writes what he has not seen.
  if (found.data === undefined) {
    return (
      <Dialog open onOpenChange={change}>
        <DialogContent kind="alert" size="small">
          <DialogHeader title={title} description={found.isError ? errorText(found.error) : 'Đang xét…'} />
          <DialogFooter>
            <DialogClose>
              <Button>Đóng</Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={change}
      title={title}
      description={told(found.data)}
      confirmLabel="Ghi kết quả"
      {...namesOf(found.data)}
      onConfirm={async () => {
        const done = await judge({ path })
        toast.ok(`Đã ghi kết quả: ${totals(done)}.`)
      }}
      errorText={(reason) => errorText(reason)}
    />
  )
}

function totals({ passed, failed }: Judged): string {
  return `${passed} đạt, ${failed.length} không đạt`
}

function told(judged: Judged): string {
  const waiting = judged.left.length > 0 ? ` ${judged.left.length} người chưa xét được.` : ''
  return `Học viên chưa có kết quả: ${totals(judged)}.${waiting}`
}

/** Who does not pass, or cannot be judged, and why. */
function namesOf({ failed, left }: Judged) {
  const names = [...failed, ...left].map(
    ({ full_name: name, nhansu_id: code, reason }) => `${name} (${code}): ${reason}`,
  )
  return names.length > 0 ? { touched: { label: 'Không đạt hoặc chưa xét được', names } } : {}
}
