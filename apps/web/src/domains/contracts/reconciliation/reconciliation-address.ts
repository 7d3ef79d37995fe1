import type { Input } from '@nhansu/sdk/contract'
import { type Mismatch, mismatchLabels } from '@nhansu/sdk/domains/contracts'
import { initialTableState, pageSizes } from '@nhansu/ui/data-table/table-state.ts'
import { reconciliationPath as path } from '../contract-paths.ts'

/** What is asked for. */
export interface ReconciliationAddress {
  unit: number | null
  mismatch: Mismatch | null
  /** From 1. */
  page: number
  /** Rows of a page. */
  size: number
}

const usualSize = initialTableState.size

/** The address of the screen that shows this. */
export function reconciliationAt({
  unit = null,
  mismatch = null,
  page = 1,
  size = usualSize,
}: Partial<ReconciliationAddress>): string {
  const search = new URLSearchParams({
    ...(unit !== null && { 'don-vi': String(unit) }),
    ...(mismatch !== null && { loai: mismatch }),
    ...(page > 1 && { trang: String(page) }),
    ...(size !== usualSize && { 'so-dong': String(size) }),
  }).toString()
  return search === '' ? path : `${path}?${search}`
}

/** What an address asks for; what is wrong counts as absent. */
export function reconciliationAsked(search: URLSearchParams): ReconciliationAddress {
  const mismatch = search.get('loai') ?? ''
  return {
    unit: numberIn(search, 'don-vi'),
    mismatch: isMismatch(mismatch) ? mismatch : null,
    page: numberIn(search, 'trang') ?? 1,
    size: pageSizes.find((size) => size === numberIn(search, 'so-dong')) ?? usualSize,
  }
}

/** The call that such an address makes. */
export function reconciliationInput({ unit, mismatch, page, size }: ReconciliationAddress) {
  return {
    query: {
      ...(unit !== null && { department_id: unit }),
      ...(mismatch !== null && { mismatch }),
      ...(page > 1 && { page }),
      size,
    },
  } satisfies Input<'reconciliation.show'>
}

function numberIn(search: URLSearchParams, key: string): number | null {
  const number = Number(search.get(key))
  return Number.isSafeInteger(number) && number > 0 && number <= 1_000_000 ? number : null
}

const isMismatch = (word: string): word is Mismatch => Object.hasOwn(mismatchLabels, word)
