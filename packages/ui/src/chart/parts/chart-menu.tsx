import { Copy, EllipsisVertical, ImageDown, Printer } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#ui/dropdown-menu/dropdown-menu.tsx'
import { MenuItem } from '#ui/dropdown-menu/menu-item.tsx'
import { useChartLabels } from '#ui/labels/chart.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { printSheet } from '#ui/picture/print-sheet.ts'
import type { ChartProps } from '../chart-data.ts'
import { chartPicture } from './chart-picture.ts'
import { copiedTable } from './copied-table.ts'

interface ChartMenuProps extends Pick<
  ChartProps,
  'title' | 'rowTitle' | 'series' | 'rows' | 'note' | 'onPicture'
> {
  summary: string
  figure: RefObject<HTMLElement | null>
}

/** What can be taken away of a chart: a picture, a sheet of paper, its table. One live region tells how it went. */
export function ChartMenu({ figure, summary, onPicture, ...chart }: ChartMenuProps) {
  const words = useChartLabels()
  const [told, setTold] = useState('')
  const tell = async (work: Promise<void>, done: string, failed: string) => {
    setTold('')
    setTold(
      await work.then(
        () => done,
        () => failed,
      ),
    )
  }
  const heading = [chart.title, summary, chart.note ?? ''].filter(Boolean)
  const save = async () => {
    if (figure.current) onPicture?.(await chartPicture(figure.current, heading))
  }
  const print = () => {
    // A clone is of the same kind.
    const copy = figure.current?.cloneNode(true) as HTMLElement | undefined
    for (const table of copy?.querySelectorAll('[data-table]') ?? []) table.removeAttribute('class')
    if (copy) printSheet(copy)
  }
  const copy = () => navigator.clipboard.writeText(copiedTable(chart.rowTitle, chart.series, chart.rows))
  return (
    <div data-screen-only="">
      <DropdownMenu>
        <DropdownMenuTrigger>
          <IconButton icon={EllipsisVertical} label={`${words.menu}: ${chart.title}`} size="small" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {onPicture && (
            <MenuItem icon={ImageDown} onSelect={() => void tell(save(), words.saved, words.pictureFailed)}>
              {words.savePicture}
            </MenuItem>
          )}
          <MenuItem icon={Printer} onSelect={print}>
            {words.print}
          </MenuItem>
          <MenuItem icon={Copy} onSelect={() => void tell(copy(), words.copied, words.copyFailed)}>
            {words.copy}
          </MenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <output>
        <VisuallyHidden>{told}</VisuallyHidden>
      </output>
    </div>
  )
}
