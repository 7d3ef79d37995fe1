import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { EmployeeFile } from '../file/employee-file.ts'
import { JobDialog } from '../job/opened-job-dialog.ts'
import { removalNote } from './removal-note.ts'

interface RemoveDialogProps {
  employee: EmployeeFile
  onClose: () => void
}

/** Deletes a file that was made by mistake, with the way back; of a file that has to stay it offers 'Nghỉ việc'. */
export default function RemoveDialog({ employee, onClose }: RemoveDialogProps) {
  const { id, full_name: whom, account, work_state } = employee
  const [leaves, setLeaves] = useState(false)
  const mayChange = usePermission('employee_edit')
  const { mutateAsync: destroy } = useMutation(mutation('employees.destroy'))
  const { mutateAsync: restore } = useMutation(mutation('employees.restore'))
  const toast = useToast()
  const navigate = useNavigate()
  const description = `Nhân viên: ${whom}`
  const remove = async () => {
    await destroy({ path: { id } })
    const undo = () =>
      void restore({ body: { ids: [id] } }).then(
        () => toast.ok(messages.restored, { description }),
        (error: unknown) => toast.bad(errorText(error)),
      )
    toast.ok(messages.destroyed, { description, action: { run: undo } })
    void navigate('/nhan-vien', { replace: true })
  }
  if (leaves)
    return (
      <Suspense>
        <JobDialog
          after={work_state}
          first="termination"
          ids={[id]}
          whom={whom}
          account={account}
          onClose={onClose}
        />
      </Suspense>
    )
  const mayLeave = mayChange && work_state !== 'left'
  const refused = (reason: unknown) => (
    <Inline as="span" gap="sm">
      {errorText(reason)}
      {mayLeave && (
        <Button size="small" onClick={() => setLeaves(true)}>
          Nghỉ việc
        </Button>
      )}
    </Inline>
  )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      tone="danger"
      title={`Xóa hồ sơ ${whom}?`}
      description={removalNote}
      confirmLabel="Xóa"
      onConfirm={remove}
      errorText={refused}
    />
  )
}
