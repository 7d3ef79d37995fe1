import { filteredList } from '#web/kit/list/filter-text.ts'

const user = 'nguoi-dung'

/** The trail; of one user, or of everybody. */
export function auditPath(userId?: number): string {
  const path = '/phan-quyen/nhat-ky'
  return userId === undefined ? path : filteredList(path, 'user_id', { operator: 'in', value: [userId] })
}

/** The explanation of rights; about one user, or still to be chosen. */
export function explainPath(userId?: number): string {
  return `/phan-quyen/giai-thich${userId === undefined ? '' : `?${user}=${userId}`}`
}

/** What an explanation is asked about, as its address says it; what is unknown or wrong counts as absent. */
export interface ExplainAddress {
  userId: number | undefined
  /** The path of a screen, out of the route table. */
  screen: string | undefined
  /** An operationId. */
  operation: string | undefined
}

/** Reads the address of an explanation. */
export function readExplain(search: URLSearchParams): ExplainAddress {
  const id = Number(search.get(user))
  return {
    userId: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    screen: search.get('man-hinh') ?? undefined,
    operation: search.get('thao-tac') ?? undefined,
  }
}

/** Writes it; foreign keys (`mode=test`) stay. */
export function writeExplain(
  { userId, screen, operation }: ExplainAddress,
  before: URLSearchParams,
): URLSearchParams {
  const search = new URLSearchParams(before)
  const keys = { [user]: userId?.toString(), 'man-hinh': screen, 'thao-tac': operation }
  for (const [key, value] of Object.entries(keys)) {
    if (value === undefined) search.delete(key)
    else search.set(key, value)
  }
  return search
}
