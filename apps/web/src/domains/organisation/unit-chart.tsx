import { saveFile } from '@nhansu/sdk'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { OrgChart } from '@nhansu/ui/org-chart/org-chart.tsx'
import type { TreeItem } from '@nhansu/ui/tree/tree-item.ts'
import { headcountState, openToUnitLevel, type Unit, type UnitItem } from './unit-tree.ts'

interface UnitChartProps {
  items: readonly UnitItem[]
  selected: number | null
  onOpen: (id: number) => void
}

/** The units as boxes and lines, to look at, print and take along. */
export default function UnitChart({ items, selected, onOpen }: UnitChartProps) {
  return (
    <Card>
      <OrgChart
        label="Sơ đồ tổ chức"
        items={items}
        defaultExpanded={openToUnitLevel(items, 4)}
        detailOf={detailOf}
        selected={selected}
        onOpen={({ id }) => onOpen(Number(id))}
        onPicture={(blob) => saveFile({ blob, name: 'so-do-to-chuc.png' })}
      />
    </Card>
  )
}

function detailOf({ data }: TreeItem<Unit>) {
  if (!data) return {}
  const { figure, words, tone } = headcountState(data)
  return {
    note: data.manager_name ?? undefined,
    text: [`${figure} người`, words?.toLocaleLowerCase('vi')].filter(Boolean).join(', '),
    tone,
  }
}
