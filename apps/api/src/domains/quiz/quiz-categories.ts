import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

export default defineOperations('quizCategories', {
  ...standardSet('quizCategories', {
    table: 'quiz_categories',
    item: 'category',
    words: { table: 'quiz_category_words', key: 'quiz_category_id' },
    defaultSort: 'name',
    fields: { name: { sortsBy: sql`vn_fold(quiz_categories.name)` } },
  }),
})
