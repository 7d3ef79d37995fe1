import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

export default defineOperations('trainingTypes', {
  ...standardSet('trainingTypes', {
    table: 'training_types',
    item: 'type',
    words: { table: 'training_type_words', key: 'training_type_id' },
    defaultSort: 'name',
    fields: { name: { sortsBy: sql`vn_fold(training_types.name)` } },
  }),
})
