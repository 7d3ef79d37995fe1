import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { addressText } from '../../address-text.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

export default defineOperations('partnerInfos', {
  ...standardSet('partnerInfos', {
    table: 'partner_infos',
    item: 'partnerInfo',
    words: { table: 'partner_info_words', key: 'partner_info_id' },
    defaultSort: 'name',
    computed: { full_address: () => addressText('partner_infos') },
    fields: { name: { sortsBy: sql`vn_fold(partner_infos.name)` } },
  }),
})
