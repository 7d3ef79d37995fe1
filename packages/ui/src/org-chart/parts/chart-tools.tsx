import {
  ChevronsDownUp,
  ChevronsUpDown,
  ImageDown,
  type LucideIcon,
  Maximize,
  Network,
  Printer,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useOrgChartLabels } from '#ui/labels/org-chart.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { ZOOM_STEP } from '../chart-keys.ts'
import { tools } from '../org-chart.css.ts'

interface ChartToolsProps {
  onZoom: (by: number) => void
  onFit: () => void
  onTurn: () => void
  onOpenAll: () => void
  onCloseAll: () => void
  onPrint: () => void
  /** Undefined where nobody takes the picture. */
  onSave: (() => void) | undefined
  saving: boolean
}

/** The buttons over a chart. */
export function ChartTools({ onSave, saving, ...on }: ChartToolsProps) {
  const words = useOrgChartLabels()
  const buttons: [icon: LucideIcon, label: string, run: () => void][] = [
    [ZoomIn, words.zoomIn, () => on.onZoom(ZOOM_STEP)],
    [ZoomOut, words.zoomOut, () => on.onZoom(1 / ZOOM_STEP)],
    [Maximize, words.fit, on.onFit],
    [Network, words.turn, on.onTurn],
    [ChevronsUpDown, words.openAll, on.onOpenAll],
    [ChevronsDownUp, words.closeAll, on.onCloseAll],
    [Printer, words.print, on.onPrint],
  ]
  return (
    <div className={tools}>
      {buttons.map(([icon, label, run]) => (
        <Tooltip key={label} label={label}>
          <IconButton icon={icon} label={label} onClick={run} />
        </Tooltip>
      ))}
      {onSave && (
        <Tooltip label={words.save}>
          <IconButton icon={ImageDown} label={words.save} loading={saving} onClick={onSave} />
        </Tooltip>
      )}
    </div>
  )
}
