import type { ProductContext } from '../../contract/handlers.ts'
import type { StandingValue } from '../employees/public.ts'
import { type KeptItem, spoken, valuesOfItem, viewOf } from './request-items.ts'
import type { WholeRequest } from './request-rows.ts'

/** The sentence of the domain's rules, section 11. */
export const movedOn = 'Dữ liệu đã thay đổi sau khi gửi yêu cầu, vui lòng kiểm tra lại.'

/** An item over whose value somebody has written since it was sent. */
export interface Clash {
  item: KeptItem
  /** What stands there now; undefined where its row is gone. */
  current: StandingValue | undefined
}

/** Which items meet another value than the one they were sent over; a row to be removed must be the very same. */
export function clashesOf(
  items: readonly KeptItem[],
  found: ReadonlyMap<string, StandingValue | undefined>,
): readonly Clash[] {
  return items.flatMap((item): Clash[] => {
    const current = found.get(item.path)
    const isRow = item.path.split('.').length === 2
    const isSame = isRow ? current?.version === item.base_version : current?.value === item.old_value
    return current !== undefined && isSame ? [] : [{ item, current }]
  })
}

/** A clash as the reviewer sees it: three values side by side, but for what stands behind dots. */
export async function clashWords(context: ProductContext, request: WholeRequest, { item, current }: Clash) {
  const { label, isDotted } = viewOf(context, request, item.path)
  const named = { id: item.id, path: item.path, label, is_dotted: isDotted }
  if (isDotted) return named
  return {
    ...named,
    ...(await valuesOfItem(context, item)),
    current_value: await spoken(context, item.path, current?.value ?? null),
  }
}
