import { foldVietnamese } from '@nhansu/ui/format/fold-vietnamese.ts'
import type { TreeItem } from '@nhansu/ui/tree/tree-item.ts'
import { useRef, useState } from 'react'
import { type NodeRendererProps, Tree, type TreeApi } from 'react-arborist'
import { units } from './tree-items.ts'
import { mountTree } from './tree-mount.tsx'

interface Node {
  id: string
  name: string
  people: number
  children?: Node[]
}

const nodeOf = ({ id, label, data, children }: TreeItem<{ people: number }>): Node => ({
  id: String(id),
  name: label,
  people: data?.people ?? 0,
  ...(children && { children: children.map(nodeOf) }),
})
const nodes = units.map(nodeOf)

function Row({ node, style, dragHandle }: NodeRendererProps<Node>) {
  return (
    <div ref={dragHandle} style={style}>
      {node.data.name} {node.data.people} người
    </div>
  )
}

function Peer() {
  const tree = useRef<TreeApi<Node>>(null)
  const [words, setWords] = useState('')
  return (
    <>
      <button type="button" onClick={() => tree.current?.openAll()}>
        Mở hết
      </button>
      <input aria-label="Tìm trong cây" value={words} onChange={({ target }) => setWords(target.value)} />
      <Tree<Node>
        ref={tree}
        data={nodes}
        openByDefault={false}
        rowHeight={36}
        height={900}
        width={600}
        searchTerm={words}
        searchMatch={(node, term) => foldVietnamese(node.data.name).includes(foldVietnamese(term))}
      >
        {Row}
      </Tree>
    </>
  )
}

mountTree(<Peer />)
