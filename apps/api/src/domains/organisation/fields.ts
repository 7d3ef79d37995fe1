import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

const path = sql<string>`field_path(fields.company_id, fields.id)`

export default defineOperations('fields', {
  ...standardSet('fields', {
    table: 'fields',
    item: 'field',
    words: { table: 'field_words', key: 'field_id' },
    defaultSort: 'path',
    computed: { path: () => path },
    fields: { name: { sortsBy: sql`vn_fold(fields.name)` }, path: { sortsBy: sql`vn_fold(${path})` } },
  }),
})
