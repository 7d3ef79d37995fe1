import { retentionClassLabels } from '@nhansu/sdk/domains/personal-data'
import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import type { LawConstantKey } from '../../../law/constants.ts'
import { leftOut } from './left-out.ts'
import { dataParts } from './parts.ts'
import type { RetentionClass } from './taken-table.ts'

/** The number of the law that says for how long a class is kept; what proves the service stays, and what keeps the product going has numbers of its own. */
export const monthsOf: Readonly<Partial<Record<RetentionClass, LawConstantKey>>> = {
  contact: 'keep_leaver_contact_months',
  health: 'keep_leaver_health_months',
  bank: 'keep_leaver_bank_months',
  family: 'keep_leaver_family_months',
  identity: 'keep_leaver_identity_months',
  pay: 'keep_leaver_pay_months',
  contract: 'keep_leaver_contract_months',
}

/** What is kept by the class of each type of document, which the company sets. */
const byDocumentType: ReadonlySet<string> = new Set(['documents', 'document_employees'])

/** Dữ liệu nào được giữ, bao lâu: for everybody, as the numbers stand today. */
export default defineOperations('dataMap', {
  'dataMap.show': async (_, { db, inThisCompany }) => {
    const { rows } = await sql<{ key: string; value: number; source: string }>`
      select distinct on (key) key, value::float8 as value, source from law_values_in_force
      where key = any(${Object.values(monthsOf)}::text[]) and from_date <= current_date
      order by key, from_date desc`.execute(db)
    const inForce = new Map(rows.map(({ key, ...said }) => [key, said]))
    const { rows: types } = await sql<{ name: string; keep: RetentionClass }>`
      select name, retention_class as keep from document_types where ${inThisCompany('document_types')}
      order by vn_fold(name), id`.execute(db)
    // Keys of a record whose keys are the classes.
    const classes = (Object.keys(retentionClassLabels) as RetentionClass[]).map((key) => {
      const said = inForce.get(monthsOf[key] ?? '')
      return {
        key,
        months: said?.value ?? null,
        source: said?.source ?? null,
        parts: dataParts
          .filter(({ keep, table }) => keep === key && !byDocumentType.has(table))
          .map(({ title }) => title),
        document_types: types.filter(({ keep }) => keep === key).map(({ name }) => name),
      }
    })
    return {
      data_map: { classes, left_out: leftOut.map(({ why, tables }) => ({ why, tables: tables.length })) },
    }
  },
})
