import { type SqlBool, sql } from 'kysely'
import { defineOwnedWork } from '../../owned-work.ts'

/** Saved queries that somebody shares with the company; those of his own alone go with him. */
export const ownedQueries = defineOwnedWork({
  key: 'statistics_queries',
  resource: 'statisticsQueries',
  title: 'Mẫu điều kiện dùng chung',
  link: '/bao-cao/theo-dieu-kien',
  needs: 'report_export',
  of: 'user',
  table: 'statistics_queries',
  column: 'owner_id',
  isOpen: sql<SqlBool>`statistics_queries.is_shared`,
  // A name stands once among those of one owner.
  prepare: async ({ db, inThisCompany }, from, to) => {
    await sql`
      update statistics_queries set name = left(name, 80) || ' (' || id || ')'
      where ${inThisCompany('statistics_queries')} and owner_id = ${from} and is_shared and exists (
        select from statistics_queries theirs
        where theirs.company_id = statistics_queries.company_id and theirs.owner_id = ${to}
          and lower(theirs.name) = lower(statistics_queries.name))`.execute(db)
  },
})
