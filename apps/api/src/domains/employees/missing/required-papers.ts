import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { namesIn } from '../../../contract/list-query/names.ts'
import { standardSet } from '../../../standard-set/standard-set.ts'

/** The papers that the company asks of its people. */
export default defineOperations('requiredPapers', {
  ...standardSet('requiredPapers', {
    table: 'required_papers',
    item: 'required_paper',
    words: { table: 'required_paper_words', key: 'required_paper_id' },
    defaultSort: 'name',
    fields: {
      name: { sortsBy: sql`vn_fold(required_papers.name)` },
      document_type_id: { names: namesIn('document_types') },
    },
    computed: {
      document_type_name: () => sql`(
        select kind.name from document_types kind
        where kind.company_id = required_papers.company_id and kind.id = required_papers.document_type_id)`,
    },
  }),
})
