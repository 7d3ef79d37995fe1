import {
  trainingCommitmentReckoningLabels,
  trainingCommitmentStateLabels,
  trainingContractContentLabels,
} from '@nhansu/sdk/domains/training'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-commitments'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Download, GraduationCap, Printer } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { coursePath, coursesPath } from '../courses/course-paths.ts'
import { PersonLink } from '../row-links.tsx'
import { type CommitmentDeedName, commitmentDeeds } from './commitment-deeds.ts'
import { CommitmentState } from './commitment-state.tsx'
import { contractTerms } from './contract-terms.ts'
import { leftOf } from './commitment-words.ts'
import type { Commitment } from './deed-dialog.tsx'
import { isSettled, useCommitmentPaper } from './use-commitment-paper.ts'
import { useSignedFile } from './signed-file-link.tsx'

const DeedDialog = lazy(() => import('./deed-dialog.tsx'))

const commitments = defineResource('trainingCommitments', {
  facts: fieldFacts,
  title: 'Cam kết đào tạo',
  label: 'cam kết đào tạo',
  nameOf: ({ number, full_name: name }) => `${number}, ${name}`,
  search: ['number', 'full_name', 'nhansu_id', 'training_name'],
  searchLabel: 'Tìm số cam kết, người, mã NV, tên khóa',
  permissions: { edit: 'training_edit', delete: 'training_delete' },
  keeps: ({ state }) => (state === 'draft' ? null : 'Cam kết đã ký được giữ nguyên.'),
  useActions: useCommitmentActions,
  columns: [
    { field: 'number', filter: 'text', kind: 'code', width: 130 },
    {
      field: 'full_name',
      filter: { by: 'employee_id', kind: { reference: 'employees' } },
      main: true,
      width: 180,
      cell: (name, { employee_id: id }) => <PersonLink id={id} name={name} />,
    },
    { field: 'nhansu_id', kind: 'code', hidden: true },
    { field: 'unit_name', filter: { by: 'department_id', kind: { reference: 'departments' } }, hidden: true },
    {
      field: 'training_name',
      filter: { by: 'training_id', kind: { reference: 'trainings' } },
      width: 210,
      cell: (name, { training_id: id }) => (
        <Link tone="quiet" href={coursePath(id)}>
          {name}
        </Link>
      ),
    },
    {
      field: 'state',
      filter: { labels: trainingCommitmentStateLabels },
      width: 140,
      cell: (state) => <CommitmentState state={state} />,
    },
    { field: 'to_date', filter: 'date', width: 110 },
    { field: 'left', width: 120, cell: (_, commitment) => leftOf(commitment) },
    { field: 'repayment', kind: 'number', width: 140 },
    { field: 'cost', kind: 'number', hidden: true },
    { field: 'months', kind: 'number', hidden: true },
    { field: 'signed_on', kind: 'date', hidden: true },
    { field: 'from_date', filter: 'date', hidden: true },
    { field: 'left_on', kind: 'date', hidden: true },
    { field: 'decision_no', kind: 'code', hidden: true },
    { field: 'close_reason', hidden: true },
    { field: 'paid_on', kind: 'date', hidden: true },
    {
      field: 'missing_contents',
      hidden: true,
      cell: (contents) => contents.map((content) => trainingContractContentLabels[content]).join('; ') || '–',
    },
    { field: 'note', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
  form: [
    { field: 'training_id', input: { reference: 'trainings', nameIn: 'training_name' } },
    {
      field: 'employee_id',
      input: { reference: 'employees', nameIn: 'full_name' },
      hint: 'Người đã có trong danh sách học viên của khóa.',
    },
    { field: 'months', input: 'number' },
    {
      field: 'reckoned_by',
      input: { labels: trainingCommitmentReckoningLabels },
      initial: 'month',
      required: true,
      hint: 'Cách tính phần chưa phục vụ, như hai bên thỏa thuận.',
    },
    { field: 'leave_counts', input: 'switch' },
    ...contractTerms,
    { field: 'note', input: 'long-text' },
  ],
})

/** What people promised in return for courses that the company paid for. */
export default listScreen(commitments)

const courses = {
  id: 'courses',
  label: 'Khóa đào tạo',
  icon: GraduationCap,
  href: coursesPath,
} as const

function useCommitmentActions(): ListActions<Commitment> {
  const mayEdit = usePermission('training_edit')
  const openFile = useSignedFile()
  const print = useCommitmentPaper()
  const [open, setOpen] = useState<{ deed: CommitmentDeedName; commitment: Commitment }>()
  const row = useMemo(() => {
    const deeds = Object.entries(commitmentDeeds) as [
      CommitmentDeedName,
      (typeof commitmentDeeds)[CommitmentDeedName],
    ][]
    const file = {
      id: 'file',
      label: 'Tải bản đã ký',
      icon: Download,
      onSelect: ({ id }: Commitment) => void openFile(id),
      hidden: ({ file_name: name }: Commitment) => name === null,
    }
    const papers = [
      {
        id: 'paper',
        label: 'In hợp đồng đào tạo',
        icon: Printer,
        onSelect: ({ id }: Commitment) => void print('paper', id),
      },
      {
        id: 'settlement-paper',
        label: 'In biên bản thanh lý',
        icon: Printer,
        onSelect: ({ id }: Commitment) => void print('settlementPaper', id),
        hidden: ({ state }: Commitment) => !isSettled(state),
      },
    ]
    if (!mayEdit) return [...papers, file]
    return [
      ...deeds.map(([deed, { label, icon, from }]) => ({
        id: deed,
        label,
        icon,
        onSelect: (commitment: Commitment) => setOpen({ deed, commitment }),
        hidden: ({ state }: Commitment) => state !== from,
      })),
      ...papers,
      file,
    ]
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the downloads need nothing that changes
  }, [mayEdit])
  return {
    page: [courses],
    row,
    dialogs: <Suspense>{open && <DeedDialog {...open} onClose={() => setOpen(undefined)} />}</Suspense>,
  }
}
