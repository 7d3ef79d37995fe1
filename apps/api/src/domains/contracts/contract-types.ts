import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { templatesOfTypes } from '../../print/templates/company-paper.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

export default defineOperations('contractTypes', {
  ...standardSet('contractTypes', {
    table: 'contract_types',
    item: 'contract_type',
    words: { table: 'contract_type_words', key: 'contract_type_id' },
    defaultSort: 'kind,name',
    fields: { name: { sortsBy: sql`vn_fold(contract_types.name)` } },
    computed: {
      own_number_pattern: () => sql`(
        select series.pattern from number_series series
        where series.company_id = contract_types.company_id and series.contract_type_id = contract_types.id
          and series.is_active)`,
      own_template_name: () => sql`(
        select template.name from files template
        where template.company_id = contract_types.company_id and template.owner_id = contract_types.id
          and template.owner_kind = ${templatesOfTypes.ownerKind} and template.purpose = ${templatesOfTypes.purpose}
          and template.removed_at is null order by template.id desc limit 1)`,
    },
  }),
})
