import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

export default defineOperations('trainingFormalities', {
  ...standardSet('trainingFormalities', {
    table: 'training_formalities',
    item: 'formality',
    words: { table: 'training_formality_words', key: 'training_formality_id' },
    defaultSort: 'name',
    fields: { name: { sortsBy: sql`vn_fold(training_formalities.name)` } },
  }),
})
