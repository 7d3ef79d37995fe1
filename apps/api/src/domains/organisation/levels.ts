import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

export default defineOperations('levels', {
  ...standardSet('levels', {
    table: 'levels',
    item: 'level',
    words: { table: 'level_words', key: 'level_id' },
    defaultSort: 'rank',
    fields: { name: { sortsBy: sql`vn_fold(levels.name)` } },
  }),
})
