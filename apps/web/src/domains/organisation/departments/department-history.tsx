import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { useQuery } from '@tanstack/react-query'
import { type HistoryEntry, HistoryList } from '#web/kit/detail-page/history-list.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { levelLabel, type Department } from './department-tree.ts'

interface DepartmentHistoryProps {
  department: Department
  onClose: () => void
}

type Version = Data<'departments.history'>['versions'][number]

/** What a department was, version by version, newest first. */
export function DepartmentHistory({ department, onClose }: DepartmentHistoryProps) {
  const history = useQuery(query('departments.history', { path: { id: department.id } }))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader title={`Lịch sử ${department.name}`} />
        <DialogBody>
          <Loaded query={history}>{({ versions }) => <HistoryList entries={versions.map(entry)} />}</Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function entry(version: Version, place: number, versions: readonly Version[]): HistoryEntry {
  return {
    id: `${version.valid_from} ${version.valid_to}`,
    title: period(version),
    changes: changesOf(version, place === versions.length - 1),
  }
}

function period({ valid_from, valid_to }: Version): string {
  const until = valid_to === null ? 'đến nay' : `đến hết ${formatDate(dayBefore(valid_to))}`
  return `Từ ${formatDate(valid_from)} ${until}`
}

function dayBefore(day: string): string {
  const before = new Date(`${day}T00:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 1)
  return before.toISOString().slice(0, 10)
}

type ChangeText = (version: Version) => string

const changeTexts: Readonly<Record<string, ChangeText>> = {
  parent_id: ({ parent_name }) => `Thuộc: ${parent_name ?? 'không (đơn vị lớn nhất)'}`,
  code: ({ code }) => `Mã: ${code}`,
  name: ({ name }) => `Tên: ${name}`,
  short_name: ({ short_name }) => `Tên viết tắt: ${short_name ?? 'không có'}`,
  level: ({ level }) => `Cấp: ${levelLabel(level)}`,
  manager_id: ({ manager_name }) => `Trưởng đơn vị: ${manager_name ?? 'chưa có'}`,
  headcount_plan: ({ headcount_plan }) => `Định biên: ${headcount_plan ?? 'chưa có'}`,
  decision_no: ({ decision_no }) => `Số quyết định: ${decision_no ?? 'không có'}`,
  is_active: ({ is_active, closed_on, close_decision_no }) =>
    is_active
      ? 'Mở lại'
      : `Giải thể${closed_on === null ? '' : ` ngày ${formatDate(closed_on)}`}${close_decision_no === null ? '' : `, quyết định ${close_decision_no}`}`,
  merged_into_id: ({ merged_into_name }) => `Sáp nhập vào: ${merged_into_name ?? 'không'}`,
}

/** What is new in a version; of the first one, what it began with. */
function changesOf(version: Version, isFirst: boolean): string[] {
  const fields = isFirst ? beginningOf(version) : version.changed
  return fields.flatMap((field) => changeTexts[field]?.(version) ?? [])
}

// A department that ended on the day it began has one version only.
const beginningOf = ({ is_active, merged_into_id }: Version) => [
  'name',
  'parent_id',
  'level',
  ...(is_active ? [] : ['is_active']),
  ...(merged_into_id === null ? [] : ['merged_into_id']),
]
