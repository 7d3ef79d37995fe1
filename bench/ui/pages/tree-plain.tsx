import type { TreeItem } from '@nhansu/ui/tree/tree-item.ts'
import { useState } from 'react'
import { units } from './tree-items.ts'
import { mountTree } from './tree-mount.tsx'

type Unit = TreeItem<{ people: number }>

/** What a tree costs that draws every open node: the limit that drawing in part is there to beat. */
function Branch({ items, open }: { items: readonly Unit[]; open: boolean }) {
  return items.map(({ id, label, data, children }) => (
    <div key={id}>
      <div role="treeitem" aria-selected={false} tabIndex={-1} style={{ height: 36 }}>
        {label} {data?.people} người
      </div>
      {open && children && (
        <div style={{ paddingInlineStart: 20 }}>
          <Branch items={children} open />
        </div>
      )}
    </div>
  ))
}

function Plain() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Mở hết
      </button>
      <Branch items={units} open={open} />
    </>
  )
}

mountTree(<Plain />)
