import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

export default defineOperations('classifies', {
  ...standardSet('classifies', {
    table: 'classifies',
    item: 'classify',
    words: { table: 'classify_words', key: 'classify_id' },
    defaultSort: 'applies_to,rank',
    fields: { name: { sortsBy: sql`vn_fold(classifies.name)` } },
  }),
})
