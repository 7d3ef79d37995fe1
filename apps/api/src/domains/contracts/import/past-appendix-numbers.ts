import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'

type Transaction = Pick<CompanyTransaction, 'db' | 'inThisCompany'>

/**
 * Has each contract go on behind the highest number of the appendices that an import brought, so that no gap among them is
 * given to a new one: what stood there may lie in a cupboard. Whoever draws meanwhile waits.
 */
export async function goOnBehindAppendices(
  { db, inThisCompany }: Transaction,
  importId: number,
): Promise<void> {
  await sql`
    insert into number_counters as kept (company_id, kind, series_year, parent, last_number)
    select past.company_id, past.kind, past.series_year, ${parent}, max(past.sequence)
    from appendices
    join contracts on contracts.company_id = appendices.company_id and contracts.id = appendices.contract_id
    join drawn_numbers past on past.company_id = appendices.company_id and past.record_kind = 'appendices'
      and past.record_id = appendices.id and past.is_past and past.sequence is not null
    join number_series series on series.company_id = past.company_id and series.kind = past.kind
    where ${inThisCompany('appendices')} and appendices.import_id = ${importId}
    group by past.company_id, past.kind, past.series_year, ${parent}
    order by past.series_year, ${parent}
    on conflict (company_id, kind, series_year, parent)
    do update set last_number = greatest(kept.last_number, excluded.last_number)`.execute(db)
}

/** Puts their counters back to the highest number that stays for the import's undo, unless somebody has drawn since; asked before its appendices are gone. */
export async function standBackBehindAppendices(
  { db, inThisCompany }: Transaction,
  importId: number,
): Promise<void> {
  await sql`
    update number_counters counter set last_number = brought.others
    from (
      select past.company_id, past.kind, past.series_year, contracts.contract_number as parent,
        max(past.sequence) as last,
        (select coalesce(max(book.sequence), 0) from appendices other
          join drawn_numbers book on book.company_id = other.company_id and book.kind = past.kind
            and book.series_year = past.series_year and book.number_key = lower(other.appendix_number) and not book.is_twin
          where other.company_id = contracts.company_id and other.contract_id = contracts.id
            and other.import_id is distinct from ${importId}) as others
      from appendices
      join contracts on contracts.company_id = appendices.company_id and contracts.id = appendices.contract_id
      join drawn_numbers past on past.company_id = appendices.company_id and past.record_kind = 'appendices'
        and past.record_id = appendices.id and past.is_past and past.sequence is not null
      where ${inThisCompany('appendices')} and appendices.import_id = ${importId}
      group by past.company_id, past.kind, past.series_year, contracts.company_id, contracts.id, contracts.contract_number
    ) as brought
    where ${inThisCompany('counter')} and counter.kind = brought.kind and counter.series_year = brought.series_year
      and counter.parent = brought.parent and counter.last_number = brought.last`.execute(db)
}

/** Numbers that are counted within each contract have it in their counter. */
const parent = sql`case when series.pattern like '%{n}%' then contracts.contract_number else '' end`
