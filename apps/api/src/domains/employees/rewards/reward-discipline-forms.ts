import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { standardSet } from '../../../standard-set/standard-set.ts'

/** The company's forms of rewards; the four forms of discipline stand among them and are kept by the database. */
export default defineOperations('rewardDisciplineForms', {
  ...standardSet('rewardDisciplineForms', {
    table: 'reward_discipline_forms',
    item: 'reward_form',
    words: { table: 'reward_form_words', key: 'reward_form_id' },
    // Rewards first: the four forms of discipline are there to be read.
    defaultSort: '-type',
    fields: { name: { sortsBy: sql`vn_fold(reward_discipline_forms.name)` } },
  }),
})
