import { Status } from '@nhansu/ui/badge/status.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import type { TreeItem } from '@nhansu/ui/tree/tree-item.ts'
import { DetailPanel } from '#web/kit/detail-page/detail-panel.tsx'
import { RowButtons } from '#web/kit/detail-page/row-buttons.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { DepartmentEmployees } from './department-employees.tsx'
import { DepartmentFacts } from './department-facts.tsx'
import { levelLabel, type Department } from './department-tree.ts'

interface DepartmentFileProps {
  department: Department
  /** A past day that is looked at; null for today. */
  asOf: string | null
  actions: readonly RowAction<TreeItem<Department>>[]
  onClose: () => void
}

/** A department at a glance, beside the tree; on a narrow window over it. */
export function DepartmentFile({ department, asOf, actions, onClose }: DepartmentFileProps) {
  const { id, name, code, level, is_active } = department
  const mayAskWho = usePermission('employee_access') && asOf === null
  const facts = {
    id: 'facts',
    label: 'Thông tin',
    content: <DepartmentFacts department={department} asOf={asOf} />,
  }
  const people = {
    id: 'people',
    label: 'Nhân viên',
    content: <DepartmentEmployees department={department} asOf={asOf} />,
  }
  return (
    <DetailPanel
      title={name}
      status={!is_active && <Status tone="neutral">Đã giải thể</Status>}
      summary={`${levelLabel(level)}, mã ${code}`}
      actions={<RowButtons row={{ id, label: name, data: department }} actions={actions} />}
      tabsLabel={`Hồ sơ đơn vị ${name}`}
      tabs={mayAskWho ? [facts, people] : [facts]}
      closeLabel="Đóng hồ sơ đơn vị"
      onClose={onClose}
    />
  )
}
