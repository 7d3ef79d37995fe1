import { Tree } from '@nhansu/ui/tree/tree.tsx'
import type { TreeId } from '@nhansu/ui/tree/tree-item.ts'
import { openToLevel } from '@nhansu/ui/tree/tree-rows.ts'
import { useState } from 'react'
import { units } from './tree-items.ts'
import { mountTree } from './tree-mount.tsx'

function Ours() {
  const [open, setOpen] = useState<readonly TreeId[]>([])
  return (
    <>
      <button type="button" onClick={() => setOpen(openToLevel(units, Infinity))}>
        Mở hết
      </button>
      <Tree
        label="Đơn vị"
        items={units}
        searchable
        expanded={open}
        onExpandedChange={setOpen}
        selectionMode="single"
        renderEnd={({ data }) => `${data?.people} người`}
      />
    </>
  )
}

mountTree(<Ours />)
