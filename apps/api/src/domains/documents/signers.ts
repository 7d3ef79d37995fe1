import { type SqlBool, sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { standardSet } from '../../standard-set/standard-set.ts'
import { signerState } from './signer-state.ts'

const employee = (column: 'full_name' | 'nhansu_id') => sql`(
  select ${sql.ref(`signing.${column}`)} from employees signing
  where signing.company_id = signers.company_id and signing.id = signers.employee_id)`

export default defineOperations('signers', {
  ...standardSet('signers', {
    table: 'signers',
    item: 'signer',
    words: { table: 'signer_words', key: 'signer_id' },
    defaultSort: '-valid_from',
    fields: {
      printed_title: { sortsBy: sql`vn_fold(signers.printed_title)` },
      paper_kind: {
        values: 'string',
        matches: (kinds) => ({
          table: 'signers',
          key: 'id',
          where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.paper_kinds`)} && ${kinds}::text[]`,
        }),
      },
      state: {
        values: 'string',
        matches: (states) => ({
          table: 'signers',
          key: 'id',
          where: (alias) => sql<SqlBool>`${signerState(alias)} = any(${states}::text[])`,
        }),
      },
    },
    computed: {
      employee_name: () => employee('full_name'),
      nhansu_id: () => employee('nhansu_id'),
      state: () => sql`${signerState('signers')}`,
      authority_document_number: () => sql`(
        select held.number from documents held
        where held.company_id = signers.company_id and held.id = signers.authority_document_id)`,
    },
  }),
})
