import { Fragment, useMemo, useState } from 'react'
import type { ListActions } from './list-actions.ts'

/**
 * What several parts of a screen add to its list, in their order. The row's actions keep their identity as long as
 * those of the parts do; the number of parts never changes.
 */
export function useTogether<Of>(parts: readonly ListActions<Of>[]): ListActions<Of> {
  const rows = parts.map(({ row }) => row)
  const [kept, setKept] = useState(rows)
  if (rows.some((row, place) => row !== kept[place])) setKept(rows)
  const row = useMemo(() => kept.flatMap((one) => one ?? []), [kept])
  const exporter = parts.find(({ onExport }) => onExport !== undefined)
  return {
    page: parts.flatMap(({ page }) => page ?? []),
    row,
    bulk: parts.flatMap(({ bulk }) => bulk ?? []),
    ...(exporter?.onExport && { onExport: exporter.onExport }),
    exporting: exporter?.exporting ?? false,
    dialogs: parts.map(({ dialogs }, place) => <Fragment key={`part-${place}`}>{dialogs}</Fragment>),
  }
}
