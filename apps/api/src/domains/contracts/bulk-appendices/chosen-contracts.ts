import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { shapeOf } from '../../../contract/list-query/shape.ts'
import { wholeList } from '../../../contract/list-query/whole.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { askAsOf, contractSource, writableContracts } from '../contract-rows.ts'

/** So many contracts are amended at once. */
const most = 5_000
const shownMost = '5,000'

type Chosen = Pick<Input<'appendices.bulk'>['body'], 'ids' | 'matching'>

/**
 * The contracts that are meant: by their ids, or all that the list finds and the asker may write.
 * @throws ApiFailure 400 where neither or both are said, and for a filter that finds none or too many
 */
export async function chosenContracts(context: ProductContext, { ids, matching }: Chosen): Promise<number[]> {
  if ((ids === undefined) === (matching === undefined)) {
    throw invalidInput({ ids: ['Hãy chọn các hợp đồng, hoặc lấy theo bộ lọc của danh sách.'] })
  }
  if (matching === undefined) return ids ?? []
  const { as_of, except = [], ...query } = matching
  await askAsOf(context, as_of)
  const parts = { source: contractSource, visible: writableContracts, columns: sql`contracts.id` }
  const { total, batches } = await wholeList<{ id: number }>(
    context,
    query,
    parts,
    shapeOf(operationNamed('contracts.list')),
  )
  if (total > most + except.length) throw tooMany(total)
  const left = new Set(except)
  const found: number[] = []
  for await (const batch of batches) found.push(...batch.map(({ id }) => id).filter((id) => !left.has(id)))
  if (found.length > most) throw tooMany(found.length)
  if (found.length === 0) throw invalidInput({ matching: ['Không có hợp đồng nào theo bộ lọc này.'] })
  return found
}

function tooMany(count: number) {
  const text = `Mỗi lần lập phụ lục cho tối đa ${shownMost} hợp đồng, bộ lọc đang có ${count}. Hãy lọc bớt.`
  return invalidInput({ matching: [text] })
}
