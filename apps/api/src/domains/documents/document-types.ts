import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

export default defineOperations('documentTypes', {
  ...standardSet('documentTypes', {
    table: 'document_types',
    item: 'document_type',
    words: { table: 'document_type_words', key: 'document_type_id' },
    defaultSort: 'name',
    fields: { name: { sortsBy: sql`vn_fold(document_types.name)` } },
  }),
})
