import type { Input } from '@nhansu/sdk/contract'
import { type BoardStage, boardStageLabels } from '@nhansu/sdk/domains/contracts'
import { initialTableState, pageSizes } from '@nhansu/ui/data-table/table-state.ts'
import { contractBoardPath } from '../contract-paths.ts'

/** What the board is asked for. */
export interface BoardAddress {
  unit: number | null
  stage: BoardStage | null
  late: boolean
  /** From 1. */
  page: number
  /** Rows of a page. */
  size: number
}

const usualSize = initialTableState.size

/** The address of the board that shows this. */
export function boardPath({
  unit = null,
  stage = null,
  late = false,
  page = 1,
  size = usualSize,
}: Partial<BoardAddress>): string {
  const search = new URLSearchParams({
    ...(unit !== null && { 'don-vi': String(unit) }),
    ...(stage !== null && { 'giai-doan': stage }),
    ...(late && { 'tre-han': '1' }),
    ...(page > 1 && { trang: String(page) }),
    ...(size !== usualSize && { 'so-dong': String(size) }),
  }).toString()
  return search === '' ? contractBoardPath : `${contractBoardPath}?${search}`
}

/** What an address asks for; what is wrong counts as absent. */
export function boardAsked(search: URLSearchParams): BoardAddress {
  const stage = search.get('giai-doan') ?? ''
  return {
    unit: numberIn(search, 'don-vi'),
    stage: isStage(stage) ? stage : null,
    late: search.get('tre-han') === '1',
    page: numberIn(search, 'trang') ?? 1,
    size: pageSizes.find((size) => size === numberIn(search, 'so-dong')) ?? usualSize,
  }
}

/** The call that such an address makes. */
export function boardInput({ unit, stage, late, page, size }: BoardAddress) {
  return {
    query: {
      ...(unit !== null && { department_id: unit }),
      ...(stage !== null && { stage }),
      ...(late && { late }),
      ...(page > 1 && { page }),
      size,
    },
  } satisfies Input<'contractBoard.show'>
}

function numberIn(search: URLSearchParams, key: string): number | null {
  const number = Number(search.get(key))
  return Number.isSafeInteger(number) && number > 0 && number <= 1_000_000 ? number : null
}

const isStage = (word: string): word is BoardStage => Object.hasOwn(boardStageLabels, word)
