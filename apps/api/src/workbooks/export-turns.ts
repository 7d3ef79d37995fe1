import { sql } from 'kysely'
import { ApiFailure } from '../contract/failure.ts'
import type { ProductContext } from '../contract/handlers.ts'

/** Exports at once: of one user, and of everybody on this database. Each holds a connection while it is sent. */
const mostOfOne = 2
const mostOfAll = 4

/**
 * Takes a turn for an export, held until the transaction ends, however it ends and in whatever process it runs.
 * @throws ApiFailure 429 when the user has two running, 503 when there are four
 */
export async function takeTurn(context: ProductContext): Promise<void> {
  const { userId } = context.session
  if (!(await holdOneOf(context, `export of ${userId}`, mostOfOne))) {
    throw new ApiFailure(
      429,
      'Bạn đang xuất hai danh sách. Vui lòng đợi một danh sách xuất xong rồi thử lại.',
      {
        retryAfter: 5,
      },
    )
  }
  if (!(await holdOneOf(context, 'export', mostOfAll))) {
    throw new ApiFailure(503, 'Nhiều người đang xuất danh sách cùng lúc. Vui lòng thử lại sau ít giây.', {
      retryAfter: 5,
    })
  }
}

async function holdOneOf({ db }: ProductContext, name: string, places: number): Promise<boolean> {
  const { rows } = await sql`
    select place from generate_series(1, ${places}::integer) as place
    where pg_try_advisory_xact_lock(hashtextextended(${name} || ' ' || place, 0)) limit 1`.execute(db)
  return rows.length > 0
}
