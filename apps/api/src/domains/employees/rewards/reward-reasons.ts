import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { standardSet } from '../../../standard-set/standard-set.ts'

/** The company's reasons of rewards and of disciplines. */
export default defineOperations('rewardReasons', {
  ...standardSet('rewardReasons', {
    table: 'reward_reasons',
    item: 'reward_reason',
    words: { table: 'reward_reason_words', key: 'reward_reason_id' },
    defaultSort: 'name',
    fields: { name: { sortsBy: sql`vn_fold(reward_reasons.name)` } },
  }),
})
