import { BookOpen, Printer, School, Undo2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { BulkAction, RowAction } from '@nhansu/ui/data-table/row-action.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { usePermission, useProfile } from '#web/session/use-profile.ts'
import { certificatesPath } from './held-paths.ts'
import type { EmployeeCertificate } from './revoke-dialog.tsx'
import { useCertificatePapers } from './use-certificate-papers.ts'

// Their code comes with the first one that is opened.
const RenewDialog = lazy(() => import('./renew-dialog.tsx'))
const RevokeDialog = lazy(() => import('./revoke-dialog.tsx'))

const useWorkbooks = workbookActions(
  'employeeCertificates',
  { export: 'training_export', import: 'training_edit' },
  {
    description:
      'Mỗi dòng là một chứng chỉ mà nhân viên đã có: do nơi khác cấp, hoặc cấp trước khi dùng phần mềm. Số chứng chỉ đã có của cùng nhân viên thì được cập nhật, ô để trống thì giữ nguyên. Chứng chỉ do khóa đào tạo hoặc đợt kiểm tra cấp không sửa được bằng tệp. Nếu có dòng sai thì chưa có gì được nhập.',
    hint: 'Tối đa 10,000 dòng.',
    megabytes: 5,
  },
)

const catalogue = {
  id: 'catalogue',
  label: 'Danh mục chứng chỉ',
  icon: BookOpen,
  href: certificatesPath,
} as const

const renewing = { id: 'renew', label: 'Mở lớp gia hạn', icon: School } as const
const printing = { id: 'print', label: 'In giấy chứng nhận', icon: Printer } as const

/** So many certificates go into one class, and onto one print. */
const limits = { renew: 2000, print: 500 } as const

/** What is open over the list. */
type Task = { kind: 'renew'; ids: readonly number[] } | { kind: 'revoke'; certificate: EmployeeCertificate }

/** What can be done with certificates held, for who may do it. */
export function useHeldActions(list: ShownList<object>): ListActions<EmployeeCertificate> {
  const workbooks = useWorkbooks(list)
  const mayEdit = usePermission('training_edit')
  // The company certifies what it gave itself.
  const issuer = useProfile().company?.name.toLowerCase()
  const { print } = useCertificatePapers()
  const [task, setTask] = useState<Task>()
  const row = useMemo(
    (): RowAction<EmployeeCertificate>[] => [
      {
        ...renewing,
        onSelect: ({ id }) => setTask({ kind: 'renew', ids: [id] }),
        hidden: ({ state }) => state !== 'expiring' && state !== 'expired',
      },
      {
        ...printing,
        onSelect: ({ id }) => void print([id]),
        hidden: ({ state, training_id: course, exam_id: exam, issuer: given }) =>
          (course === null && exam === null) ||
          given?.toLowerCase() !== issuer ||
          state === 'revoked' ||
          state === 'reviewing',
      },
      {
        id: 'revoke',
        label: 'Thu hồi',
        icon: Undo2,
        intent: 'danger',
        onSelect: (certificate) => setTask({ kind: 'revoke', certificate }),
        hidden: ({ state }) => state === 'revoked',
      },
    ],
    [print, issuer],
  )
  const bulk: BulkAction[] = [
    {
      ...renewing,
      limit: limits.renew,
      onSelect: async (selection) => {
        const ids = await list.idsOf(selection)
        if (ids) setTask({ kind: 'renew', ids })
      },
    },
    {
      ...printing,
      limit: limits.print,
      onSelect: async (selection) => {
        const ids = await list.idsOf(selection)
        if (ids) await print([...ids])
      },
    },
  ]
  const close = () => setTask(undefined)
  return {
    ...workbooks,
    page: [...(workbooks.page ?? []), catalogue],
    row: mayEdit ? row : [],
    bulk: mayEdit ? bulk : [],
    dialogs: (
      <>
        {workbooks.dialogs}
        <Suspense>
          {task?.kind === 'renew' && <RenewDialog ids={task.ids} onClose={close} />}
          {task?.kind === 'revoke' && <RevokeDialog certificate={task.certificate} onClose={close} />}
        </Suspense>
      </>
    ),
  }
}
