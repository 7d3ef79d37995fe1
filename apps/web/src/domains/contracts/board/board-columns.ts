import type { Schemas } from '@nhansu/sdk/contract'
import { type BoardStage, boardStageLabels } from '@nhansu/sdk/domains/contracts'
import type { BoardAddress } from './board-address.ts'

/** A figure of the board, and the rows that it opens. */
interface Figure {
  key: keyof Schemas['BoardCounts']
  label: string
  opens: Partial<BoardAddress>
}

// Object.keys forgets the names of the table's keys.
const stages = Object.keys(boardStageLabels) as BoardStage[]

/** All, what is late, and each stage. */
export const figures: readonly Figure[] = [
  { key: 'total', label: 'Tổng số', opens: {} },
  { key: 'late', label: 'Trễ hạn', opens: { late: true } },
  ...stages.map((stage): Figure => ({ key: stage, label: boardStageLabels[stage], opens: { stage } })),
]
