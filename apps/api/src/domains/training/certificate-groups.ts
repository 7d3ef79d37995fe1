import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

export default defineOperations('certificateGroups', {
  ...standardSet('certificateGroups', {
    table: 'certificate_groups',
    item: 'certificate_group',
    words: { table: 'certificate_group_words', key: 'certificate_group_id' },
    defaultSort: 'name',
    fields: { name: { sortsBy: sql`vn_fold(certificate_groups.name)` } },
  }),
})
