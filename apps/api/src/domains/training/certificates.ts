import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

const group = sql`(
  select jsonb_build_object('id', held.id, 'name', held.name) from certificate_groups held
  where held.company_id = certificates.company_id and held.id = certificates.group_id)`

export default defineOperations('certificates', {
  ...standardSet('certificates', {
    table: 'certificates',
    item: 'certificate',
    words: { table: 'certificate_words', key: 'certificate_id' },
    defaultSort: 'name',
    fields: { name: { sortsBy: sql`vn_fold(certificates.name)` } },
    computed: { group: (included) => (included.has('group') ? group : undefined) },
  }),
})
