import { noSelection, type Selection, withRows } from '@nhansu/ui/data-table/selection.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useCallback, useState } from 'react'
import { matchingIds } from './calls.ts'
import type { AnyResource, AnyRow } from './define-resource.ts'
import { errorText } from '#web/kit/feedback/messages.ts'

/** So many ids a call takes at once, unless its caller says otherwise. */
const usualMost = 1000

/** The rows that the reader has chosen, on whatever page. */
export function useSelection(
  definition: AnyResource,
  rows: readonly AnyRow[] | undefined,
  query: Record<string, unknown>,
) {
  const [selection, setSelection] = useState<Selection>(noSelection)
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map())
  const toast = useToast()

  const select = (next: Selection) => {
    // Kept beyond this page, so that a question can name every chosen row.
    const seen = (rows ?? []).map((row) => [row.id, definition.nameOf(row)] as const)
    setNames((known) => new Map([...known, ...seen]))
    setSelection(next)
  }
  const letGo = useCallback(
    (ids: readonly number[]) =>
      setSelection((now) => (now.kind === 'some' ? withRows(now, ids, false) : noSelection)),
    [],
  )
  const idsOf = async (chosen: Selection, most = usualMost) => {
    try {
      const ids =
        chosen.kind === 'some' ? chosen.ids.map(Number) : await allBut(chosen.except.map(Number), most)
      if (ids.length <= most) return ids
      toast.warn(`Mỗi lần chỉ làm được với ${formatNumber(most)} dòng. Hãy lọc bớt rồi làm lại.`)
    } catch (error) {
      toast.bad(errorText(error))
    }
    return undefined
  }
  const allBut = async (except: readonly number[], most: number) => {
    const left = new Set(except)
    const ids = await matchingIds(definition, query, most + left.size + 1)
    return ids.filter((id) => !left.has(id))
  }
  return { selection, select, letGo, names, idsOf }
}
