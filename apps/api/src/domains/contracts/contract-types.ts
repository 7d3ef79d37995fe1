import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

export default defineOperations('contractTypes', {
  ...standardSet('contractTypes', {
    table: 'contract_types',
    item: 'contract_type',
    words: { table: 'contract_type_words', key: 'contract_type_id' },
    defaultSort: 'kind,name',
    fields: { name: { sortsBy: sql`vn_fold(contract_types.name)` } },
  }),
})
