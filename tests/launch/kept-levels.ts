import { connect } from '../../apps/api/src/db/connect.ts'
import { withServerOf } from './data-folder.ts'

/** Reads what the stopped product has kept, past the walls, and has PostgreSQL look at every index. */
export function inspectLevels(dataDir: string): Promise<{ codes: string[]; total: number }> {
  return withServerOf(dataDir, async ({ urls }) => {
    const { pool, ...superuser } = connect(urls.superuser, { max: 1, statementTimeout: 0 })
    await pool.query('create extension if not exists amcheck')
    await pool.query(
      `select bt_index_check(index => indexrelid, heapallindexed => true)
       from pg_index join pg_class on pg_class.oid = indexrelid
       where relam = (select oid from pg_am where amname = 'btree') and relkind = 'i' and relpersistence = 'p'`,
    )
    const { rows: levels } = await pool.query<{ code: string }>('select code from levels')
    const { rows: counts } = await pool.query<{ total: number }>(
      `select total from table_counts where table_name = 'levels'`,
    )
    await superuser.close()
    return { codes: levels.map(({ code }) => code), total: counts[0]?.total ?? 0 }
  })
}
