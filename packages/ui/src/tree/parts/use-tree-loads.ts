import { useState } from 'react'
import type { TreeId, TreeItem } from '../tree-item.ts'

/** How the loading of a node's children stands; absent when nothing is under way. */
export type LoadState = 'loading' | 'failed'

/** Loads children when a node is opened, once at a time for each, and remembers what failed. */
export function useTreeLoads<Data>(
  onLoad: ((item: TreeItem<Data>) => Promise<unknown>) | undefined,
  onFailure: (item: TreeItem<Data>) => void,
) {
  const [states, setStates] = useState<ReadonlyMap<TreeId, LoadState>>(new Map())
  const set = (id: TreeId, state: LoadState | null) =>
    setStates((before) => {
      const next = new Map(before)
      if (state === null) next.delete(id)
      else next.set(id, state)
      return next
    })
  const load = (item: TreeItem<Data>) => {
    if (!onLoad || states.get(item.id) === 'loading') return
    set(item.id, 'loading')
    onLoad(item).then(
      () => set(item.id, null),
      () => {
        set(item.id, 'failed')
        onFailure(item)
      },
    )
  }
  return { stateOf: (id: TreeId) => states.get(id) ?? null, load }
}
