import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { addressText } from '../../address-text.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

export default defineOperations('trainingLocations', {
  ...standardSet('trainingLocations', {
    table: 'training_locations',
    item: 'location',
    words: { table: 'training_location_words', key: 'training_location_id' },
    defaultSort: 'name',
    computed: { full_address: () => addressText('training_locations') },
    fields: { name: { sortsBy: sql`vn_fold(training_locations.name)` } },
  }),
})
