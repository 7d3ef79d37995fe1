import { saveFile } from '@nhansu/sdk'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { OrgChart } from '@nhansu/ui/org-chart/org-chart.tsx'
import type { TreeItem } from '@nhansu/ui/tree/tree-item.ts'
import {
  headcountState,
  openToDepartmentLevel,
  type Department,
  type DepartmentItem,
} from './department-tree.ts'

interface DepartmentChartProps {
  items: readonly DepartmentItem[]
  selected: number | null
  onOpen: (id: number) => void
}

/** The departments as boxes and lines, to look at, print and take along. */
export default function DepartmentChart({ items, selected, onOpen }: DepartmentChartProps) {
  return (
    <Card>
      <OrgChart
        label="Sơ đồ tổ chức"
        items={items}
        defaultExpanded={openToDepartmentLevel(items, 4)}
        detailOf={detailOf}
        selected={selected}
        onOpen={({ id }) => onOpen(Number(id))}
        onPicture={(blob) => saveFile({ blob, name: 'so-do-to-chuc.png' })}
      />
    </Card>
  )
}

function detailOf({ data }: TreeItem<Department>) {
  if (!data) return {}
  const { figure, words, tone } = headcountState(data)
  return {
    note: data.manager_name ?? undefined,
    text: [`${figure} người`, words?.toLocaleLowerCase('vi')].filter(Boolean).join(', '),
    tone,
  }
}
