import { decisionApplicationLabels } from '@nhansu/sdk/domains/decisions'
import { decisionStatusLabels, decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { fieldFacts } from '@nhansu/sdk/field-facts/decisions'
import type { BulkAction, RowAction } from '@nhansu/ui/data-table/row-action.ts'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { Eye, Pencil, Plus, Send, Settings2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import { opens } from '#web/kit/resource/opens.tsx'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { decisionPath, editDecisionPath, newDecisionPath } from './decision-paths.ts'
import { DecisionState } from './decision-state.tsx'

// Their code comes with the first time that they are opened.
const BulkIssueDialog = lazy(() => import('./bulk-issue/bulk-issue-dialog.tsx'))
const DecisionRules = lazy(() => import('./decision-rules.tsx'))

const labels: Readonly<Record<number, string>> = decisionTypeLabels

const decisions = defineResource('decisions', {
  facts: fieldFacts,
  title: 'Danh sách quyết định',
  label: 'quyết định',
  nameOf: ({ decision_number, decision_type, employee_names }) =>
    `${decision_number ?? 'Bản nháp'} (${labels[decision_type] ?? ''}, ${employee_names})`,
  search: ['decision_number', 'summary'],
  searchLabel: 'Tìm theo số hoặc trích yếu',
  columns: [
    {
      field: 'decision_number',
      filter: 'text',
      main: true,
      kind: 'code',
      width: 150,
      opens: opens('show'),
      cell: (number) => number ?? 'Bản nháp',
    },
    { field: 'decision_type', filter: { labels: decisionTypeLabels }, width: 185 },
    { field: 'summary', filter: 'text', width: 205 },
    {
      field: 'employee_names',
      filter: { by: 'employee_id', kind: { reference: 'employees' } },
      width: 180,
      cell: (names, { people_total }) =>
        people_total > 3 ? `${names} và ${people_total - 3} người khác` : names,
    },
    { field: 'effective_date', filter: 'date', width: 120 },
    { field: 'sign_date', filter: 'date', width: 120, hidden: true },
    {
      field: 'status_name',
      filter: { labels: decisionStatusLabels },
      width: 160,
      cell: (status) => <DecisionState status={status} />,
    },
    {
      field: 'applied_total',
      filter: { by: 'application', kind: { labels: decisionApplicationLabels } },
      kind: 'number',
      width: 120,
      hidden: true,
      cell: (applied, { people_total }) => (applied === null ? '' : `${applied}/${people_total}`),
    },
    { field: 'signer_name', width: 160, hidden: true },
  ],
  permissions: { edit: 'document_edit', delete: 'document_delete' },
  useActions: useDecisionActions,
})

/** The decisions of the company: drafts, what waits for its day, what is in effect, what was taken back. */
export default listScreen(decisions)

const useWorkbooks = workbookActions(
  'decisions',
  { export: 'document_export', import: 'decision_issue' },
  {
    description:
      'Mỗi dòng là một người của một quyết định đã ký từ trước; quyết định về nhiều người có nhiều dòng cùng số. Quyết định được ghi vào sổ là đã có hiệu lực, thông tin công việc của nhân viên không thay đổi. Thay đổi đã có trong hồ sơ với cùng số và ngày được gắn với quyết định. Nếu có dòng sai thì chưa có gì được nhập.',
    hint: 'Tối đa 10,000 dòng.',
    megabytes: 5,
  },
)

/** So many decisions are issued at once. */
const mostAtOnce = 100

function useDecisionActions(list: ShownList<object>): ListActions<Row<'decisions'>> {
  const workbooks = useWorkbooks(list)
  const mayEdit = usePermission('document_edit')
  const mayRule = usePermission('permission_edit')
  const [isRuling, setIsRuling] = useState(false)
  const mayIssue = usePermission('decision_issue')
  const [issued, setIssued] = useState<readonly number[]>()
  const navigate = useNavigate()
  const row = useMemo(
    (): RowAction<Row<'decisions'>>[] => [
      {
        id: 'show',
        label: 'Xem quyết định',
        icon: Eye,
        href: ({ id }) => decisionPath(id),
      },
      {
        id: 'change',
        label: 'Sửa bản nháp',
        icon: Pencil,
        hidden: ({ state }) => !mayEdit || state !== 'draft',
        onSelect: ({ id }) => void navigate(editDecisionPath(id)),
      },
    ],
    [mayEdit, navigate],
  )
  const creating: PageAction = {
    id: 'create',
    label: 'Thêm quyết định',
    icon: Plus,
    tone: 'primary',
    onSelect: () => void navigate(newDecisionPath),
  }
  const ruling: PageAction = {
    id: 'rules',
    label: 'Quy định ban hành',
    icon: Settings2,
    folded: true,
    onSelect: () => setIsRuling(true),
  }
  const issuing: BulkAction = {
    id: 'issue',
    label: 'Ban hành',
    icon: Send,
    limit: mostAtOnce,
    onSelect: async (selection) => {
      const ids = await list.idsOf(selection)
      // In the order in which they were drafted they get their numbers.
      if (ids) setIssued(ids.toSorted((one, other) => one - other))
    },
  }
  return {
    ...workbooks,
    row,
    bulk: mayIssue ? [issuing] : [],
    page: [...(workbooks.page ?? []), ...(mayRule ? [ruling] : []), ...(mayEdit ? [creating] : [])],
    dialogs: (
      <>
        {workbooks.dialogs}
        <Suspense>
          {isRuling && <DecisionRules onClose={() => setIsRuling(false)} />}
          {issued && <BulkIssueDialog ids={issued} onClose={() => setIssued(undefined)} />}
        </Suspense>
      </>
    ),
  }
}
