import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Signed and in the company's hands, with neither its copy nor an id on the platform of electronic contracts. */
export const isUnsigned = sql<SqlBool>`(contracts.state in ('issued', 'ended') and not contracts.has_file)`

/** Whole days after that of the signature, by the law of a day, at whose end the id of an electronic contract is late. */
export const daysOfId = (day: RawBuilder<unknown>) =>
  sql<number>`ceil(law_value('e_contract_hours', ${day}) / 24)::integer`

/**
 * The day by which the id of an electronic contract is due: so many hours after the last signature (Nghị định
 * 337/2025/NĐ-CP), of which the product knows the day alone, so by the end of the day in which they are over. Null where
 * there is a copy or an id, and for what was signed before the decree was in force.
 */
export const eContractDue = sql<string | null>`(case when ${isUnsigned}
  then contracts.sign_date + ${daysOfId(sql`contracts.sign_date`)} end)`

/** Days back in which a contract without its copy is told of: one that is older lies in a cupboard. */
export const daysUnsigned = 30

/** What was signed within these days and has neither a copy nor an id; read from an index of those alone. */
export const isNewlyUnsigned = sql<SqlBool>`(${isUnsigned}
  and contracts.sign_date between current_date - ${daysUnsigned}::integer and current_date)`
